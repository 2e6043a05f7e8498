//! Requests an archive, which a job then makes.

use contract::{
    archives::ArchiveView,
    ids::{ArchiveId, BoardId, UserId},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    tx::Tx,
};
use queue::NewJob;
use store::Run;

use super::{
    show_archive::show,
    sql::{self, ArchiveRow},
};

/// An archive to be made.
pub struct NewArchive {
    /// Who requests it, and alone may fetch it.
    pub user: UserId,
    /// The board it is of; none for an export.
    pub board: Option<BoardId>,
    /// The job that makes it; its body is the archive's id.
    pub job: &'static str,
    /// How long it can be fetched, in milliseconds from now.
    pub kept_ms: i64,
}

/// Adds a waiting archive and enqueues its job.
pub async fn request_archive(ctx: &Ctx, tx: &Tx, new: NewArchive) -> Result<ArchiveView> {
    let now = ctx.now();
    let row = ArchiveRow {
        id: ArchiveId(ctx.new_id()),
        user_id: new.user,
        board_id: new.board,
        status: "waiting".to_owned(),
        done: 0,
        total: 0,
        bytes: 0,
        created_ms: now,
        expires_ms: now + new.kept_ms,
    };
    sql::insert(tx, &row).await?;
    let body = row.id.to_string();
    let job = NewJob {
        kind: new.job,
        key: Some(&body),
        body: &body,
        due_ms: now,
    };
    queue::enqueue(tx, job).await?;
    Ok(show(row, now))
}

/// How many archives of boards a user requested since a moment.
pub async fn count_archived_boards(run: &impl Run, user: UserId, since_ms: i64) -> Result<i64> {
    sql::count_boards(run, user, since_ms).await
}

/// A requested archive that is still to be made.
pub struct Waiting {
    /// Id.
    pub id: ArchiveId,
    /// Who requested it.
    pub user: UserId,
    /// The board it is of; none for an export.
    pub board: Option<BoardId>,
}

/// The archive that a job's body names, if it is still to be made.
pub async fn find_waiting(run: &impl Run, body: &str) -> Result<Option<Waiting>> {
    let id = body.parse().map_err(|()| Error::internal("no id"))?;
    let row = sql::find(run, id).await?;
    Ok(row
        .filter(|row| row.status == "waiting")
        .map(|row| Waiting {
            id: row.id,
            user: row.user_id,
            board: row.board_id,
        }))
}

/// Ends a job's work: the archive is ready with so many bytes, or has failed.
pub async fn end_archive(tx: &Tx, id: ArchiveId, bytes: Option<u64>) -> Result<()> {
    match bytes {
        Some(bytes) => sql::end(tx, id, "ready", bytes).await,
        None => sql::end(tx, id, "failed", 0).await,
    }
}
