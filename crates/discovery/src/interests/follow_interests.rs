//! Sets which topics the viewer follows.

use std::collections::BTreeSet;

use contract::{
    errors::Code,
    ids::InterestId,
    interests::{FollowInterests, FollowedInterests},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    house::Changed,
};

use super::{sql, taxonomy::taxonomy};

/// `UserInterestsResource/update`: follows these topics and no others. Caller: a
/// user who may write.
pub async fn follow_interests(ctx: Ctx, input: FollowInterests) -> Result<FollowedInterests> {
    let viewer = ctx.writer()?;
    let wanted: BTreeSet<InterestId> = input.interest_ids.iter().copied().collect();
    if wanted.iter().any(|id| taxonomy().by_id(*id).is_none()) {
        return Err(Error::field(Code::NotFound, "interest_ids"));
    }
    let tx = ctx.begin().await?;
    sql::unfollow_all(&tx, viewer).await?;
    for id in &wanted {
        sql::follow(&tx, viewer, *id, ctx.now()).await?;
    }
    tx.changed(Changed::Home(viewer));
    tx.commit().await?;
    let interest_ids = wanted.into_iter().collect();
    Ok(FollowedInterests { interest_ids })
}
