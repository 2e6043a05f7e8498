//! The boards of others of which a user is a collaborator.

use std::{collections::HashSet, sync::Arc};

use contract::ids::{BoardId, UserId};
use kernel::{ctx::Ctx, error::Result, house::Changed};

use super::{cache::MembershipCache, show_boards, sql::members};

/// Kept for each viewer, so that no list of pins asks for each pin.
///
/// Invariant: what changes who saves to a board calls [`tell`].
pub async fn find_memberships(ctx: &Ctx, viewer: UserId) -> Result<Arc<HashSet<BoardId>>> {
    let cache = &ctx.house.get::<MembershipCache>().0;
    let mut known = cache.known(&ctx.origin, [viewer]);
    if let Some(boards) = known.found.remove(&viewer) {
        return Ok(boards);
    }
    let boards: Arc<HashSet<BoardId>> = Arc::new(members::boards_of(&ctx.house.db, viewer).await?);
    cache.add(&mut known, &ctx.origin, viewer, boards.clone());
    Ok(boards)
}

/// Invalidates what is cached of a user's memberships and of the board, after the
/// user joined or left it.
pub fn tell(ctx: &Ctx, board: BoardId, user: UserId) {
    ctx.house.get::<MembershipCache>().0.forget(user);
    show_boards::forget(ctx, board);
    ctx.house.tell(Changed::OfUser(user));
}
