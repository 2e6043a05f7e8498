//! The pins of a section.

use contract::{
    answers::{Page, Written},
    pins::PinView,
    sections::ListSectionPins,
};
use kernel::{ctx::Ctx, error::Result};

use super::find_section::visible;
use crate::pins::{Part, list_board_pins::list_part};

/// `BoardSectionPinsResource/get`: a section's pins in their order. Caller: every
/// viewer who sees the board.
pub async fn list_section_pins(ctx: Ctx, input: ListSectionPins) -> Result<Page<Written<PinView>>> {
    let section = visible(&ctx, input.section_id).await?;
    let (board, part) = (section.board_id, Part::Section(section.id));
    list_part(&ctx, board, part, &input.bookmarks, input.page_size).await
}
