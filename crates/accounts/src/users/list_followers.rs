//! Who follows a person.

use contract::{
    answers::Page,
    users::{ListFollows, UserRef},
};
use kernel::{ctx::Ctx, error::Result};

use super::walk_follows::{Side, walk_follows};

/// `UserFollowersResource/get`: the latest first, without those whom the viewer does
/// not see.
pub async fn list_followers(ctx: Ctx, input: ListFollows) -> Result<Page<UserRef>> {
    walk_follows(&ctx, &input, Side::Followers).await
}
