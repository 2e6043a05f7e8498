//! Deletes a section, with its pins or without.

use contract::{
    answers::Done,
    ids::{PinId, UserId},
    sections::DeleteSection,
};
use kernel::{ctx::Ctx, error::Result, tx::Tx};

use super::find_section::locked;
use crate::{
    boards::{self, StoredSection},
    pins::{self, Part, bin_pin::bin_pin, renew_covers::renew_covers},
};

/// Pins removed between two looks at the rest.
const BATCH: i64 = 200;

/// `BoardSectionEditResource/delete`: deletes a section. Caller: a user who
/// organises the board. Its pins go to the bin, unless they are kept: then they
/// stay on the board, outside sections, where they stood.
pub async fn delete_section(ctx: Ctx, input: DeleteSection) -> Result<Done> {
    let viewer = ctx.user()?;
    let tx = ctx.begin().await?;
    let (board, section) = locked(&tx, viewer, input.section_id).await?;
    let id = board.id;
    if input.keep_pins {
        pins::move_section(&tx, id, section.id, None).await?;
        boards::count_section_pins(&tx, section.id, -section.pin_count).await?;
        boards::count_pins(&tx, id, 0, section.pin_count).await?;
    } else {
        pins::lock_roots_of_board(&tx, id).await?;
        remove_pins(&ctx, &tx, &section, viewer).await?;
        renew_covers(&tx, id, None).await?;
    }
    boards::delete_section(&tx, &section).await?;
    boards::count_sections(&tx, id, -1).await?;
    tx.commit().await?;
    Ok(Done {})
}

async fn remove_pins(ctx: &Ctx, tx: &Tx, section: &StoredSection, by: UserId) -> Result<()> {
    let board = section.board_id;
    loop {
        let part = Part::Section(section.id);
        let places = pins::places(tx, board, part, i64::MAX, BATCH).await?;
        if places.is_empty() {
            return Ok(());
        }
        let ids: Vec<PinId> = places.into_iter().map(|row| row.pin_id).collect();
        for pin in pins::find_many(tx, &ids).await? {
            bin_pin(ctx, tx, &pin, by, None).await?;
        }
    }
}
