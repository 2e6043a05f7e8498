//! Deletes many pins.

use contract::batches::{BatchVerb, BatchView, DeletePins};
use kernel::{ctx::Ctx, error::Result};

use super::start_batch::start_batch;

/// `BulkEditResource/delete`: deletes pins of a board. Caller: its owner, or a
/// collaborator, who without the right to organise deletes their own alone. They
/// can be restored while they are in the bin.
pub async fn delete_pins(ctx: Ctx, input: DeletePins) -> Result<BatchView> {
    let viewer = ctx.user()?;
    start_batch(&ctx, viewer, BatchVerb::Delete, &input.pins, None).await
}
