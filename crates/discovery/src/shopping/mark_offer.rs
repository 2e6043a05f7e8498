//! Marks a picture in the index with where its pin leads and what is sold there.

use std::hash::{DefaultHasher, Hash, Hasher};

use ::search::{Doc, STRONGEST};
use accounts::users::find_domains::domain_of;
use collections::links::{find_offers::Sold, refresh_link::key};
use url::Url;

/// The mark of pictures whose page sells something, among the numbers of topics, which are
/// above zero.
pub(crate) const SELLS: i64 = -1;

/// The mark of those whose page does not say that it is sold out, below all others.
pub(super) const CAN_BE_HAD: i64 = i64::MIN;

/// The picture with the page and the website to which its pin leads, and what that page sells,
/// if anything.
pub(crate) fn mark_offer(doc: Doc, link: &str, sold: Option<&Sold>) -> Doc {
    let domain = Url::parse(link).ok().and_then(|url| domain_of(&url));
    let site = domain.as_deref().map(site_mark);
    let led = site
        .into_iter()
        .chain([page_mark(link)])
        .fold(doc, |doc, mark| doc.mark(mark, 1));
    let Some(sold) = sold else { return led };
    let sells = led
        .mark(SELLS, STRONGEST)
        .measure(currency_unit(&sold.currency), sold.price);
    match sold.in_stock {
        Some(false) => sells,
        Some(true) | None => sells.mark(CAN_BE_HAD, 1),
    }
}

/// The mark of pictures whose pin leads to the page of this link, below that of what is for
/// sale: many may lead to one page, which is read for one of them.
pub(crate) fn page_mark(link: &str) -> i64 {
    SELLS - 1 - (hash_of(key(link)) >> 2).cast_signed()
}

/// The mark of pictures whose pin leads to this website, below those of pages.
pub(super) fn site_mark(domain: &str) -> i64 {
    i64::MIN / 2 - 2 - (hash_of(domain) >> 3).cast_signed()
}

/// In what prices of a currency are counted; an empty one is that of pages that name none.
pub(super) fn currency_unit(currency: &str) -> i64 {
    hash_of(currency).cast_signed()
}

fn hash_of(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}
