//! Adds a section under a name that is free.

use contract::{
    errors::Code,
    ids::{BoardId, SectionId},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    tx::Tx,
    validate,
};

use super::create_section::slug;
use crate::boards::{self, StoredSection, add_board::numbered};

/// Sections of one name that a board may have.
const MOST: usize = 1_000;

/// Adds a section above all others, for callers that add many: where the name is
/// taken, it gets a number. The board must have been locked, and have room.
pub async fn add_section(ctx: &Ctx, tx: &Tx, board: BoardId, title: &str) -> Result<SectionId> {
    let title = validate::name("name", title, 1, 50)?;
    let id = SectionId(ctx.new_id());
    let mut section = StoredSection {
        id,
        board_id: board,
        slug: slug(&title, id),
        title: title.clone(),
        place: id.0,
        covers: "[]".to_owned(),
        pin_count: 0,
    };
    for number in 2..MOST {
        if boards::claim_section_slug(tx, board, &section.slug, id).await? {
            boards::insert_section(tx, &section, ctx.now()).await?;
            boards::count_sections(tx, board, 1).await?;
            return Ok(id);
        }
        section.title = numbered(&title, number);
        section.slug = slug(&section.title, id);
    }
    Err(Error::field(Code::SectionNameTaken, "name"))
}
