//! What goes with a board that is gone for good.

use contract::ids::{BoardId, PinId, UserId};
use store::Tx;

use super::{
    bin_board::{bin_board, tell},
    sql,
};
use crate::{
    collaborators::sql as collaborators,
    ctx::Ctx,
    error::Result,
    pins::{delete_pin::remove, forget_pin::forget_pin, sql as pins},
    sections::sql as sections,
};

/// Pins of one transaction.
const BATCH: i64 = 200;

/// Forgets a board in the bin, with what waited for it. Its pins lie there by
/// themselves.
pub(crate) async fn forget_board(tx: &Tx, id: BoardId) -> Result<()> {
    sections::delete_of_board(tx, id).await?;
    sql::unfollow_all(tx, id).await?;
    collaborators::remove_all(tx, id).await?;
    sql::bin::remove(tx, id).await
}

/// Deletes a board of somebody who goes for good, with everybody's pins on it;
/// harmless when it is gone.
pub(crate) async fn erase_board(ctx: &Ctx, id: BoardId) -> Result<()> {
    loop {
        let tx = ctx.house.db.begin().await?;
        let Some(board) = sql::lock(&tx, id).await? else {
            return Ok(());
        };
        pins::lock_roots_of_board(&tx, id).await?;
        let rows = pins::rows_of_board(&tx, id, BATCH).await?;
        for pin in &rows {
            remove(ctx, &tx, pin).await?;
            forget_pin(&tx, PinId(pin.id), ctx.now()).await?;
        }
        let is_empty = (rows.len() as i64) < BATCH;
        if !is_empty {
            tx.commit().await?;
            continue;
        }
        bin_board(ctx, &tx, &board).await?;
        forget_board(&tx, id).await?;
        tx.commit().await?;
        return tell(ctx, id, UserId(board.owner_id)).await;
    }
}
