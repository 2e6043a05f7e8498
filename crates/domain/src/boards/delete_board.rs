//! Delete a board and its pins.

use contract::{
    answers::Done,
    boards::DeleteBoard,
    ids::{BoardId, PinId, UserId},
};

use super::{policy, show_boards, sql};
use crate::{
    ctx::Ctx,
    error::{Error, Result},
    house::Changed,
    pins::{delete_pin::remove, forget_pin::forget_pin, sql as pins},
    sections::sql as sections,
    users::sql as users,
};

/// Pins removed between two looks at the rest.
const BATCH: i64 = 200;

/// `BoardResource/delete`. The board and its pins go in one transaction.
pub async fn delete_board(ctx: Ctx, input: DeleteBoard) -> Result<Done> {
    let viewer = ctx.user()?;
    let tx = ctx.house.db.begin().await?;
    let board = sql::lock(&tx, input.board_id)
        .await?
        .ok_or_else(Error::not_found)?;
    policy::may_write(viewer, &board)?;
    pins::lock_roots_of_board(&tx, input.board_id).await?;
    loop {
        let rows = pins::rows_of_board(&tx, BoardId(board.id), BATCH).await?;
        if rows.is_empty() {
            break;
        }
        for pin in &rows {
            remove(&ctx, &tx, pin).await?;
            forget_pin(&tx, PinId(pin.id)).await?;
        }
    }
    sections::delete_of_board(&tx, input.board_id).await?;
    sql::free_slug(&tx, viewer, &board.slug).await?;
    sql::delete(&tx, input.board_id).await?;
    let secret = i64::from(board.is_secret);
    users::count_boards(&tx, UserId(board.owner_id), secret - 1, -secret).await?;
    tx.commit().await?;
    show_boards::forget(&ctx, input.board_id);
    ctx.house.listeners.tell(Changed::OfUser(viewer));
    Ok(Done {})
}
