//! Follows a topic.

use contract::{
    ids::InterestId,
    interests::{FollowInterest, InterestFollow},
};
use kernel::{ctx::Ctx, error::Result, house::Changed, validate};

use super::{get_interest::find, sql};

/// Characters of the name of a list at most.
const LIST_NAME: usize = 50;

/// `InterestFollowResource/create`: follows a topic. Caller: a user who may write.
/// Following again changes nothing.
pub async fn follow_interest(ctx: Ctx, input: FollowInterest) -> Result<InterestFollow> {
    let viewer = ctx.writer()?;
    let id = check(&input)?;
    let tx = ctx.begin().await?;
    sql::follow(&tx, viewer, id, ctx.now()).await?;
    tx.changed(Changed::Home(viewer));
    tx.commit().await?;
    answer(&ctx, id, true).await
}

/// The topic that is meant, if it is one.
pub(super) fn check(input: &FollowInterest) -> Result<InterestId> {
    if let Some(list) = &input.interest_list {
        validate::line("interest_list", list, 0, LIST_NAME)?;
    }
    Ok(find(&input.interest_id.to_string())?.id)
}

/// What is so now.
pub(super) async fn answer(
    ctx: &Ctx,
    interest_id: InterestId,
    is_followed: bool,
) -> Result<InterestFollow> {
    Ok(InterestFollow {
        interest_id,
        is_followed,
        follower_count: sql::followers(&ctx.house.db, interest_id).await?,
    })
}
