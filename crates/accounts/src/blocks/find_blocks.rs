//! A viewer's blocks, in both directions.

use std::{collections::HashSet, sync::Arc};

use contract::ids::UserId;
use kernel::{ctx::Ctx, error::Result};
use store::Run;

use super::{cache::BlockCache, policy::Blocks, sql};

/// Kept for each viewer, because every list and every page asks. Visitors have
/// none.
pub async fn find_blocks(ctx: &Ctx, viewer: Option<UserId>) -> Result<Arc<Blocks>> {
    let Some(viewer) = viewer else {
        return Ok(Arc::default());
    };
    let cache = &ctx.house.get::<BlockCache>().0;
    let as_of = cache.as_of();
    if let Some(blocks) = cache.get(&viewer) {
        return Ok(blocks);
    }
    let blocks = Arc::new(blocks_of(&ctx.house.db, viewer).await?);
    cache.keep(as_of, viewer, blocks.clone());
    Ok(blocks)
}

/// The same as the database says it in this transaction.
pub async fn blocks_of(run: &impl Run, id: UserId) -> Result<Blocks> {
    Ok(Blocks {
        blocked: sql::blocked_by(run, id).await?,
        blocked_by: sql::blockers_of(run, id).await?,
    })
}

/// Whether one of the two blocked the other, as the database says: asked behind a lock,
/// where a block may have come meanwhile.
pub async fn stands_between(run: &impl Run, one: UserId, other: UserId) -> Result<bool> {
    sql::stands_between(run, one, other).await
}

/// Which of these users are on the other side of a block, as the database says.
pub async fn parted_among(
    run: &impl Run,
    id: UserId,
    others: &[UserId],
) -> Result<HashSet<UserId>> {
    sql::parted_among(run, id, others).await
}

/// When and whom a user blocked, below a time and an id, the latest first.
pub async fn latest_blocked(
    run: &impl Run,
    id: UserId,
    below: [i64; 2],
    most: i64,
) -> Result<Vec<(i64, UserId)>> {
    let rows = sql::latest(run, id, below, most).await?;
    Ok(rows.into_iter().collect())
}
