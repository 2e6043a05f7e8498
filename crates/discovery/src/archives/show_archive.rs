//! The view of an archive: how far it is, and where it can be fetched.

use contract::{
    archives::{ArchiveStatus, ArchiveView},
    ids::{BoardId, UserId},
};
use kernel::{ctx::Ctx, error::Result};
use store::Run;

use super::sql::{self, ArchiveRow};

/// An archive that is not made by then has failed: a day, as long as its job is
/// tried.
const PATIENCE_MS: i64 = 24 * 60 * 60 * 1_000;

/// The newest archive that a user requested: of a board, or their newest export.
pub async fn latest_archive(
    ctx: &Ctx,
    run: &impl Run,
    user: UserId,
    board: Option<BoardId>,
) -> Result<Option<ArchiveView>> {
    let row = sql::latest(run, user, board).await?;
    Ok(row.map(|row| show(row, ctx.now())))
}

/// The same, while it is still being made: there is no second one then.
pub async fn waiting_archive(
    ctx: &Ctx,
    run: &impl Run,
    user: UserId,
    board: Option<BoardId>,
) -> Result<Option<ArchiveView>> {
    let latest = latest_archive(ctx, run, user, board).await?;
    Ok(latest.filter(|one| one.status == ArchiveStatus::Waiting))
}

pub(super) fn show(row: ArchiveRow, now: i64) -> ArchiveView {
    let status = match row.status.as_str() {
        "ready" => ArchiveStatus::Ready,
        "waiting" if now < row.created_ms + PATIENCE_MS => ArchiveStatus::Waiting,
        _ => ArchiveStatus::Failed,
    };
    let is_ready = status == ArchiveStatus::Ready;
    let folder = match row.board_id {
        Some(_) => "downloads",
        None => "exports",
    };
    ArchiveView {
        id: row.id,
        board_id: row.board_id,
        status,
        done: row.done,
        total: row.total,
        bytes: is_ready.then_some(row.bytes),
        url: is_ready.then(|| format!("/{folder}/{}/", row.id)),
        created_ms: row.created_ms,
        expires_ms: row.expires_ms,
    }
}
