//! The boards of others of which a user is a collaborator.

use std::{collections::HashSet, sync::Arc};

use contract::ids::{BoardId, UserId};
use kernel::{ctx::Ctx, error::Result};

use super::{cache::MembershipCache, sql::collaborators};

/// Kept for each viewer, so that no list of pins asks for each pin.
pub async fn find_memberships(ctx: &Ctx, viewer: UserId) -> Result<Arc<HashSet<BoardId>>> {
    let cache = &ctx.house.get::<MembershipCache>().0;
    let as_of = cache.as_of();
    if let Some(boards) = cache.get(&viewer) {
        return Ok(boards);
    }
    let boards: Arc<HashSet<BoardId>> =
        Arc::new(collaborators::boards_of_collaborator(&ctx.house.db, viewer).await?);
    cache.keep(as_of, viewer, boards.clone());
    Ok(boards)
}
