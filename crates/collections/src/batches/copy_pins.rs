//! Saves many pins to another board or section.

use contract::batches::{BatchVerb, BatchView, CopyPins};
use kernel::{ctx::Ctx, error::Result};

use super::start_batch::{Into, start_batch};

/// `BulkEditResource/create`: saves pins to a board. Caller: a viewer of their
/// board who may save to the other.
pub async fn copy_pins(ctx: Ctx, input: CopyPins) -> Result<BatchView> {
    let viewer = ctx.writer()?;
    let into = Into {
        board: input.into_board_id,
        section: input.into_section_id,
    };
    start_batch(&ctx, viewer, BatchVerb::Copy, &input.pins, Some(into)).await
}
