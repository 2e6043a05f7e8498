//! A section, by id or by address.

use contract::{
    boards::GetBoard,
    errors::Code,
    ids::SectionId,
    sections::{GetSection, SectionView},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{find_section::visible, show_sections::section_views};
use crate::boards::{self, get_board::find_id as find_board_id};

/// `BoardSectionResource/get`: a section. Caller: every viewer who sees its
/// board.
pub async fn get_section(ctx: Ctx, input: GetSection) -> Result<SectionView> {
    let id = find_id(&ctx, input).await?;
    let row = visible(&ctx, id).await?;
    let mut views = section_views(&ctx, &[row]).await?;
    views.pop().ok_or_else(Error::not_found)
}

/// The id of the section that is meant, whether the viewer may see it or not.
pub async fn find_id(ctx: &Ctx, input: GetSection) -> Result<SectionId> {
    match (input.section_id, input.section_slug) {
        (Some(id), _) => Ok(id),
        (None, Some(section_slug)) => {
            let board = GetBoard {
                board_id: input.board_id,
                username: input.username,
                slug: input.slug,
            };
            let board = find_board_id(ctx, &board).await?;
            let id =
                boards::section_by_slug(&ctx.house.db, board, &section_slug.to_lowercase()).await?;
            id.ok_or_else(Error::not_found)
        }
        (None, None) => {
            let missing = Error::field(Code::InvalidInput, "section_id");
            Err(missing.detail("section_id, or username, slug and section_slug, is required"))
        }
    }
}
