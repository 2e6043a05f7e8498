//! The pins of a board.

use contract::{
    answers::{Page, Written},
    boards::ListBoardPins,
    pins::PinView,
};

use super::get_board::visible;
use crate::{
    ctx::Ctx,
    error::Result,
    lists::{keyset, keyset_page},
    pins::{show_pins::show_pins, sql as pins},
};

/// `BoardFeedResource/get`: newest first.
pub async fn list_board_pins(ctx: Ctx, input: ListBoardPins) -> Result<Page<Written<PinView>>> {
    let board = visible(&ctx, input.board_id).await?;
    let scope = format!("board_pins {}", board.id);
    let Some(below) = keyset(&ctx, &scope, &input.bookmarks)? else {
        return Ok(Page::ended());
    };
    let most = input.page_size.items() as i64 + 1;
    let ids = pins::ids_of_board(&ctx.house.db, input.board_id, below, most).await?;
    let page = keyset_page(&ctx, &scope, input.page_size, ids, |id| *id);
    Ok(Page {
        items: show_pins(&ctx, &page.items).await?,
        bookmark: page.bookmark,
    })
}
