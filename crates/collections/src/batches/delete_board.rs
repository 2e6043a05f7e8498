//! Deletes a board and its pins.

use contract::{
    batches::{BatchVerb, BatchView},
    boards::DeleteBoard,
};
use kernel::{ctx::Ctx, error::Result};

use super::start_board_batch::start_board_batch;
use crate::boards::{find_role::lock_as, policy};

/// `BoardResource/delete`: deletes a board. Caller: board owner. The board and
/// its pins lie in the bin for 30 days; they go there before this answers, or as
/// a job that the board shows.
pub async fn delete_board(ctx: Ctx, input: DeleteBoard) -> Result<BatchView> {
    let viewer = ctx.user()?;
    let tx = ctx.begin().await?;
    let (board, role) = lock_as(&tx, viewer, input.board_id).await?;
    policy::may_manage(role)?;
    start_board_batch(
        &ctx,
        tx,
        BatchVerb::DeleteBoard,
        &board,
        board.pin_count,
        None,
    )
    .await
}
