//! The address of a board as a QR code.

use collections::boards::{get_board::visible, show_boards::board_view_of};
use contract::shares::{GetBoardQr, LinkQr};
use kernel::{ctx::Ctx, error::Result};

use super::draw_link::draw_link;

/// `BoardQrResource/get`: the same of a board. Caller: every viewer who sees the board.
pub async fn get_board_qr(ctx: Ctx, input: GetBoardQr) -> Result<LinkQr> {
    let row = visible(&ctx, input.board_id).await?;
    let path = board_view_of(&ctx, &row).await?.board.url;
    draw_link(&ctx, &path, &path).await
}
