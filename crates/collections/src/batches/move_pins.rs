//! Moves many pins to a board or section.

use contract::batches::{BatchVerb, BatchView, MovePins};
use kernel::{ctx::Ctx, error::Result};

use super::start_batch::{Into, start_batch};

/// `BulkEditResource/update`: moves pins. Caller: owner or collaborator of both
/// boards; a collaborator without the right to organise moves their own alone.
pub async fn move_pins(ctx: Ctx, input: MovePins) -> Result<BatchView> {
    let viewer = ctx.writer()?;
    let into = Into {
        board: input.into_board_id,
        section: input.into_section_id,
    };
    start_batch(&ctx, viewer, BatchVerb::Move, &input.pins, Some(into)).await
}
