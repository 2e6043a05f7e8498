//! The pins of a board.

use contract::{
    answers::{Bookmark, Page, PageSize, Written},
    boards::ListBoardPins,
    ids::{BoardId, PinId},
    pins::PinView,
};
use kernel::{
    ctx::Ctx,
    error::Result,
    lists::{keyset, keyset_page},
};

use super::{
    show_pins::show_pins_of_board,
    sql::{self, places::Part},
};
use crate::boards::get_board::visible;

/// `BoardFeedResource/get`: pins in the board's order, the newest first until one
/// is moved. Caller: every viewer who sees the board.
pub async fn list_board_pins(ctx: Ctx, input: ListBoardPins) -> Result<Page<Written<PinView>>> {
    visible(&ctx, input.board_id).await?;
    let part = match input.filter_section_pins {
        true => Part::Sectionless,
        false => Part::Whole,
    };
    list_part(
        &ctx,
        input.board_id,
        part,
        &input.bookmarks,
        input.page_size,
    )
    .await
}

/// Pins of a part of a board that the viewer may see, in their order. A walk goes
/// by place: a pin that is moved meanwhile is seen where it is then.
pub async fn list_part(
    ctx: &Ctx,
    board: BoardId,
    part: Part,
    bookmark: &Bookmark,
    size: PageSize,
) -> Result<Page<Written<PinView>>> {
    let scope = format!("board_pins {board} {part:?}");
    let Some(below) = keyset(ctx, &scope, bookmark)? else {
        return Ok(Page::ended());
    };
    let most = size.items() as i64 + 1;
    let places = sql::places::places(&ctx.house.db, board, part, below, most).await?;
    let page = keyset_page(ctx, &scope, size, places, |row| row.place);
    let ids: Vec<PinId> = page.items.iter().map(|row| row.pin_id).collect();
    Ok(Page {
        items: show_pins_of_board(ctx, &ids).await?,
        bookmark: page.bookmark,
    })
}
