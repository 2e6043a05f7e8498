//! Caches of the room `search`.

use std::sync::Arc;

use contract::search::SearchGuide;
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

/// Guides by a hash of the words and of the pins that they are from.
pub struct GuideCache(pub Cache<u64, Arc<[SearchGuide]>>);

extension!(
    GuideCache = |limits| {
        let cache = Cache::builder().max_capacity(10_000);
        GuideCache(cache.time_to_live(limits.lag).build())
    }
);
