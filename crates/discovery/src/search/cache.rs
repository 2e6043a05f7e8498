//! Caches of the room `search`.

use std::sync::Arc;

use contract::{
    ids::{BoardId, UserId},
    search::SearchGuide,
};
use kernel::extension;
use moka::sync::Cache;

/// What goes on as a viewer typed, best first; some of it may be hidden from them.
pub struct Begun {
    /// Phrases, none of which is answered with help.
    pub phrases: Vec<String>,
    /// Users.
    pub users: Vec<UserId>,
    /// Boards, which were public.
    pub boards: Vec<BoardId>,
}

/// What goes on as typed, by the versions of the indexes, so that nothing of an older
/// version is answered.
pub struct BegunCache(pub Cache<(String, [u64; 3]), Arc<Begun>>);

extension!(
    BegunCache = |limits| {
        let cache = Cache::builder().max_capacity(10_000);
        BegunCache(cache.time_to_live(limits.lag).build())
    }
);

/// Guides by a hash of the words and of the pins that they are from, whose words may have
/// changed for as long as views lag.
pub struct GuideCache(pub Cache<u64, Arc<[SearchGuide]>>);

extension!(
    GuideCache = |limits| {
        let cache = Cache::builder().max_capacity(10_000);
        GuideCache(cache.time_to_live(limits.lag).build())
    }
);
