//! Whom a person follows.

use contract::{
    answers::Page,
    users::{ListFollows, UserRef},
};
use kernel::{ctx::Ctx, error::Result};

use super::walk_follows::{Side, walk_follows};

/// `UserFollowingResource/get`: the latest first, without those whom the viewer does
/// not see.
pub async fn list_following(ctx: Ctx, input: ListFollows) -> Result<Page<UserRef>> {
    walk_follows(&ctx, &input, Side::Following).await
}
