//! Caches of the room `links`.

use std::sync::Arc;

use kernel::{
    caches::{AMONG_OTHERS, BESIDE},
    extension,
};
use moka::sync::Cache;

use super::show_links::KnownLink;

/// Bytes of what is known of links.
const LINK_BYTES: u64 = 16 * 1024 * 1024;

/// What is known of links by their addresses; that nothing is known, too.
pub struct LinkCache(pub Cache<Box<str>, Option<Arc<KnownLink>>>);

/// Links that were noted to be looked at, so that not every view of their pins
/// writes until that was done.
pub struct RequestedCache(pub Cache<Box<str>, ()>);

// What was read before a change may be kept after it, so not for long.
extension!(
    LinkCache = |_| {
        let cache = Cache::builder().weigher(weigh).max_capacity(LINK_BYTES);
        LinkCache(cache.time_to_live(AMONG_OTHERS).build())
    }
);

extension!(
    RequestedCache = |_| {
        let cache = Cache::builder().max_capacity(50_000);
        RequestedCache(cache.time_to_live(AMONG_OTHERS).build())
    }
);

#[expect(clippy::borrowed_box, reason = "as moka calls it")]
fn weigh(address: &Box<str>, known: &Option<Arc<KnownLink>>) -> u32 {
    let bytes = known.as_ref().map_or(0, |known| known.bytes());
    u32::try_from(address.len() + bytes + BESIDE).unwrap_or(u32::MAX)
}
