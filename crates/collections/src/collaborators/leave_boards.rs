//! Ends a user's collaborations when their account is erased.

use contract::ids::UserId;
use kernel::{ctx::Ctx, error::Result};

use super::join_board::leave_board;
use crate::boards;

/// Removes a user from all boards of others; each is a step of its own.
pub async fn leave_boards(ctx: &Ctx, user: UserId) -> Result<()> {
    for board in boards::boards_of_collaborator(&ctx.house.db, user).await? {
        let tx = ctx.begin().await?;
        boards::lock(&tx, board).await?;
        leave_board(ctx, &tx, board, user).await?;
        tx.commit().await?;
    }
    Ok(())
}
