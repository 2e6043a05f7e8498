//! Deletes a board for good, past the bin.

use contract::ids::BoardId;
use kernel::{ctx::Ctx, error::Result};

use crate::{
    boards::{self, bin_board::bin_board, forget_board::forget_board},
    pins::{self, delete_pin::remove, forget_pin::forget_pin},
};

/// Pins of one transaction.
const BATCH: i64 = 200;

/// Deletes a board of a user who is erased, with all pins on it, whosever they
/// are; harmless when it is gone.
pub async fn erase_board(ctx: &Ctx, id: BoardId) -> Result<()> {
    loop {
        let tx = ctx.begin().await?;
        let Some(board) = boards::lock(&tx, id).await? else {
            return Ok(());
        };
        pins::lock_roots_of_board(&tx, id).await?;
        let rows = pins::uppermost_of_board(&tx, id, BATCH).await?;
        for pin in &rows {
            remove(ctx, &tx, pin).await?;
            forget_pin(&tx, pin.id, ctx.now()).await?;
        }
        let is_empty = (rows.len() as i64) < BATCH;
        if !is_empty {
            tx.commit().await?;
            continue;
        }
        bin_board(ctx, &tx, &board).await?;
        forget_board(&tx, id, ctx.now()).await?;
        return tx.commit().await;
    }
}
