//! Erases a user's boards, and what they have in the bin.

use contract::ids::UserId;
use kernel::{ctx::Ctx, error::Result, tx::Tx};

use super::erase_board::erase_board;
use crate::{
    boards::{self, BoardFilter, forget_board::forget_board},
    pins::{self, forget_pin::forget_pin},
};

/// Boards looked up between two looks at the rest.
const BATCH: i64 = 100;

/// Erases a user's boards with all that is on them, each a step of its own.
pub(super) async fn erase_boards(ctx: &Ctx, owner: UserId) -> Result<()> {
    loop {
        let rows = boards::list(&ctx.house.db, owner, BoardFilter::Whole, i64::MAX, BATCH).await?;
        if rows.is_empty() {
            return Ok(());
        }
        for row in rows {
            erase_board(ctx, row.id).await?;
        }
    }
}

/// Removes a user's deleted boards and pins from the bin for good.
pub(super) async fn forget_all(ctx: &Ctx, tx: &Tx, id: UserId) -> Result<()> {
    for board in boards::binned_ids(tx, id).await? {
        forget_board(tx, board, ctx.now()).await?;
    }
    for pin in pins::binned_ids(tx, id).await? {
        forget_pin(tx, pin, ctx.now()).await?;
    }
    Ok(())
}
