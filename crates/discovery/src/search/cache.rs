//! Caches of the room `search`.

use std::sync::Arc;

use contract::{
    ids::{BoardId, PinId, UserId},
    search::SearchGuide,
};
use kernel::{caches::Recent, extension};

/// What goes on as a viewer typed, best first; some of it may be hidden from them.
pub struct Begun {
    /// Phrases, none of which is answered with help.
    pub phrases: Vec<String>,
    /// Users.
    pub users: Vec<UserId>,
    /// Boards, which were public.
    pub boards: Vec<BoardId>,
}

/// Bytes of what goes on as viewers typed, and of guides.
const MOST_BYTES: u64 = 8 * 1024 * 1024;

/// What goes on as typed, by hashes of that and of the versions of the indexes, so that nothing
/// of an older version is answered.
pub struct BegunCache(pub Recent<(u64, u64), Arc<Begun>>);

extension!(
    BegunCache = |limits| {
        let weight = |begun: &Arc<Begun>| {
            let phrases: usize = begun.phrases.iter().map(String::len).sum();
            phrases + 8 * (begun.users.len() + begun.boards.len())
        };
        BegunCache(Recent::new(limits, MOST_BYTES, limits.lag, weight))
    }
);

/// Guides by a hash of the words and of the pins that they are from, whose words may have
/// changed for as long as views lag.
pub struct GuideCache(pub Recent<u64, Arc<[SearchGuide]>>);

extension!(
    GuideCache = |limits| {
        let weight = |guides: &Arc<[SearchGuide]>| size_of_val(&**guides);
        GuideCache(Recent::new(limits, MOST_BYTES, limits.lag, weight))
    }
);

/// Of what searches the first pins are kept.
#[derive(Hash)]
pub enum First<'a> {
    /// Of all, by these words.
    OfAll(&'a str),
    /// Of what is for sale, in the language of a reader, such as `de`, by these words.
    ForSale(&'static str, &'a str),
}

/// The first pins of searches, by a hash of [`First`] and the index's version.
pub struct FirstCache(pub Recent<(u64, u64), Arc<[PinId]>>);

extension!(
    FirstCache = |limits| {
        let weight = |pins: &Arc<[PinId]>| size_of_val(&**pins);
        FirstCache(Recent::new(limits, MOST_BYTES, limits.lag, weight))
    }
);

/// Something for sale that looks like what is in a box of a picture.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Near {
    /// How far their descriptors are from each other.
    pub distance: u32,
    /// Left and upper border of the box.
    pub corner: (f64, f64),
    /// What is for sale.
    pub pin: PinId,
}

/// What is for sale and looks like details of a picture, by a hash of its signature and of the pin
/// that brought it, and the index's version.
pub struct DetailCache(pub Recent<(u64, u64), Arc<[Near]>>);

extension!(
    DetailCache = |limits| {
        let weight = |near: &Arc<[Near]>| size_of_val(&**near);
        DetailCache(Recent::new(limits, MOST_BYTES, limits.lag, weight))
    }
);

#[cfg(test)]
mod tests {
    use kernel::caches::hash;

    use super::*;

    #[test]
    fn what_is_for_sale_is_kept_beside_a_search_of_any_words() {
        for query in ["for sale en sofa", "sofa", "ensofa", "en sofa"] {
            let all = hash(&First::OfAll(query));
            assert_ne!(all, hash(&First::ForSale("en", "sofa")), "{query}");
        }
    }
}
