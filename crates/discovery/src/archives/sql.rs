//! The only place that names `archives`.

use contract::ids::{ArchiveId, BoardId, UserId};
use kernel::{error::Result, tx::Tx};
use store::{Run, args, owned, row, sql};

row! {
    /// One requested archive.
    pub struct ArchiveRow {
        pub id: ArchiveId,
        pub user_id: UserId,
        /// The board it is of; none for an export.
        pub board_id: Option<BoardId>,
        pub status: String,
        pub done: i64,
        pub total: i64,
        pub bytes: i64,
        pub created_ms: i64,
        pub expires_ms: i64,
    }
}

/// A statement that answers whole rows.
macro_rules! whole {
    ($rest:literal) => {
        concat!(
            "SELECT id, user_id, board_id, status, done, total, bytes, created_ms, expires_ms FROM archives ",
            $rest
        )
    };
}

sql! {
    FIND: ArchiveRow = whole!("WHERE id = $1");
    LATEST_EXPORT: ArchiveRow = whole!("WHERE user_id = $1 AND board_id IS NULL ORDER BY id DESC LIMIT 1");
    LATEST_OF_BOARD: ArchiveRow = whole!("WHERE user_id = $1 AND board_id = $2 ORDER BY id DESC LIMIT 1");
    COUNT_BOARDS: i64 =
        "SELECT count(*) FROM archives WHERE user_id = $1 AND board_id IS NOT NULL AND created_ms > $2";
    INSERT: () =
        "INSERT INTO archives (id, user_id, board_id, status, created_ms, expires_ms) \
         VALUES ($1, $2, $3, 'waiting', $4, $5)";
    PROGRESS: () = "UPDATE archives SET done = $2, total = $3 WHERE id = $1";
    END: () = "UPDATE archives SET status = $2, bytes = $3 WHERE id = $1";
    IDS_OF: ArchiveId = "SELECT id FROM archives WHERE user_id = $1";
    READY: ArchiveId = "SELECT id FROM archives WHERE id > $1 AND status = 'ready' ORDER BY id LIMIT 1000";
    DELETE_EXPIRED: ArchiveId = "DELETE FROM archives WHERE expires_ms < $1 RETURNING id";
}

owned! {
    archives: "archives",
        read "SELECT id, board_id, status, bytes, created_ms FROM archives WHERE user_id = $1",
        erase "DELETE FROM archives WHERE user_id = $1";
}

/// One archive.
pub async fn find(run: &impl Run, id: ArchiveId) -> Result<Option<ArchiveRow>> {
    Ok(run.opt(&FIND, &args![id]).await?)
}

/// The newest archive that a user requested: of a board, or their newest export.
pub async fn latest(
    run: &impl Run,
    user: UserId,
    board: Option<BoardId>,
) -> Result<Option<ArchiveRow>> {
    Ok(match board {
        Some(board) => run.opt(&LATEST_OF_BOARD, &args![user, board]).await?,
        None => run.opt(&LATEST_EXPORT, &args![user]).await?,
    })
}

/// How many archives of boards a user requested since a moment.
pub async fn count_boards(run: &impl Run, user: UserId, since_ms: i64) -> Result<i64> {
    Ok(run.one(&COUNT_BOARDS, &args![user, since_ms]).await?)
}

/// Adds a waiting archive.
pub async fn insert(tx: &Tx, row: &ArchiveRow) -> Result<()> {
    let args = args![
        row.id,
        row.user_id,
        row.board_id,
        row.created_ms,
        row.expires_ms
    ];
    tx.exec(&INSERT, &args).await?;
    Ok(())
}

/// Notes how many pictures are in, of how many.
pub async fn progress(tx: &Tx, id: ArchiveId, done: usize, total: usize) -> Result<()> {
    tx.exec(&PROGRESS, &args![id, done as i64, total as i64])
        .await?;
    Ok(())
}

/// Notes that the file is ready, with its bytes, or has failed.
pub async fn end(tx: &Tx, id: ArchiveId, status: &str, bytes: u64) -> Result<()> {
    tx.exec(&END, &args![id, status, bytes as i64]).await?;
    Ok(())
}

/// Ids of all archives of a user.
pub async fn ids_of(run: &impl Run, user: UserId) -> Result<Vec<ArchiveId>> {
    Ok(run.all(&IDS_OF, &args![user]).await?)
}

/// Some archives that are finished, the next after this one.
pub async fn ready(run: &impl Run, after: i64) -> Result<Vec<ArchiveId>> {
    Ok(run.all(&READY, &args![after]).await?)
}

/// Deletes the archives that had expired by then; answers their ids.
pub async fn delete_expired(tx: &Tx, now_ms: i64) -> Result<Vec<ArchiveId>> {
    Ok(tx.all(&DELETE_EXPIRED, &args![now_ms]).await?)
}
