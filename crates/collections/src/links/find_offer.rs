//! What the page behind a link sells.

use kernel::{ctx::Ctx, error::Result};

use super::{refresh_link::key, show_links::find};

/// The cheapest offer of a page, as it was when the page was last read.
#[derive(Debug, Clone, PartialEq)]
pub struct KnownOffer {
    /// What one pays at least.
    pub price: f64,
    /// ISO 4217; empty where the page does not say.
    pub currency: String,
}

/// The cheapest offer of the page that a link leads to; none where nothing is known of it, or
/// it sells nothing. The page is not asked for.
pub async fn find_offer(ctx: &Ctx, link: &str) -> Result<Option<KnownOffer>> {
    let known = find(ctx, key(link)).await?;
    let products = known.as_ref().map_or(&[][..], |known| known.products());
    let offers = products.iter().filter_map(|product| {
        let offers = product.offers.as_ref()?;
        Some(KnownOffer {
            price: offers.price.filter(|price| price.is_finite())?,
            currency: offers.currency.clone().unwrap_or_default(),
        })
    });
    Ok(offers.min_by(|one, other| one.price.total_cmp(&other.price)))
}
