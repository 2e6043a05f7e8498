//! Which topics a user follows, for the rooms that choose for them.

use contract::ids::UserId;
use kernel::error::Result;
use store::Run;

use super::{show_interests::known, sql, taxonomy::Interest};

/// Topics that a user follows, in the order of their numbers.
pub(crate) async fn find_followed(run: &impl Run, user: UserId) -> Result<Vec<&'static Interest>> {
    Ok(known(&sql::followed(run, user).await?))
}
