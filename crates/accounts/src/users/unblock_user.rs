//! Unblocks a user.

use contract::{answers::Done, blocks::UnblockUser};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::sql;
use crate::blocks::{note_block::note_unblock, policy};

/// `UserBlockResource/delete`: unblocks a user. Caller: the user who blocked
/// them. What ended by the block stays ended. Without a block it changes nothing.
pub async fn unblock_user(ctx: Ctx, input: UnblockUser) -> Result<Done> {
    let viewer = ctx.user()?;
    policy::may_block(viewer, input.user_id)?;
    let tx = ctx.begin().await?;
    sql::find(&tx, input.user_id)
        .await?
        .ok_or_else(Error::not_found)?;
    note_unblock(&tx, viewer, input.user_id).await?;
    tx.commit().await?;
    Ok(Done {})
}
