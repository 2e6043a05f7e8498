//! Makes views of batches.

use contract::{
    batches::{BatchState, BatchView},
    ids::{BatchId, UserId},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};
use serde::{Serialize, de::DeserializeOwned};

use super::sql::{self, BatchRow};

/// A batch's progress.
pub(super) async fn batch_view(ctx: &Ctx, id: BatchId) -> Result<BatchView> {
    let row = sql::find(&ctx.house.db, id).await?;
    let row = row.ok_or_else(Error::not_found)?;
    let state = parse(&row.state)?;
    let skipped = sql::skipped(&ctx.house.db, row.id).await?;
    Ok(BatchView {
        id,
        board_id: row.board_id,
        verb: parse(&row.verb)?,
        state,
        total: row.total,
        done: match state {
            BatchState::Done | BatchState::Undone => row.total,
            BatchState::Running | BatchState::Undoing => row.done,
        },
        skipped,
    })
}

/// The batch, if it is this user's; *not found* otherwise.
pub(super) fn own(viewer: UserId, batch: Option<BatchRow>) -> Result<BatchRow> {
    let batch = batch.filter(|batch| batch.user_id == viewer);
    batch.ok_or_else(Error::not_found)
}

/// A word of the contract as it is kept.
pub(super) fn name(word: impl Serialize) -> Result<String> {
    let value = serde_json::to_value(word)?;
    Ok(value.as_str().unwrap_or_default().to_owned())
}

/// The word that was kept.
pub(super) fn parse<T: DeserializeOwned>(kept: &str) -> Result<T> {
    Ok(serde_json::from_value(kept.into())?)
}
