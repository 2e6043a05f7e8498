//! Take pins out of the bin.

use std::collections::BTreeMap;

use contract::{
    bin::{RestorePins, RestoredPins},
    errors::Code,
    ids::{BoardId, PinId, UserId},
};
use store::Tx;

use super::KEPT_MS;
use crate::{
    boards::{
        find_role::find_role,
        policy, show_boards,
        sql::{self as boards, BoardRow},
    },
    ctx::Ctx,
    error::{Error, Result},
    pins::{renew_covers::renew_covers_around, restore_pin::restore_pin, show_pins, sql as pins},
};

/// Pins at once at most.
const MOST: usize = 250;

/// `DeletedPinsResource/update`: what the viewer deleted by itself, on boards where
/// they still save.
pub async fn restore_pins(ctx: Ctx, input: RestorePins) -> Result<RestoredPins> {
    let viewer = ctx.writer()?;
    let tx = ctx.house.db.begin().await?;
    let rows = own(&ctx, &tx, viewer, &input.pin_ids).await?;
    let there = take_boards(&tx, viewer, &rows).await?;
    let (mut restored, mut kept) = (Vec::new(), Vec::new());
    for (id, board, _) in &rows {
        let back = match there.get(board) {
            Some(board) => restore_pin(&ctx, &tx, board, PinId(*id)).await?,
            None => false,
        };
        if back {
            restored.push(PinId(*id));
        } else {
            kept.push(PinId(*id));
        }
    }
    for pin in pins::find_many(&tx, &numbers(&restored)).await? {
        renew_covers_around(&tx, BoardId(pin.board_id), pin.section_id).await?;
    }
    tx.commit().await?;
    for pin in &restored {
        show_pins::forget(&ctx, *pin);
    }
    for board in there.values() {
        show_boards::forget(&ctx, BoardId(board.id));
        show_boards::tell_pins(&ctx, BoardId(board.id), viewer);
    }
    Ok(RestoredPins { restored, kept })
}

/// The deleted pins, taken, with their boards and pictures, those of one picture
/// together; none is missing.
pub(super) async fn own(
    ctx: &Ctx,
    tx: &Tx,
    viewer: UserId,
    ids: &[PinId],
) -> Result<Vec<(i64, i64, i64)>> {
    if ids.is_empty() || ids.len() > MOST {
        let many = Error::field(Code::InvalidInput, "pin_ids");
        return Err(many.detail(format!("1 to {MOST} pins")));
    }
    let mut ids = numbers(ids);
    ids.sort_unstable();
    ids.dedup();
    let since = ctx.now() - KEPT_MS;
    let mut rows = pins::bin::lock_by(tx, viewer, since, &ids).await?;
    if rows.len() < ids.len() {
        return Err(Error::field(Code::NotFound, "pin_ids"));
    }
    rows.sort_unstable_by_key(|(id, _, root)| (*root, *id));
    Ok(rows)
}

/// The boards on which the viewer still saves, taken in the order of their ids.
async fn take_boards(
    tx: &Tx,
    viewer: UserId,
    rows: &[(i64, i64, i64)],
) -> Result<BTreeMap<i64, BoardRow>> {
    let mut ids: Vec<i64> = rows.iter().map(|(_, board, _)| *board).collect();
    ids.sort_unstable();
    ids.dedup();
    let mut taken = BTreeMap::new();
    for id in ids {
        let Some(board) = boards::lock(tx, BoardId(id)).await? else {
            continue;
        };
        let role = find_role(tx, Some(viewer), &board).await?;
        if policy::may_write(role, &board).is_ok() {
            taken.insert(id, board);
        }
    }
    Ok(taken)
}

fn numbers(ids: &[PinId]) -> Vec<i64> {
    ids.iter().map(|id| id.0).collect()
}
