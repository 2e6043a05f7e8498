//! Caches of the room `sessions`.

use kernel::{
    caches::Fresh,
    ctx::Actor,
    extension,
    house::{CHANGES, Changed, Invalidator},
    register,
};

use super::KeptSession;

/// Bytes of sessions.
const SESSIONS_BYTES: u64 = 32 * 1024 * 1024;

/// Sessions by the hash of their token.
pub struct SessionCache(pub Fresh<[u8; 32], KeptSession>);

extension!(
    SessionCache =
        |limits| { SessionCache(Fresh::new(limits, SESSIONS_BYTES, limits.lag, size_of_val)) }
);

register!(CHANGES: Invalidator = |house, changed| {
    let kept = &house.get::<SessionCache>().0;
    match changed {
        Changed::Session(hash) => kept.invalidate(&hash),
        Changed::Standing(id) => {
            let is_theirs = move |actor: Actor| match actor {
                Actor::User(user, _) | Actor::Limited(user) => user == id,
                Actor::Visitor | Actor::Crawler | Actor::Host => false,
            };
            kept.invalidate_if(move |session| is_theirs(session.actor));
        }
        Changed::Everything => kept.invalidate_all(),
        _ => {}
    }
});
