//! Which pictures a viewer hid.

use contract::ids::PinId;
use std::{collections::HashSet, sync::Arc};

use kernel::{ctx::Ctx, error::Result};

use super::{cache::HiddenCache, sql::hidden};

/// So many count, the latest: a viewer who hides more sees the first ones again.
const MOST: i64 = 2_000;

/// Pictures, by the pins that brought them, that this viewer hid; kept for a while,
/// because every page of every feed asks.
pub async fn hidden_by(ctx: &Ctx) -> Result<Arc<HashSet<PinId>>> {
    let Some(viewer) = ctx.viewer() else {
        return Ok(Arc::default());
    };
    let cache = &ctx.house.get::<HiddenCache>().0;
    let as_of = cache.as_of();
    if let Some(kept) = cache.get(&viewer) {
        return Ok(kept);
    }
    let roots = hidden::roots(&ctx.house.db, viewer, MOST).await?;
    let roots: Arc<HashSet<PinId>> = Arc::new(roots.into_iter().collect());
    cache.keep(as_of, viewer, roots.clone());
    Ok(roots)
}
