//! Restores a board from the bin.

use contract::{
    batches::BatchVerb,
    bin::RestoreBoard,
    boards::BoardView,
    ids::{BoardId, UserId},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    tx::Tx,
};

use super::KEPT_MS;
use crate::{
    batches::start_board_batch::start_board_batch,
    boards::{self, BinnedBoard, bin_board::unbin_board, show_boards::board_view_of},
    pins,
};

/// `DeletedBoardsResource/update`: restores a board. Caller: its owner, who
/// deleted it. It stands where it stood, with its sections, followers and
/// collaborators; under its address or, where that is taken meanwhile, with a
/// number. Its pins come before this answers, or as a job that the board shows.
pub async fn restore_board(ctx: Ctx, input: RestoreBoard) -> Result<BoardView> {
    let viewer = ctx.writer()?;
    let tx = ctx.begin().await?;
    let kept = own(&ctx, &tx, viewer, input.board_id).await?;
    unbin_board(&ctx, &tx, &kept).await?;
    let found = boards::find(&tx, input.board_id).await?;
    let board = found.ok_or_else(Error::not_found)?;
    let total = pins::count_binned_with(&tx, input.board_id).await?;
    start_board_batch(&ctx, tx, BatchVerb::RestoreBoard, &board, total, None).await?;
    let found = boards::find(&ctx.house.db, input.board_id).await?;
    board_view_of(&ctx, &found.ok_or_else(Error::not_found)?).await
}

/// The deleted board, locked, if it is this user's and can still be restored;
/// *not found* otherwise.
pub(super) async fn own(ctx: &Ctx, tx: &Tx, viewer: UserId, id: BoardId) -> Result<BinnedBoard> {
    let since = ctx.now() - KEPT_MS;
    let found = boards::lock_binned(tx, id).await?;
    let own = found.filter(|row| row.owner_id == viewer && row.binned_ms >= since);
    own.ok_or_else(Error::not_found)
}
