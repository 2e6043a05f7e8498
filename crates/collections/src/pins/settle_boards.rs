//! Keeps pins as visible as their board and its owner.

use accounts::users;
use contract::ids::{BoardId, UserId};
use kernel::{
    ctx::Ctx,
    error::Result,
    events::{self, Event},
    tx::Tx,
};

use super::{
    is_hidden::is_hidden,
    sql::{self, of_pinner, places, secrecy},
};
use crate::boards::{self, BoardFilter, StoredBoard};

/// Boards looked up between two looks at the rest.
const BATCH: i64 = 100;

/// Brings the pins of a user, and those of others on the user's boards, in line
/// with who may see them. Done twice it does nothing the second time; each board
/// is a step of its own.
///
/// A board or pin that is made meanwhile reads for itself who sees its owner.
pub async fn settle_boards(ctx: &Ctx, person: UserId) -> Result<()> {
    let mut below = i64::MAX;
    loop {
        let rows = boards::list(&ctx.house.db, person, BoardFilter::Whole, below, BATCH).await?;
        let Some(last) = rows.last() else {
            break;
        };
        below = last.id.0;
        for row in rows {
            settle_one(ctx, row.id).await?;
        }
    }
    let mut above = BoardId(0);
    loop {
        let boards = of_pinner::boards(&ctx.house.db, person, above, BATCH).await?;
        let Some(last) = boards.last() else {
            return Ok(());
        };
        above = *last;
        for board in boards {
            settle_one(ctx, board).await?;
        }
    }
}

async fn settle_one(ctx: &Ctx, id: BoardId) -> Result<()> {
    let tx = ctx.begin().await?;
    if let Some(board) = boards::lock(&tx, id).await? {
        settle_board(ctx, &tx, &board).await?;
    }
    tx.commit().await
}

/// Brings the pins of a board, which the caller has locked, in line with it, its
/// owner and their pinners. A user's public numbers count public pins only.
pub async fn settle_board(ctx: &Ctx, tx: &Tx, board: &StoredBoard) -> Result<()> {
    let id = board.id;
    let mut wrong = Vec::new();
    for (pinner, is_secret, count) in places::pinners(tx, id).await? {
        if is_hidden(tx, board, pinner).await? != is_secret {
            wrong.push((pinner, is_secret, count));
        }
    }
    if wrong.is_empty() {
        return Ok(());
    }
    sql::lock_roots_of_board(tx, id).await?;
    for (pinner, was_secret, count) in wrong {
        let sign = if was_secret { 1 } else { -1 };
        secrecy::set_secret(tx, id, pinner, !was_secret).await?;
        users::count_pins(tx, pinner, sign * count).await?;
    }
    events::emit(ctx, tx, Event::BoardFilled { board_id: id }).await
}
