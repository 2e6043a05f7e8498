//! The users whom a user follows.

use contract::{
    answers::Page,
    users::{ListFollows, UserRef},
};
use kernel::{ctx::Ctx, error::Result};

use super::walk_follows::{Side, walk_follows};

/// `UserFollowingResource/get`: followed users, the latest first, without those
/// hidden from the viewer. Caller: every viewer, where the user shows their
/// follows.
pub async fn list_following(ctx: Ctx, input: ListFollows) -> Result<Page<UserRef>> {
    walk_follows(&ctx, &input, Side::Following).await
}
