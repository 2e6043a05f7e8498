//! Where a user's boards stand.

use std::sync::Arc;

use contract::ids::UserId;
use kernel::{ctx::Ctx, error::Result};

use super::{
    cache::StandsCache,
    sql::lists::{self, BoardStand},
};

/// A user's boards and those to which they save, the newest first. Kept, since typeahead asks
/// at every letter: when others last saved to a board of others may lag.
pub async fn find_stands(ctx: &Ctx, user: UserId) -> Result<Arc<[BoardStand]>> {
    let cache = &ctx.house.get::<StandsCache>().0;
    let as_of = cache.as_of();
    if let Some(stands) = cache.get(&user) {
        return Ok(stands);
    }
    let stands: Arc<[BoardStand]> = lists::stands(&ctx.house.db, user).await?.into();
    cache.keep(as_of, user, stands.clone());
    Ok(stands)
}
