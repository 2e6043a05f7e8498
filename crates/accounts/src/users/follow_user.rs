//! Follows a user.

use contract::{
    notifications::NoticeKind,
    users::{FollowUser, GetUser, UserView},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    events::{self, Concern, Event, Source, concern},
};

use super::{
    get_user::get_user,
    policy, show_users,
    sql::{self, follows},
};
use crate::blocks::find_blocks::stands_between;

/// `UserFollowResource/create`: follows a user. Caller: a user who may write.
/// Following again changes nothing.
pub async fn follow_user(ctx: Ctx, input: FollowUser) -> Result<UserView> {
    let viewer = ctx.writer()?;
    policy::may_follow(viewer, input.user_id)?;
    show_users::check_shown(&ctx, input.user_id).await?;
    let tx = ctx.begin().await?;
    let are_there = sql::lock_both(&tx, viewer, input.user_id).await?;
    // Behind the lock: a block may have come meanwhile.
    if !are_there || stands_between(&tx, viewer, input.user_id).await? {
        return Err(Error::not_found());
    }
    if follows::follow(&tx, viewer, input.user_id, ctx.now()).await? {
        let source = Source::User(input.user_id);
        let event = Event::FollowChanged {
            user_id: viewer,
            source,
        };
        events::emit(&ctx, &tx, event).await?;
        let about = Concern::new(input.user_id, NoticeKind::Follow, viewer, 0);
        concern(&ctx, &tx, about).await?;
    }
    tx.commit().await?;
    get_user(
        ctx,
        GetUser {
            username: None,
            user_id: Some(input.user_id),
        },
    )
    .await
}
