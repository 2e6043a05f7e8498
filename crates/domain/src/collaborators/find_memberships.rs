//! The boards of others that somebody saves to.

use std::{collections::HashSet, sync::Arc};

use contract::ids::{BoardId, UserId};

use super::sql;
use crate::{ctx::Ctx, error::Result};

/// Kept for each viewer, so that no list of pins asks for each pin.
///
/// Invariant: whoever changes who saves to a board calls [`forget`].
pub async fn find_memberships(ctx: &Ctx, viewer: UserId) -> Result<Arc<HashSet<BoardId>>> {
    let cache = &ctx.house.caches.memberships;
    let mut known = cache.known(&ctx.origin, [viewer]);
    if let Some(boards) = known.found.remove(&viewer) {
        return Ok(boards);
    }
    let boards: Arc<HashSet<BoardId>> = Arc::new(sql::boards_of(&ctx.house.db, viewer).await?);
    cache.add(&mut known, &ctx.origin, viewer, boards.clone());
    Ok(boards)
}

/// Forgets them, after a change.
pub fn forget(ctx: &Ctx, viewer: UserId) {
    ctx.house.caches.memberships.forget(viewer);
}
