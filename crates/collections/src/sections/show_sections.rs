//! Makes whole views of sections.

use contract::{ids::SectionId, sections::SectionView};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use crate::boards::{
    self, StoredSection,
    show_boards::{board_refs, cover_images},
    show_sections::section_ref,
};

/// Whole sections, in the order of the rows. Whether the viewer may see them is
/// asked before: a section is as visible as its board.
pub async fn section_views(ctx: &Ctx, rows: &[StoredSection]) -> Result<Vec<SectionView>> {
    let boards = board_refs(ctx, rows.iter().map(|row| row.board_id)).await?;
    let view = |row: &StoredSection| {
        let board = boards.get(&row.board_id)?;
        Some(SectionView {
            section: section_ref(row),
            board: (**board).clone(),
            pin_count: row.pin_count,
            cover_images: cover_images(ctx, &row.covers),
        })
    };
    Ok(rows.iter().filter_map(view).collect())
}

/// One whole section, after a change.
pub(super) async fn section_view_of(ctx: &Ctx, id: SectionId) -> Result<SectionView> {
    let row = boards::stored_section(&ctx.house.db, id).await?;
    let row = row.ok_or_else(Error::not_found)?;
    let mut views = section_views(ctx, &[row]).await?;
    views.pop().ok_or_else(Error::not_found)
}
