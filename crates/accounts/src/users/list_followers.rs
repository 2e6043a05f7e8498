//! The followers of a user.

use contract::{
    answers::Page,
    users::{ListFollows, UserRef},
};
use kernel::{ctx::Ctx, error::Result};

use super::walk_follows::{Side, walk_follows};

/// `UserFollowersResource/get`: followers, the latest first, without those hidden
/// from the viewer. Caller: every viewer, where the user shows their follows.
pub async fn list_followers(ctx: Ctx, input: ListFollows) -> Result<Page<UserRef>> {
    walk_follows(&ctx, &input, Side::Followers).await
}
