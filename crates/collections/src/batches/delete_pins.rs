//! Delete many pins.

use contract::batches::{BatchVerb, BatchView, DeletePins};
use kernel::{ctx::Ctx, error::Result};

use super::start_batch::start_batch;

/// `BulkEditResource/delete`. They can be restored while they are in the bin.
pub async fn delete_pins(ctx: Ctx, input: DeletePins) -> Result<BatchView> {
    let viewer = ctx.user()?;
    start_batch(&ctx, viewer, BatchVerb::Delete, &input.pins, None).await
}
