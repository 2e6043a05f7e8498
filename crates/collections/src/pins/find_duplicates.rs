//! On which of a user's boards a picture is already.

use std::collections::HashSet;

use std::cmp::Reverse;

use accounts::uploads::find_picture::StoredPicture;
use contract::{
    errors::Code,
    ids::{BoardId, PinId, UserId},
    pins::Duplicate,
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{
    policy::looks_like,
    sql::{alike, alike::AlikeRow},
};
use crate::boards::show_boards::board_refs;

/// Boards that are told at most.
const MOST: usize = 10;

/// A board that holds a picture, or one like it.
pub struct Found {
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

/// Boards with the very picture first, then the latest save; `root` is the pin that
/// brought the picture, unless it is new.
pub async fn find_duplicates(
    ctx: &Ctx,
    person: UserId,
    picture: &StoredPicture,
    root: Option<PinId>,
) -> Result<Vec<Found>> {
    let mut rows = alike::alike(&ctx.house.db, person, &picture.signature, root).await?;
    let is_saved = |row: &AlikeRow| root == Some(row.root_id);
    let is_same = |row: &AlikeRow| row.signature == picture.signature || is_saved(row);
    rows.retain(|row| is_same(row) || looks_like(row, picture));
    rows.sort_by_key(|row| (!is_same(row), Reverse(row.id)));
    let mut boards = HashSet::new();
    rows.retain(|row| boards.insert(row.board_id));
    let found = |row: &AlikeRow| Found {
        board: row.board_id,
        pin: row.id,
        is_same: is_same(row),
        is_saved: is_saved(row),
    };
    Ok(rows.iter().take(MOST).map(found).collect())
}

/// Views of duplicates, for their user.
pub async fn show_duplicates(ctx: &Ctx, found: &[Found]) -> Result<Vec<Duplicate>> {
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

/// Why nothing is saved: the picture is on these boards.
pub async fn already_saved(ctx: &Ctx, found: &[Found]) -> Result<Error> {
    let mut error = Error::new(Code::AlreadySaved);
    error.facts.duplicates = show_duplicates(ctx, found).await?;
    Ok(error)
}
