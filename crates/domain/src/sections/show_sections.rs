//! Makes views of sections: whole, and beside pins.

use std::collections::HashMap;

use contract::{
    ids::{BoardId, SectionId, UserId},
    sections::{SectionRef, SectionView},
};

use super::sql::{self, SectionRow};
use crate::{
    boards::show_boards::{self, board_refs, cover_images},
    ctx::Ctx,
    error::{Error, Result},
};

/// Whole sections, in the order of the rows. Whether the viewer may see them is
/// asked before: a section is as visible as its board.
pub async fn section_views(ctx: &Ctx, rows: &[SectionRow]) -> Result<Vec<SectionView>> {
    let boards = board_refs(ctx, rows.iter().map(|row| BoardId(row.board_id))).await?;
    let view = |row: &SectionRow| {
        let board = boards.get(&BoardId(row.board_id))?;
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
    let row = sql::find(&ctx.house.db, id).await?;
    let row = row.ok_or_else(Error::not_found)?;
    let mut views = section_views(ctx, &[row]).await?;
    views.pop().ok_or_else(Error::not_found)
}

/// Sections as shown beside pins.
pub async fn section_refs(
    ctx: &Ctx,
    ids: impl IntoIterator<Item = i64>,
) -> Result<HashMap<i64, SectionRef>> {
    let mut ids: Vec<i64> = ids.into_iter().collect();
    ids.sort_unstable();
    ids.dedup();
    let rows = sql::find_many(&ctx.house.db, &ids).await?;
    Ok(rows.iter().map(|row| (row.id, section_ref(row))).collect())
}

/// Forgets what was shared about a board's pins, which name its sections.
pub(super) fn forget(ctx: &Ctx, board: BoardId, owner: UserId) {
    show_boards::forget(ctx, board);
    show_boards::tell_pins(ctx, board, owner);
}

fn section_ref(row: &SectionRow) -> SectionRef {
    SectionRef {
        r#type: "board_section",
        id: SectionId(row.id),
        title: row.title.clone(),
        slug: row.slug.clone(),
    }
}
