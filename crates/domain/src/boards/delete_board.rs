//! Delete a board and its pins.

use contract::{
    answers::Done,
    boards::DeleteBoard,
    ids::{BoardId, PinId, UserId},
};

use super::{count_board::count_board, find_role::lock_as, policy, show_boards, sql};
use crate::{
    collaborators::{join_board::tell, sql as collaborators},
    ctx::Ctx,
    error::Result,
    house::Changed,
    pins::{delete_pin::remove, forget_pin::forget_pin, sql as pins},
    sections::sql as sections,
};

/// Pins removed between two looks at the rest.
const BATCH: i64 = 200;

/// `BoardResource/delete`. The board and its pins go in one transaction.
pub async fn delete_board(ctx: Ctx, input: DeleteBoard) -> Result<Done> {
    let viewer = ctx.user()?;
    let tx = ctx.house.db.begin().await?;
    let (board, role) = lock_as(&tx, viewer, input.board_id).await?;
    policy::may_manage(role, &board)?;
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
    let members = collaborators::member_ids(&tx, input.board_id).await?;
    collaborators::remove_all(&tx, input.board_id).await?;
    sections::delete_of_board(&tx, input.board_id).await?;
    sql::free_slug(&tx, viewer, &board.slug).await?;
    count_board(&tx, UserId(board.owner_id), &board, -1).await?;
    sql::delete(&tx, input.board_id).await?;
    tx.commit().await?;
    show_boards::forget(&ctx, input.board_id);
    for member in members {
        tell(&ctx, input.board_id, member);
    }
    ctx.house.listeners.tell(Changed::OfUser(viewer));
    Ok(Done {})
}
