//! Unblocks a user.

use contract::{answers::Done, blocks::UnblockUser};
use kernel::{ctx::Ctx, error::Result};

use super::show_users::check_shown;
use crate::blocks::{note_block::note_unblock, policy};

/// `UserBlockResource/delete`: unblocks a user. Caller: the user who blocked
/// them. What ended by the block stays ended. Without a block it changes nothing, and
/// a user who is hidden from the caller is *not found*.
pub async fn unblock_user(ctx: Ctx, input: UnblockUser) -> Result<Done> {
    let viewer = ctx.user()?;
    policy::may_block(viewer, input.user_id)?;
    let tx = ctx.begin().await?;
    let was_blocked = note_unblock(&tx, viewer, input.user_id).await?;
    tx.commit().await?;
    if !was_blocked {
        check_shown(&ctx, input.user_id).await?;
    }
    Ok(Done {})
}
