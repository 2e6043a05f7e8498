//! Moves a pin in the order of its board.

use contract::{
    answers::Done,
    errors::Code,
    ids::{BoardId, PinId},
    pins::ReorderPin,
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    tx::Tx,
};

use super::{
    delete_pin::locked,
    policy,
    renew_covers::renew_covers_around,
    sql::{self, StoredPin, places::Part},
};
use crate::boards::{find_role::find_role, policy as board_policy};

/// How far the last place stands from the next one that may be.
const STEP: i64 = 1 << 22;
/// Pins that make room for one at the least, when there is none.
const STRETCH: i64 = 32;

/// `BoardPinOrderResource/update`: moves a pin in its board's order. Caller: its
/// pinner while they may save there, or a user who organises the board.
pub async fn reorder_pin(ctx: Ctx, input: ReorderPin) -> Result<Done> {
    let viewer = ctx.writer()?;
    let tx = ctx.begin().await?;
    let (board, pin) = locked(&tx, input.pin_id).await?;
    let role = find_role(&tx, Some(viewer), &board).await?;
    board_policy::may_see(role)?;
    policy::may_move(viewer, role, &pin)?;
    let id = board.id;
    let place = match input.after_pin_id {
        None => ctx.new_id(),
        Some(after) if after == input.pin_id => pin.place,
        Some(after) => place_behind(&tx, id, &pin, after).await?,
    };
    sql::places::set_place(&tx, id, (&pin).into(), place).await?;
    renew_covers_around(&tx, id, pin.section_id).await?;
    tx.commit().await?;
    Ok(Done {})
}

/// A free place right behind another pin of the board.
async fn place_behind(tx: &Tx, board: BoardId, pin: &StoredPin, after: PinId) -> Result<i64> {
    let above = sql::find(tx, after).await?;
    let above = above.filter(|row| row.board_id == board);
    let above = above.ok_or_else(|| Error::field(Code::NotFound, "after_pin_id"))?;
    let below = next_below(tx, board, pin.id, above.place).await?;
    match below {
        None => Ok(above.place - STEP),
        Some(below) if above.place - below > 1 => Ok(below + (above.place - below) / 2),
        Some(_) => make_room(tx, board, pin.id, above.place).await,
    }
}

/// The place of the next pin below, apart from the one that moves.
async fn next_below(tx: &Tx, board: BoardId, moving: PinId, place: i64) -> Result<Option<i64>> {
    let next = sql::places::places(tx, board, Part::Whole, place, 2).await?;
    let mut others = next.into_iter().filter(|row| row.pin_id != moving);
    Ok(others.next().map(|row| row.place))
}

/// Spreads the pins below a place over more room, and answers the place that
/// became free right behind it.
async fn make_room(tx: &Tx, board: BoardId, moving: PinId, above: i64) -> Result<i64> {
    let mut stretch = STRETCH;
    loop {
        let mut below = sql::places::places(tx, board, Part::Whole, above, stretch + 1).await?;
        let reached_end = (below.len() as i64) < stretch + 1;
        below.retain(|row| row.pin_id != moving);
        let last = match below.last() {
            Some(row) if reached_end => row.place - STEP * (below.len() as i64 + 1),
            Some(row) => row.place,
            None => return Ok(above - STEP),
        };
        let spread = if reached_end {
            below.len()
        } else {
            below.len() - 1
        };
        let step = (above - last) / (spread as i64 + 2);
        if step >= 1 {
            for (place, row) in (2..).map(|n| above - step * n).zip(&below[..spread]) {
                sql::places::set_place(tx, board, *row, place).await?;
            }
            return Ok(above - step);
        }
        stretch *= 2;
    }
}
