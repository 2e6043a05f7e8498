//! Merges a section into another.

use contract::{
    errors::Code,
    sections::{MergeSections, SectionView},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{find_section::locked, show_sections::section_view_of};
use crate::{
    boards::{self, find_section::on_board},
    pins::{self, renew_covers::renew_covers},
};

/// `BoardSectionMergeResource/create`: merges sections. Caller: a user who
/// organises the board. The pins keep their places on the board.
pub async fn merge_sections(ctx: Ctx, input: MergeSections) -> Result<SectionView> {
    let viewer = ctx.writer()?;
    if input.section_id == input.into_section_id {
        let same = Error::field(Code::InvalidInput, "into_section_id");
        return Err(same.detail("a section cannot be merged with itself"));
    }
    let tx = ctx.begin().await?;
    let (board, section) = locked(&tx, viewer, input.section_id).await?;
    let into = on_board(&tx, &board, input.into_section_id).await?;
    let id = board.id;
    pins::move_section(&tx, id, section.id, Some(into.id)).await?;
    boards::count_section_pins(&tx, into.id, section.pin_count).await?;
    boards::delete_section(&tx, &section).await?;
    boards::count_sections(&tx, id, -1).await?;
    renew_covers(&tx, id, Some(into.id)).await?;
    tx.commit().await?;
    section_view_of(&ctx, input.into_section_id).await
}
