//! Have nothing to do with somebody.

use contract::{answers::Done, blocks::BlockUser};
use queue::NewJob;

use super::{
    find_blocks::{find_blocks, forget},
    jobs::{Parted, SEPARATE},
    policy,
    separate::separate,
    sql,
};
use crate::{
    ctx::Ctx,
    error::{Error, Result},
    users::{
        show_users::{self, check_shown},
        sql as users,
        unfollow_user::stop_following_each_other,
    },
};

/// `UserBlockResource/create`: also for people who may not write, since it protects
/// them. Blocking again changes nothing.
///
/// Invariant: they do not follow each other; what else is between them ends in this
/// call, and whatever happens to this server, and whatever was on its way meanwhile,
/// by the job.
pub async fn block_user(ctx: Ctx, input: BlockUser) -> Result<Done> {
    let viewer = ctx.user()?;
    let whom = input.user_id;
    policy::may_block(viewer, whom)?;
    let blocks = find_blocks(&ctx, Some(viewer)).await?;
    if blocks.blocked.contains(&whom) {
        return Ok(Done {});
    }
    check_shown(&ctx, whom).await?;
    let tx = ctx.house.db.begin().await?;
    if !users::lock_both(&tx, viewer, whom).await? {
        return Err(Error::not_found());
    }
    sql::block(&tx, viewer, whom, ctx.now()).await?;
    stop_following_each_other(&ctx, &tx, viewer, whom).await?;
    let parted = Parted {
        one: viewer,
        other: whom,
    };
    let job = NewJob {
        kind: SEPARATE,
        key: None,
        body: &serde_json::to_string(&parted)?,
        due_ms: ctx.now(),
    };
    queue::enqueue(&tx, job).await?;
    tx.commit().await?;
    forget(&ctx, viewer, whom);
    for id in [viewer, whom] {
        show_users::forget(&ctx, id);
    }
    separate(&ctx, viewer, whom).await?;
    Ok(Done {})
}
