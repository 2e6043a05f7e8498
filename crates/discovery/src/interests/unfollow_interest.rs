//! Stops following a topic.

use contract::interests::{FollowInterest, InterestFollow};
use kernel::{ctx::Ctx, error::Result, house::Changed};

use super::{
    follow_interest::{answer, check},
    sql,
};

/// `InterestFollowResource/delete`: stops following a topic. Caller: user. Not following
/// already changes nothing.
pub async fn unfollow_interest(ctx: Ctx, input: FollowInterest) -> Result<InterestFollow> {
    let viewer = ctx.user()?;
    let id = check(&input)?;
    let tx = ctx.begin().await?;
    sql::unfollow(&tx, viewer, id).await?;
    tx.changed(Changed::Home(viewer));
    tx.commit().await?;
    answer(&ctx, id, false).await
}
