//! Whether a viewer wants things to buy recommended, for the rooms that recommend.

use kernel::{ctx::Ctx, error::Result};

use super::{cache::OffersCache, find_preferences::DEFAULTS, sql};

/// Whether what is for sale may be among what is recommended to this viewer (specification §3
/// "Viewer", `shopping_rec_disabled`); to visitors it may. Kept for a while, because every page
/// of every feed asks.
pub async fn wants_offers(ctx: &Ctx) -> Result<bool> {
    let Some(viewer) = ctx.viewer() else {
        return Ok(!DEFAULTS.shopping_rec_disabled);
    };
    let cache = &ctx.house.get::<OffersCache>().0;
    let as_of = cache.as_of();
    if let Some(kept) = cache.get(&viewer) {
        return Ok(kept);
    }
    let chosen = sql::find(&ctx.house.db, viewer).await?;
    let is_off = chosen.map_or(DEFAULTS.shopping_rec_disabled, |row| {
        row.shopping_rec_disabled
    });
    cache.keep(as_of, viewer, !is_off);
    Ok(!is_off)
}
