//! Caches of the room `search`.

use std::sync::Arc;

use kernel::extension;
use moka::sync::Cache;

/// Phrases suggested for what was typed, by the version of the index, so that
/// those of an older version are not answered.
pub struct SuggestionCache(pub Cache<(String, u64), Arc<[String]>>);

extension!(
    SuggestionCache = |limits| {
        let cache = Cache::builder().max_capacity(10_000);
        SuggestionCache(cache.time_to_live(limits.lag).build())
    }
);
