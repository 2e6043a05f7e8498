//! Caches of the room `preferences`.

use contract::ids::UserId;
use kernel::{
    caches::Fresh,
    extension,
    house::{CHANGES, Changed, Invalidator},
    register,
};

/// Bytes of choices.
const OFFERS_BYTES: u64 = 16 * 1024 * 1024;

/// Whether users want things to buy recommended.
pub struct OffersCache(pub Fresh<UserId, bool>);

extension!(
    OffersCache =
        |limits| { OffersCache(Fresh::new(limits, OFFERS_BYTES, limits.lag, size_of_val)) }
);

register!(CHANGES: Invalidator = |house, changed| {
    match changed {
        Changed::User(id) => house.get::<OffersCache>().0.invalidate(&id),
        Changed::Everything => house.get::<OffersCache>().0.invalidate_all(),
        _ => {}
    }
});
