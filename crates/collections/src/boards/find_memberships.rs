//! The boards of others of which a user is a collaborator, but for those that the host hides.

use std::{collections::HashSet, sync::Arc};

use contract::ids::{BoardId, UserId};
use kernel::{ctx::Ctx, error::Result};

use super::{
    cache::MembershipCache,
    sql::{self, collaborators},
};

/// Kept for each viewer, so that no list of pins asks for each pin.
pub async fn find_memberships(ctx: &Ctx, viewer: UserId) -> Result<Arc<HashSet<BoardId>>> {
    let cache = &ctx.house.get::<MembershipCache>().0;
    let as_of = cache.as_of();
    if let Some(boards) = cache.get(&viewer) {
        return Ok(boards);
    }
    let db = &ctx.house.db;
    let mut boards: HashSet<BoardId> = collaborators::boards_of_collaborator(db, viewer).await?;
    let ids: Vec<BoardId> = boards.iter().copied().collect();
    for hidden in sql::hidden_among(db, &ids).await? {
        boards.remove(&hidden);
    }
    let boards = Arc::new(boards);
    cache.keep(as_of, viewer, boards.clone());
    Ok(boards)
}
