//! Caches of the room `sessions`.

use kernel::{
    caches::Fresh,
    ctx::Actor,
    extension,
    house::{CHANGES, Changed, Invalidator},
    register,
};

use super::KeptSession;

/// Sessions by the hash of their token.
pub struct SessionCache(pub Fresh<[u8; 32], KeptSession>);

extension!(SessionCache = |limits| { SessionCache(Fresh::new(50_000, limits.lag, |_| 1)) });

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
