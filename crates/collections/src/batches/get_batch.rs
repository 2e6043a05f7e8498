//! Progress of a batch.

use contract::batches::{BatchView, GetBatch};
use kernel::{ctx::Ctx, error::Result};

use super::{
    show_batches::{batch_view, own},
    sql,
};

/// `BulkEditStatusResource/get`: a batch's progress. Caller: the user who began
/// it; others' are not found.
pub async fn get_batch(ctx: Ctx, input: GetBatch) -> Result<BatchView> {
    let viewer = ctx.user()?;
    own(viewer, sql::find(&ctx.house.db, input.batch_id).await?)?;
    batch_view(&ctx, input.batch_id).await
}
