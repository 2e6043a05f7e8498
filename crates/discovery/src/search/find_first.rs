//! Finds the first pins of a search, for what shows a picture of it.

use std::sync::Arc;

use ::search::Ask;
use contract::ids::PinId;
use kernel::{caches::hash, ctx::Ctx, error::Result};

use super::{
    cache::{First, FirstCache},
    find_help::is_helped,
};

/// Pins that are looked at, since the viewer may not see all of them.
const LOOKED_AT: usize = 8;

/// The first pins that words find, best first; none for words that are answered with help.
/// The same for every viewer until the index changes: what they see is asked for each.
pub(crate) fn find_first(ctx: &Ctx, query: &str) -> Result<Arc<[PinId]>> {
    let index = &ctx.house.index;
    let kept = &ctx.house.get::<FirstCache>().0;
    let key = (hash(&First::OfAll(query)), index.version());
    if let Some(first) = kept.get(&key) {
        return Ok(first);
    }
    let ids = match is_helped(ctx, query) {
        true => Vec::new(),
        false => {
            let ask = Ask {
                text: query,
                limit: LOOKED_AT,
                ..Ask::default()
            };
            index.search(&ask)?.ids
        }
    };
    let first: Arc<[PinId]> = ids.into_iter().map(PinId).collect();
    kept.keep(key, first.clone());
    Ok(first)
}
