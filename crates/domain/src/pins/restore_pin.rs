//! Take a pin out of the bin.

use contract::ids::{BoardId, PinId, UserId};
use store::Tx;

use super::{
    count_pin::count_pin,
    find_place::find_place,
    is_hidden::is_hidden,
    show_pins,
    sql::{self, PinRow, bin},
};
use crate::{
    boards::sql::BoardRow,
    ctx::Ctx,
    error::Result,
    events::{self, Event},
    sections::sql as sections,
    users::sql as users,
};

/// Puts the pin back to where it was on its board, which the caller has taken, with
/// all its counts, below what took its place meanwhile; answers whether it did: it
/// may have been in the bin too long, or its picture stands on the board again.
/// Covers are the caller's to renew.
pub(crate) async fn restore_pin(ctx: &Ctx, tx: &Tx, board: &BoardRow, id: PinId) -> Result<bool> {
    let Some(kept) = bin::binned(tx, id).await? else {
        return Ok(false);
    };
    let root = PinId(kept.root_id);
    if kept.board_id != board.id || !sql::saves::claim_save(tx, board.id, root, id).await? {
        return Ok(false);
    }
    let pinner = UserId(kept.pinner_id);
    let section_id = sections::still_on(tx, BoardId(board.id), kept.section_id).await?;
    let row = PinRow {
        section_id,
        place: find_place(tx, BoardId(board.id), kept.place, kept.id).await?,
        is_secret: is_hidden(tx, board, pinner).await?,
        ..kept
    };
    sql::insert(tx, &row).await?;
    bin::unbin(tx, id).await?;
    bin::recount_repins(tx, id).await?;
    count_pin(tx, BoardId(board.id), section_id, 1).await?;
    if !row.is_secret {
        users::count_pins(tx, pinner, 1).await?;
        if row.root_id != row.id {
            sql::count_repins(tx, root, 1).await?;
        }
    }
    show_pins::forget(ctx, id);
    events::emit(ctx, tx, Event::PinSaved { pin_id: id }).await?;
    Ok(true)
}
