//! Caches of the room `preferences`.

use contract::ids::UserId;
use kernel::{
    caches::Fresh,
    extension,
    house::{CHANGES, Changed, Invalidator},
    register,
};

/// Whether users want things to buy recommended.
pub struct OffersCache(pub Fresh<UserId, bool>);

extension!(OffersCache = |limits| OffersCache(Fresh::new(50_000, limits.lag, |_| 1)));

register!(CHANGES: Invalidator = |house, changed| {
    match changed {
        Changed::User(id) => house.get::<OffersCache>().0.invalidate(&id),
        Changed::Everything => house.get::<OffersCache>().0.invalidate_all(),
        _ => {}
    }
});
