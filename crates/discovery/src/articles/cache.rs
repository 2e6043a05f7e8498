//! Caches of the room `articles`.

use std::sync::Arc;

use contract::ids::ArticleId;
use kernel::{
    caches::Fresh,
    extension,
    house::{CHANGES, Changed, Invalidator},
    register,
};

use super::policy::Stand;
use crate::feeds::find_editorials::Editorial;

/// Bytes of articles at most: more than a host ever has at once.
const MOST_BYTES: u64 = 16 * 1024 * 1024;

/// What employees published and what is not over, with those that are yet to start: time is
/// asked of it, and its passing changes nothing that is kept.
pub(super) type Published = Arc<[(Stand, Arc<Editorial>)]>;

/// All of it, by [`ALL`].
pub struct PublishedCache(pub(super) Fresh<ArticleId, Published>);

/// No article's.
pub(super) const ALL: ArticleId = ArticleId(0);

extension!(
    PublishedCache = |limits| {
        let weight = |all: &Published| {
            let of = |(_, one): &(Stand, Arc<Editorial>)| {
                size_of::<Editorial>() + size_of_val(one.pins.as_slice())
            };
            all.iter().map(of).sum()
        };
        PublishedCache(Fresh::new(limits, MOST_BYTES, limits.lag, weight))
    }
);

register!(CHANGES: Invalidator = |house, changed| {
    if let Changed::Articles | Changed::Everything = changed {
        house.get::<PublishedCache>().0.invalidate_all();
    }
});
