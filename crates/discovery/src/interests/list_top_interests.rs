//! The widest topics.

use contract::interests::{Interests, ListTopInterests};
use kernel::{ctx::Ctx, error::Result};

use super::{show_interests::show_interests, taxonomy::taxonomy};

/// `TopInterestsResource/get`: topics that no other holds. Caller: every viewer.
pub async fn list_top_interests(ctx: Ctx, _input: ListTopInterests) -> Result<Interests> {
    let top: Vec<_> = taxonomy().top().collect();
    let interests = show_interests(&ctx, &top).await?;
    Ok(Interests { interests })
}
