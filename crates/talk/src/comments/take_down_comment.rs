//! Takes a comment down by a decision of the host.

use contract::ids::{CommentId, PinId};
use kernel::{ctx::Ctx, error::Result, tx::Tx};

use super::{count_comments::count_comments, delete_comment::remove, sql};

/// Takes a comment down for the host: its author alone sees it from then on, and its replies, and
/// neither is counted. Harmless when it is gone, or taken down. Asks no policy. The pin must have
/// been locked.
pub async fn take_down_comment(ctx: &Ctx, tx: &Tx, pin: PinId, id: CommentId) -> Result<()> {
    let before = sql::find_on(tx, pin, id).await?;
    let is_new = sql::take_down(tx, pin, id, ctx.now()).await?;
    // One that was deleted, and may come back, is counted no longer.
    match before.filter(|_| is_new) {
        Some(row) => count_comments(tx, &row, -row.weight()).await,
        None => Ok(()),
    }
}

/// Puts back a comment that the host took down, with its replies; harmless when it is gone. The
/// pin must have been locked.
pub async fn put_back_comment(tx: &Tx, pin: PinId, id: CommentId) -> Result<()> {
    if !sql::put_back(tx, pin, id).await? {
        return Ok(());
    }
    match sql::find_on(tx, pin, id).await? {
        Some(row) => count_comments(tx, &row, row.weight()).await,
        None => Ok(()),
    }
}

/// Deletes for good what the host took down; harmless when it is gone or back. The pin must have
/// been locked, unless it lies in the bin.
pub async fn forget_taken_down(tx: &Tx, pin: PinId, id: CommentId) -> Result<()> {
    let row = sql::find_on(tx, pin, id).await?;
    match row.and_then(|row| row.taken_down_ms) {
        Some(_) => remove(tx, pin, id).await,
        None => Ok(()),
    }
}
