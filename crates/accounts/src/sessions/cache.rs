//! Caches of the room `sessions`.

use kernel::extension;
use moka::sync::Cache;

use super::KeptSession;

/// Sessions by the hash of their token.
pub struct SessionCache(pub Cache<[u8; 32], KeptSession>);

extension!(
    SessionCache = |limits| {
        let cache = Cache::builder()
            .max_capacity(50_000)
            .time_to_live(limits.lag)
            .support_invalidation_closures();
        SessionCache(cache.build())
    }
);
