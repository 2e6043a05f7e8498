//! Creates a section, perhaps of pins that are on the board.

use accounts::rules::ask_about_name::ask_about_name;
use contract::{
    errors::Code,
    ids::{PinId, SectionId},
    sections::{CreateSection, SectionView},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    tx::Tx,
    validate,
};

use super::show_sections::section_view_of;
use crate::{
    boards::{self, StoredBoard, StoredSection, find_role::lock_as, policy},
    pins::{
        self, StoredPin, fill_section::fill_section, policy as pin_policy,
        renew_covers::renew_covers,
    },
};

/// Sections of one board at most.
pub const MOST_SECTIONS: i64 = 500;
/// Pins that go into a new section at once at most.
const MOST_PINS: usize = 250;

/// `BoardSectionResource/create`: creates a section. Caller: board owner or
/// collaborator. Pins that are not on the board are not found.
pub async fn create_section(ctx: Ctx, input: CreateSection) -> Result<SectionView> {
    let viewer = ctx.writer()?;
    if input.initial_pins.len() > MOST_PINS {
        let many = Error::field(Code::TextLength, "initial_pins");
        return Err(many.detail(format!("at most {MOST_PINS} pins")));
    }
    let title = validate::name("name", &input.name, 1, 50)?;
    let tx = ctx.begin().await?;
    let (board, role) = lock_as(&tx, viewer, input.board_id).await?;
    policy::may_write(role)?;
    if board.section_count >= MOST_SECTIONS {
        return Err(Error::new(Code::SectionLimit));
    }
    ask_about_name(&ctx.house, &tx, &title).await?;
    let id = SectionId(ctx.new_id());
    let section = StoredSection {
        id,
        board_id: board.id,
        slug: slug(&title, id),
        title,
        place: id.0,
        covers: "[]".to_owned(),
        pin_count: 0,
    };
    claim(&tx, &section).await?;
    boards::insert_section(&tx, &section, ctx.now()).await?;
    boards::count_sections(&tx, input.board_id, 1).await?;
    let rows = on_board(&tx, &board, &input.initial_pins).await?;
    for row in &rows {
        pin_policy::may_move(viewer, role, row)?;
    }
    fill(&tx, &section, &rows).await?;
    tx.commit().await?;
    section_view_of(&ctx, id).await
}

async fn on_board(tx: &Tx, board: &StoredBoard, ids: &[PinId]) -> Result<Vec<StoredPin>> {
    let mut rows = pins::find_many(tx, ids).await?;
    rows.retain(|row| row.board_id == board.id);
    if ids.iter().any(|id| rows.iter().all(|row| row.id != *id)) {
        return Err(Error::field(Code::NotFound, "initial_pins"));
    }
    Ok(rows)
}

async fn fill(tx: &Tx, section: &StoredSection, rows: &[StoredPin]) -> Result<()> {
    let mut left: Vec<SectionId> = Vec::new();
    for row in rows {
        fill_section(tx, row, Some(section.id)).await?;
        left.extend(row.section_id.filter(|id| !left.contains(id)));
    }
    for changed in left.into_iter().chain([section.id]) {
        renew_covers(tx, section.board_id, Some(changed)).await?;
    }
    Ok(())
}

/// Claims the section's address on its board.
pub(super) async fn claim(tx: &Tx, section: &StoredSection) -> Result<()> {
    let free = boards::claim_section_slug(tx, section.board_id, &section.slug, section.id).await?;
    free.then_some(())
        .ok_or_else(|| Error::field(Code::SectionNameTaken, "name"))
}

/// Last part of a section's address; the id when the name has no letters.
pub(super) fn slug(title: &str, id: SectionId) -> String {
    let slug = validate::slug(title);
    if slug.is_empty() {
        id.to_string()
    } else {
        slug
    }
}
