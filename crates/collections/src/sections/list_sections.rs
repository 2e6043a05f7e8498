//! The sections of a board.

use contract::{
    answers::Page,
    sections::{ListSections, SectionView},
};
use kernel::{
    ctx::Ctx,
    error::Result,
    lists::{keyset, keyset_page},
};

use super::show_sections::section_views;
use crate::boards::{self, get_board::visible};

/// `BoardSectionsResource/get`: a board's sections in their order. Caller: every
/// viewer who sees the board.
pub async fn list_sections(ctx: Ctx, input: ListSections) -> Result<Page<SectionView>> {
    let board = visible(&ctx, input.board_id).await?;
    let scope = format!("sections {}", board.id);
    let Some(below) = keyset(&ctx, &scope, &input.bookmarks)? else {
        return Ok(Page::ended());
    };
    let most = input.page_size.items() as i64 + 1;
    let rows = boards::list_sections(&ctx.house.db, input.board_id, below, most).await?;
    let page = keyset_page(&ctx, &scope, input.page_size, rows, |row| row.place);
    Ok(Page {
        items: section_views(&ctx, &page.items).await?,
        bookmark: page.bookmark,
    })
}
