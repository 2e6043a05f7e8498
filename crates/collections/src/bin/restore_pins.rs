//! Restores pins from the bin.

use std::collections::{BTreeMap, BTreeSet};

use contract::{
    bin::{RestorePins, RestoredPins},
    errors::Code,
    ids::{BoardId, PinId, SectionId, UserId},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    tx::Tx,
};

use super::KEPT_MS;
use crate::{
    boards::{
        self, StoredBoard,
        find_role::{find_role, lock_as},
        find_section, policy,
    },
    pins::{
        self,
        move_pin::Target,
        renew_covers::renew_covers_around,
        restore_pin::{restore_pin, restore_to},
    },
};

/// Pins at once at most.
const MOST: usize = 250;

/// A deleted pin: its id, its board, the pin that brought its picture.
pub(super) type Row = (PinId, BoardId, PinId);

/// `DeletedPinsResource/update`: restores pins to their boards, or to another.
/// Caller: the user who deleted them (by themselves, not with their board) and
/// may save to the board.
pub async fn restore_pins(ctx: Ctx, input: RestorePins) -> Result<RestoredPins> {
    let viewer = ctx.writer()?;
    let tx = ctx.begin().await?;
    let rows = own(&ctx, &tx, viewer, &input.pin_ids).await?;
    let restored = match (input.board_id, input.section) {
        (Some(board), section) => move_to(&ctx, &tx, viewer, &rows, (board, section)).await?,
        (None, None) => put_back(&ctx, &tx, viewer, &rows).await?,
        (None, Some(_)) => {
            let none = Error::field(Code::InvalidInput, "board_id");
            return Err(none.detail("a section is named with its board"));
        }
    };
    for pin in pins::find_many(&tx, &restored).await? {
        renew_covers_around(&tx, pin.board_id, pin.section_id).await?;
    }
    tx.commit().await?;
    let all = rows.iter().map(|(id, ..)| *id);
    let kept = all.filter(|id| !restored.contains(id)).collect();
    Ok(RestoredPins { restored, kept })
}

/// Restores pins to where they were.
async fn put_back(ctx: &Ctx, tx: &Tx, viewer: UserId, rows: &[Row]) -> Result<Vec<PinId>> {
    let there = take_boards(tx, viewer, rows).await?;
    let mut restored = Vec::new();
    for (id, board, _) in rows {
        if let Some(board) = there.get(board)
            && restore_pin(ctx, tx, board, *id).await?
        {
            restored.push(*id);
        }
    }
    Ok(restored)
}

/// To another board, or a section of it, as if they were saved there now: uppermost,
/// the newest of them first.
async fn move_to(
    ctx: &Ctx,
    tx: &Tx,
    viewer: UserId,
    rows: &[Row],
    (id, section): (BoardId, Option<SectionId>),
) -> Result<Vec<PinId>> {
    let (board, role) = lock_as(tx, viewer, id).await?;
    policy::may_write(role)?;
    check_hidden(tx, rows, id).await?;
    if let Some(section) = section {
        find_section::on_board(tx, &board, section).await?;
    }
    let oldest_first: BTreeSet<PinId> = rows.iter().map(|(id, ..)| *id).collect();
    let places = oldest_first.into_iter().map(|id| (id, ctx.new_id()));
    let places: BTreeMap<PinId, i64> = places.collect();
    let mut restored = Vec::new();
    for (id, ..) in rows {
        let to = Target {
            board: &board,
            section,
            place: places[id],
        };
        if restore_to(ctx, tx, &to, *id).await? {
            restored.push(*id);
        }
    }
    if !restored.is_empty() {
        boards::set_pinned(tx, id, ctx.now()).await?;
    }
    Ok(restored)
}

/// Refuses pins of a board that the host hides: it would not do to delete them first.
async fn check_hidden(tx: &Tx, rows: &[Row], into: BoardId) -> Result<()> {
    let from: BTreeSet<BoardId> = rows.iter().map(|(_, board, _)| *board).collect();
    let from: Vec<BoardId> = from.into_iter().filter(|board| *board != into).collect();
    let from = boards::find_many(tx, &from).await?;
    policy::may_take_out(from.iter().any(StoredBoard::is_hidden_by_host))
}

/// The deleted pins, locked, with their boards and pictures, those of one picture
/// together; none is missing.
pub(super) async fn own(ctx: &Ctx, tx: &Tx, viewer: UserId, ids: &[PinId]) -> Result<Vec<Row>> {
    if ids.is_empty() || ids.len() > MOST {
        let many = Error::field(Code::InvalidInput, "pin_ids");
        return Err(many.detail(format!("1 to {MOST} pins")));
    }
    let mut ids = ids.to_vec();
    ids.sort_unstable();
    ids.dedup();
    let since = ctx.now() - KEPT_MS;
    let mut rows = pins::lock_binned(tx, viewer, since, &ids).await?;
    if rows.len() < ids.len() {
        return Err(Error::field(Code::NotFound, "pin_ids"));
    }
    rows.sort_unstable_by_key(|(id, _, root)| (*root, *id));
    Ok(rows)
}

/// The boards to which the viewer may still save, locked in the order of their
/// ids.
async fn take_boards(
    tx: &Tx,
    viewer: UserId,
    rows: &[Row],
) -> Result<BTreeMap<BoardId, StoredBoard>> {
    let mut ids: Vec<BoardId> = rows.iter().map(|(_, board, _)| *board).collect();
    ids.sort_unstable();
    ids.dedup();
    let mut taken = BTreeMap::new();
    for id in ids {
        let Some(board) = boards::lock(tx, id).await? else {
            continue;
        };
        let role = find_role(tx, Some(viewer), &board).await?;
        if policy::may_write(role).is_ok() {
            taken.insert(id, board);
        }
    }
    Ok(taken)
}
