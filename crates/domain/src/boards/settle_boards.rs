//! Pins are as visible as their board and its owner.

use contract::ids::{BoardId, UserId};
use store::Tx;

use super::sql::{self, BoardRow, Shelf};
use crate::{
    ctx::Ctx,
    error::Result,
    events::{self, Event},
    pins::sql as pins,
    users::sql as users,
};

/// Boards looked up between two looks at the rest.
const BATCH: i64 = 100;

/// Brings the pins of all boards of a person in line with who sees them now.
/// Done twice it does nothing the second time; each board is a step of its own.
///
/// A board or pin that is made meanwhile reads for itself who sees its owner.
pub(crate) async fn settle_boards(ctx: &Ctx, owner: UserId) -> Result<()> {
    let mut below = i64::MAX;
    loop {
        let rows = sql::list(&ctx.house.db, owner, Shelf::Whole, below, BATCH).await?;
        let Some(last) = rows.last() else {
            return Ok(());
        };
        below = last.id;
        for row in rows {
            let tx = ctx.house.db.begin().await?;
            if let Some(board) = sql::lock(&tx, BoardId(row.id)).await? {
                settle_board(ctx, &tx, &board).await?;
            }
            tx.commit().await?;
        }
    }
}

/// Brings the pins of a board, which the caller has taken, in line with it and
/// its owner. A person's public numbers count public pins only.
pub(super) async fn settle_board(ctx: &Ctx, tx: &Tx, board: &BoardRow) -> Result<()> {
    let (id, owner) = (BoardId(board.id), UserId(board.owner_id));
    let is_secret = board.is_secret || users::privacy::is_private(tx, owner).await?;
    if pins::is_board_secret(tx, id).await? == Some(!is_secret) {
        let sign = if is_secret { -1 } else { 1 };
        pins::lock_roots_of_board(tx, id).await?;
        pins::set_secret(tx, id, is_secret).await?;
        pins::count_repins_of_board(tx, id, sign).await?;
        users::count_pins(tx, owner, sign * board.pin_count).await?;
        events::emit(ctx, tx, Event::BoardFilled { board_id: id }).await?;
    }
    Ok(())
}
