//! The only place that names `downloads`.

use contract::ids::{BoardId, DownloadId, UserId};
use kernel::error::Result;
use store::{Run, Tx, args, owned, row, sql};

row! {
    /// One board's file that was asked for.
    pub struct DownloadRow {
        pub id: i64,
        pub user_id: i64,
        pub board_id: i64,
        pub status: String,
        pub done: i64,
        pub total: i64,
        pub bytes: i64,
        pub created_ms: i64,
    }
}

sql! {
    FIND: DownloadRow = "SELECT id, user_id, board_id, status, done, total, bytes, created_ms FROM downloads WHERE id = $1";
    LATEST: DownloadRow = "SELECT id, user_id, board_id, status, done, total, bytes, created_ms FROM downloads WHERE user_id = $1 AND board_id = $2 ORDER BY id DESC LIMIT 1";
    COUNT_SINCE: i64 = "SELECT count(*) FROM downloads WHERE user_id = $1 AND created_ms > $2";
    INSERT: () = "INSERT INTO downloads (id, user_id, board_id, status, created_ms) VALUES ($1, $2, $3, 'waiting', $4)";
    PROGRESS: () = "UPDATE downloads SET done = $2, total = $3 WHERE id = $1";
    END: () = "UPDATE downloads SET status = $2, bytes = $3 WHERE id = $1";
    IDS_OF: i64 = "SELECT id FROM downloads WHERE user_id = $1";
    DELETE_OLD: i64 = "DELETE FROM downloads WHERE created_ms < $1 RETURNING id";
}

owned! {
    downloads: "downloads",
        read "SELECT id, board_id, status, bytes, created_ms FROM downloads WHERE user_id = $1",
        erase "DELETE FROM downloads WHERE user_id = $1";
}

/// One download.
pub async fn find(run: &impl Run, id: DownloadId) -> Result<Option<DownloadRow>> {
    Ok(run.opt(&FIND, &args![id.0]).await?)
}

/// A user's last download of a board.
pub async fn latest(run: &impl Run, user: UserId, board: BoardId) -> Result<Option<DownloadRow>> {
    Ok(run.opt(&LATEST, &args![user.0, board.0]).await?)
}

/// How many downloads a user requested from a moment on.
pub async fn count_since(run: &impl Run, user: UserId, since_ms: i64) -> Result<i64> {
    Ok(run.one(&COUNT_SINCE, &args![user.0, since_ms]).await?)
}

/// Inserts a requested download.
pub async fn insert(tx: &Tx, id: DownloadId, user: UserId, board: i64, now: i64) -> Result<()> {
    tx.exec(&INSERT, &args![id.0, user.0, board, now]).await?;
    Ok(())
}

/// Notes how many pictures are in, of how many.
pub async fn progress(tx: &Tx, id: DownloadId, done: usize, total: usize) -> Result<()> {
    let (done, total) = (done as i64, total as i64);
    tx.exec(&PROGRESS, &args![id.0, done, total]).await?;
    Ok(())
}

/// Notes that the file is there, of so many bytes, or never will be.
pub async fn end(tx: &Tx, id: DownloadId, status: &str, bytes: u64) -> Result<()> {
    tx.exec(&END, &args![id.0, status, bytes as i64]).await?;
    Ok(())
}

/// All downloads of a user.
pub async fn ids_of(run: &impl Run, user: UserId) -> Result<Vec<i64>> {
    Ok(run.all(&IDS_OF, &args![user.0]).await?)
}

/// Forgets what was asked for before `before_ms`; answers what it was.
pub async fn delete_old(tx: &Tx, before_ms: i64) -> Result<Vec<i64>> {
    Ok(tx.all(&DELETE_OLD, &args![before_ms]).await?)
}
