//! The only place that names `exports`.

use contract::ids::{ExportId, UserId};
use kernel::error::Result;
use store::{Run, Tx, args, owned, row, sql};

row! {
    /// One file that was asked for.
    pub struct ExportRow {
        pub id: i64,
        pub user_id: i64,
        pub status: String,
        pub done: i64,
        pub total: i64,
        pub bytes: i64,
        pub created_ms: i64,
    }
}

sql! {
    FIND: ExportRow = "SELECT id, user_id, status, done, total, bytes, created_ms FROM exports WHERE id = $1";
    LATEST: ExportRow = "SELECT id, user_id, status, done, total, bytes, created_ms FROM exports WHERE user_id = $1 ORDER BY id DESC LIMIT 1";
    INSERT: () = "INSERT INTO exports (id, user_id, status, created_ms) VALUES ($1, $2, 'waiting', $3)";
    PROGRESS: () = "UPDATE exports SET done = $2, total = $3 WHERE id = $1";
    END: () = "UPDATE exports SET status = 'ready', bytes = $2 WHERE id = $1";
    IDS_OF: i64 = "SELECT id FROM exports WHERE user_id = $1";
    DELETE_OLD: i64 = "DELETE FROM exports WHERE created_ms < $1 RETURNING id";
}

owned! {
    exports: "exports",
        read "SELECT id, status, bytes, created_ms FROM exports WHERE user_id = $1",
        erase "DELETE FROM exports WHERE user_id = $1";
}

/// One export.
pub async fn find(run: &impl Run, id: ExportId) -> Result<Option<ExportRow>> {
    Ok(run.opt(&FIND, &args![id.0]).await?)
}

/// A user's last export.
pub async fn latest(run: &impl Run, user: UserId) -> Result<Option<ExportRow>> {
    Ok(run.opt(&LATEST, &args![user.0]).await?)
}

/// Inserts a requested export.
pub async fn insert(tx: &Tx, id: ExportId, user: UserId, now: i64) -> Result<()> {
    tx.exec(&INSERT, &args![id.0, user.0, now]).await?;
    Ok(())
}

/// Notes how many pictures are in, of how many.
pub async fn progress(tx: &Tx, id: ExportId, done: usize, total: usize) -> Result<()> {
    let (done, total) = (done as i64, total as i64);
    tx.exec(&PROGRESS, &args![id.0, done, total]).await?;
    Ok(())
}

/// Notes that the file is there, of so many bytes.
pub async fn end(tx: &Tx, id: ExportId, bytes: u64) -> Result<()> {
    tx.exec(&END, &args![id.0, bytes as i64]).await?;
    Ok(())
}

/// All exports of a user.
pub async fn ids_of(run: &impl Run, user: UserId) -> Result<Vec<i64>> {
    Ok(run.all(&IDS_OF, &args![user.0]).await?)
}

/// Forgets what was asked for before `before_ms`; answers what it was.
pub async fn delete_old(tx: &Tx, before_ms: i64) -> Result<Vec<i64>> {
    Ok(tx.all(&DELETE_OLD, &args![before_ms]).await?)
}
