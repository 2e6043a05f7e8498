//! Blocks a user.

use contract::{answers::Done, blocks::BlockUser};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{show_users::check_there, sql, unfollow_user::stop_following_each_other};
use crate::blocks::{find_blocks::find_blocks, note_block::note_block, policy, separate::separate};

/// `UserBlockResource/create`: blocks a user. Caller: user, also one who may not
/// write, since it protects them. Blocking again changes nothing.
///
/// Invariant: they do not follow each other; what else is between them ends in
/// this call, and whatever happens to this server, and whatever was on its way
/// meanwhile, by the job.
pub async fn block_user(ctx: Ctx, input: BlockUser) -> Result<Done> {
    let viewer = ctx.user()?;
    let whom = input.user_id;
    policy::may_block(viewer, whom)?;
    let blocks = find_blocks(&ctx, Some(viewer)).await?;
    if blocks.blocked.contains(&whom) {
        return Ok(Done {});
    }
    // Also behind a private profile: it may have written to them.
    check_there(&ctx, whom).await?;
    let tx = ctx.begin().await?;
    if !sql::lock_both(&tx, viewer, whom).await? {
        return Err(Error::not_found());
    }
    stop_following_each_other(&ctx, &tx, viewer, whom).await?;
    note_block(&ctx, &tx, viewer, whom).await?;
    tx.commit().await?;
    separate(&ctx, viewer, whom).await?;
    Ok(Done {})
}
