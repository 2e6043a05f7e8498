//! Caches of the room `sessions`.

use kernel::{
    ctx::Actor,
    extension,
    house::{CHANGES, Changed, Hear},
    register,
};
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

register!(CHANGES: Hear = |house, changed| {
    let kept = &house.get::<SessionCache>().0;
    match changed {
        Changed::Session(hash) => kept.invalidate(&hash),
        Changed::Standing(id) => {
            let is_theirs = move |actor: Actor| match actor {
                Actor::User(user, _) | Actor::Limited(user) => user == id,
                Actor::Visitor | Actor::Crawler | Actor::Host => false,
            };
            // Fails only on caches built without support for it.
            let _ = kept.invalidate_entries_if(move |_, session| is_theirs(session.actor));
        }
        _ => {}
    }
});
