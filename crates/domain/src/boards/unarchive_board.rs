//! Take an archived board out again.

use contract::boards::{ArchiveBoard, BoardView};

use super::archive_board::{put, take};
use crate::{ctx::Ctx, error::Result};

/// `BoardArchiveResource/delete`.
pub async fn unarchive_board(ctx: Ctx, input: ArchiveBoard) -> Result<BoardView> {
    let tx = ctx.house.db.begin().await?;
    let board = take(&ctx, &tx, &input).await?;
    put(&ctx, tx, board, None).await
}
