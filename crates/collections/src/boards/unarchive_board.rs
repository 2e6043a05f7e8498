//! Takes a board out of the archive.

use contract::boards::{ArchiveBoard, BoardView};
use kernel::{ctx::Ctx, error::Result};

use super::archive_board::{put, take};

/// `BoardArchiveResource/delete`: takes a board out of the archive. Caller: board
/// owner.
pub async fn unarchive_board(ctx: Ctx, input: ArchiveBoard) -> Result<BoardView> {
    let tx = ctx.begin().await?;
    let board = take(&ctx, &tx, &input).await?;
    put(&ctx, tx, board, None).await
}
