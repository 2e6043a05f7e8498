//! On which of somebody's boards a picture is already.

use std::collections::HashSet;

use contract::{
    ids::{BoardId, PinId, UserId},
    pins::Duplicate,
};

use super::{
    policy::looks_like,
    sql::{PinRow, alike, alike::AlikeRow},
};
use crate::{boards::show_boards::board_refs, ctx::Ctx, error::Result};

/// Boards that are told at most.
const MOST: usize = 10;

/// A board that holds the picture of a pin, or one like it.
pub(crate) struct Found {
    /// Which board.
    pub board: BoardId,
    /// The latest pin there that shows it.
    pub pin: PinId,
    /// Whether it is the very picture.
    pub is_same: bool,
    /// Whether it was saved from the same pin, however often it was passed on: then
    /// saving it there again answers that pin.
    pub is_saved: bool,
}

/// Boards with the very picture first, then the latest save.
pub(crate) async fn find_duplicates(ctx: &Ctx, person: UserId, pin: &PinRow) -> Result<Vec<Found>> {
    let root = PinId(pin.root_id);
    let mut rows = alike::alike(&ctx.house.db, person, &pin.signature, root).await?;
    rows.retain(|row| is_same(row, pin) || looks_like(row, pin));
    rows.sort_by_key(|row| (!is_same(row, pin), -row.id));
    let mut boards = HashSet::new();
    rows.retain(|row| boards.insert(row.board_id));
    let found = |row: &AlikeRow| Found {
        board: BoardId(row.board_id),
        pin: PinId(row.id),
        is_same: is_same(row, pin),
        is_saved: row.root_id == pin.root_id,
    };
    Ok(rows.iter().take(MOST).map(found).collect())
}

/// The same for the person.
pub(crate) async fn show_duplicates(ctx: &Ctx, found: &[Found]) -> Result<Vec<Duplicate>> {
    let boards = board_refs(ctx, found.iter().map(|one| one.board)).await?;
    let show = |one: &Found| {
        let board = boards.get(&one.board)?;
        Some(Duplicate {
            board: (**board).clone(),
            pin_id: one.pin,
            is_same: one.is_same,
        })
    };
    Ok(found.iter().filter_map(show).collect())
}

fn is_same(row: &AlikeRow, pin: &PinRow) -> bool {
    row.signature == pin.signature || row.root_id == pin.root_id
}
