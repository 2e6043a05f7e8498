//! Renames a section.

use accounts::rules::ask_about_name::ask_about_name;
use contract::sections::{SectionView, UpdateSection};
use kernel::{ctx::Ctx, error::Result, validate};

use super::{
    create_section::{claim, slug},
    find_section::locked,
    show_sections::section_view_of,
};
use crate::boards;

/// `BoardSectionEditResource/update`: renames a section. Caller: a user who
/// organises the board.
pub async fn update_section(ctx: Ctx, input: UpdateSection) -> Result<SectionView> {
    let viewer = ctx.writer()?;
    let title = validate::name("name", &input.name, 1, 50)?;
    let tx = ctx.begin().await?;
    let (board, mut section) = locked(&tx, viewer, input.section_id).await?;
    if title != section.title {
        ask_about_name(&ctx.house, &tx, &title).await?;
    }
    let slug = slug(&title, input.section_id);
    section.title = title;
    if slug != section.slug {
        boards::free_section_slug(&tx, board.id, &section.slug).await?;
        section.slug = slug;
        claim(&tx, &section).await?;
    }
    boards::update_section(&tx, &section).await?;
    tx.commit().await?;
    section_view_of(&ctx, input.section_id).await
}
