//! Somebody goes for good.

use contract::ids::UserId;

use super::{
    join_board::{leave_board, tell},
    sql,
};
use crate::{boards::sql as boards, ctx::Ctx, error::Result};

/// They save to no board of others any more; each is a step of its own.
pub(crate) async fn leave_boards(ctx: &Ctx, user: UserId) -> Result<()> {
    for board in sql::boards_of(&ctx.house.db, user).await? {
        let tx = ctx.house.db.begin().await?;
        boards::lock(&tx, board).await?;
        leave_board(&tx, board, user).await?;
        tx.commit().await?;
        tell(ctx, board, user);
    }
    Ok(())
}
