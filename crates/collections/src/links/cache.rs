//! Caches of the room `links`.

use std::sync::Arc;

use kernel::{
    caches::Fresh,
    extension,
    house::{CHANGES, Changed, Invalidator},
    register,
};
use sha2::{Digest, Sha256};

use super::show_links::KnownLink;

/// Bytes of what is known of links.
const LINK_BYTES: u64 = 16 * 1024 * 1024;
/// Bytes of which links were noted.
const REQUESTED_BYTES: u64 = 16 * 1024 * 1024;

/// What is known of links by the hashes of their addresses; that nothing is known, too.
pub struct LinkCache(pub Fresh<[u8; 32], Option<Arc<KnownLink>>>);

/// Links that were noted to be looked at, so that not every view of their pins
/// writes until that was done.
pub struct RequestedCache(pub Fresh<[u8; 32], ()>);

extension!(LinkCache = |limits| { LinkCache(Fresh::new(limits, LINK_BYTES, limits.lag, weigh)) });

extension!(
    RequestedCache =
        |limits| { RequestedCache(Fresh::new(limits, REQUESTED_BYTES, limits.lag, |()| 0)) }
);

register!(CHANGES: Invalidator = |house, changed| {
    let (links, requested) = (&house.get::<LinkCache>().0, &house.get::<RequestedCache>().0);
    match changed {
        Changed::Link(hash) => {
            links.invalidate(&hash);
            requested.invalidate(&hash);
        }
        Changed::Everything => {
            links.invalidate_all();
            requested.invalidate_all();
        }
        _ => {}
    }
});

/// What a link is kept by.
pub fn hash(address: &str) -> [u8; 32] {
    Sha256::digest(address).into()
}

fn weigh(known: &Option<Arc<KnownLink>>) -> usize {
    known.as_ref().map_or(0, |known| known.bytes())
}
