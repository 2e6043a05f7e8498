//! Unfollows a user.

use contract::{
    ids::UserId,
    users::{FollowUser, GetUser, UserView},
};
use kernel::{
    ctx::Ctx,
    error::Result,
    events::{self, Event, Source},
    tx::Tx,
};

use super::{get_user::get_user, policy, sql::follows};

/// `UserFollowResource/delete`: unfollows a user. Caller: user who sees the profile. Not
/// following already changes nothing.
pub async fn unfollow_user(ctx: Ctx, input: FollowUser) -> Result<UserView> {
    let viewer = ctx.user()?;
    policy::may_follow(viewer, input.user_id)?;
    let whom = || GetUser {
        username: None,
        user_id: Some(input.user_id),
    };
    get_user(ctx.clone(), whom()).await?;
    stop_following(&ctx, viewer, input.user_id).await?;
    get_user(ctx, whom()).await
}

/// Removes a follow; harmless when there is none.
pub(super) async fn stop_following(ctx: &Ctx, follower: UserId, followed: UserId) -> Result<()> {
    let tx = ctx.begin().await?;
    end(ctx, &tx, follower, followed).await?;
    tx.commit().await?;
    Ok(())
}

/// Removes the follows between two users. The caller has locked both accounts.
pub async fn stop_following_each_other(
    ctx: &Ctx,
    tx: &Tx,
    one: UserId,
    other: UserId,
) -> Result<()> {
    end(ctx, tx, one, other).await?;
    end(ctx, tx, other, one).await
}

async fn end(ctx: &Ctx, tx: &Tx, follower: UserId, followed: UserId) -> Result<()> {
    if follows::unfollow(tx, follower, followed).await? {
        let event = Event::FollowChanged {
            user_id: follower,
            source: Source::User(followed),
        };
        events::emit(ctx, tx, event).await?;
    }
    Ok(())
}
