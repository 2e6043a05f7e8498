//! Reorders the sections of a board.

use contract::{
    errors::Code,
    sections::{ReorderSections, SectionOrder},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use crate::boards::{self, find_role::lock_as, policy};

/// `BoardSectionsResource/update`: reorders sections. Caller: a user who
/// organises the board. The named sections take each other's places; doing it
/// twice does nothing the second time.
pub async fn reorder_sections(ctx: Ctx, input: ReorderSections) -> Result<SectionOrder> {
    let viewer = ctx.writer()?;
    let tx = ctx.begin().await?;
    let (board, role) = lock_as(&tx, viewer, input.board_id).await?;
    policy::may_organise(role)?;
    let mut rows = boards::stored_sections(&tx, &input.section_ids).await?;
    rows.retain(|row| row.board_id == board.id);
    if rows.len() != input.section_ids.len() {
        // One is of another board, gone, or named twice.
        return Err(Error::field(Code::NotFound, "section_ids"));
    }
    let mut places: Vec<i64> = rows.iter().map(|row| row.place).collect();
    places.sort_unstable_by(|one, other| other.cmp(one));
    for (id, place) in input.section_ids.iter().zip(places) {
        boards::set_section_place(&tx, input.board_id, *id, place).await?;
    }
    tx.commit().await?;
    Ok(SectionOrder {
        section_ids: input.section_ids,
    })
}
