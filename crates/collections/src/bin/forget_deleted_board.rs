//! Removes a deleted board from the bin for good.

use contract::{answers::Done, bin::ForgetDeletedBoard};
use kernel::{ctx::Ctx, error::Result};

use super::{jobs::empty_soon, restore_board::own};
use crate::{boards, pins};

/// `DeletedBoardsResource/delete`: ends a board's time in the bin. Caller: the
/// user who deleted it. It is made as old as can be, and so are the pins that
/// went with it: they cannot be restored, and the next job removes them.
pub async fn forget_deleted_board(ctx: Ctx, input: ForgetDeletedBoard) -> Result<Done> {
    let viewer = ctx.user()?;
    let tx = ctx.begin().await?;
    own(&ctx, &tx, viewer, input.board_id).await?;
    boards::age_binned(&tx, input.board_id).await?;
    pins::age_binned_with(&tx, input.board_id).await?;
    empty_soon(&tx, ctx.now()).await?;
    tx.commit().await?;
    Ok(Done {})
}
