//! Topics that the viewer follows.

use contract::interests::{Interests, ListFollowedInterests};
use kernel::{ctx::Ctx, error::Result};

use super::{
    show_interests::{known, show_interests},
    sql,
};

/// `UserInterestsResource/get`, `/v3/users/me/interests/`: the topics that the viewer
/// follows, in the order of their numbers. Caller: user.
pub async fn list_followed_interests(ctx: Ctx, _input: ListFollowedInterests) -> Result<Interests> {
    let viewer = ctx.user()?;
    let followed = sql::followed(&ctx.house.db, viewer).await?;
    let interests = show_interests(&ctx, &known(&followed)).await?;
    Ok(Interests { interests })
}
