//! With whom a viewer has nothing to do.

use std::sync::Arc;

use contract::ids::UserId;

use super::{cache::BlockCache, policy::Blocks, sql};
use crate::{ctx::Ctx, error::Result};

/// Kept for each viewer, because every list and every page asks. Visitors blocked
/// nobody.
///
/// Invariant: whoever changes who blocked whom calls [`forget`].
pub(crate) async fn find_blocks(ctx: &Ctx, viewer: Option<UserId>) -> Result<Arc<Blocks>> {
    let Some(viewer) = viewer else {
        return Ok(Arc::default());
    };
    let cache = &ctx.house.get::<BlockCache>().0;
    let mut known = cache.known(&ctx.origin, [viewer]);
    if let Some(blocks) = known.found.remove(&viewer) {
        return Ok(blocks);
    }
    let db = &ctx.house.db;
    let blocks = Arc::new(Blocks {
        blocked: sql::blocked_by(db, viewer).await?,
        blocked_by: sql::blockers_of(db, viewer).await?,
    });
    cache.add(&mut known, &ctx.origin, viewer, blocks.clone());
    Ok(blocks)
}

/// Forgets them for both, after a change.
pub(super) fn forget(ctx: &Ctx, one: UserId, other: UserId) {
    for id in [one, other] {
        ctx.house.get::<BlockCache>().0.forget(id);
    }
}
