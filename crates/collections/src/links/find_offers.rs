//! What the pages behind links sell.

use std::collections::{HashMap, HashSet};

use contract::shopping::ShoppingProduct;
use kernel::{ctx::Ctx, error::Result, house::House};
use metadata::{Offers, Page, Product};

use super::{
    refresh_link::key,
    show_links::{find_among, show_offer, site_name},
    sql,
};

/// The cheapest offer of a page, as it was when the page was last read.
#[derive(Debug, Clone)]
pub struct KnownOffer {
    /// What one pays at least.
    pub price: f64,
    /// ISO 4217; empty where the page does not say.
    pub currency: String,
    /// As it is shown.
    pub product: ShoppingProduct,
}

/// The cheapest offers of the pages that these links lead to, by link; none of a page of which
/// nothing is known, that sells nothing, or that is gone. No page is asked for.
pub async fn find_offers(ctx: &Ctx, links: &[&str]) -> Result<HashMap<String, KnownOffer>> {
    let addresses: HashSet<&str> = links.iter().map(|link| key(link)).collect();
    let addresses: Vec<&str> = addresses.into_iter().collect();
    let known = find_among(ctx, &addresses).await?;
    let offer = |link: &&str| {
        let page = known.get(key(link))?.sold_on()?;
        Some(((*link).to_owned(), cheapest(page, link)?))
    };
    Ok(links.iter().filter_map(offer).collect())
}

/// Whether the pages that these links lead to sell something, by link; a link is left out
/// while its page has not been read. No page is asked for.
pub async fn find_selling(house: &House, links: &[&str]) -> Result<HashMap<String, bool>> {
    let addresses: HashSet<&str> = links.iter().map(|link| key(link)).collect();
    let addresses: Vec<&str> = addresses.into_iter().collect();
    let known = sql::find_many(&house.db, &addresses).await?;
    let known: HashMap<String, bool> = known
        .into_iter()
        .map(|(address, row)| {
            let sells = !row.is_broken && sells(row.page.as_deref());
            (address, sells)
        })
        .collect();
    let sells = |link: &&str| Some(((*link).to_owned(), *known.get(key(link))?));
    Ok(links.iter().filter_map(sells).collect())
}

/// Whether a page, as it is kept, sells something.
pub(super) fn sells(page: Option<&str>) -> bool {
    let page = page.and_then(|page| serde_json::from_str::<Page>(page).ok());
    page.is_some_and(|page| offers(&page).next().is_some())
}

fn cheapest(page: &Page, link: &str) -> Option<KnownOffer> {
    let (price, product, offers) =
        offers(page).min_by(|(one, ..), (other, ..)| one.total_cmp(other))?;
    Some(KnownOffer {
        price,
        currency: offers.currency.clone().unwrap_or_default(),
        product: ShoppingProduct {
            name: product.name.clone(),
            offer_summary: show_offer(offers, false),
            site_name: site_name(page, link),
        },
    })
}

/// Everything on a page that has a price.
fn offers(page: &Page) -> impl Iterator<Item = (f64, &Product, &Offers)> {
    page.products.iter().filter_map(|product| {
        let offers = product.offers.as_ref()?;
        let price = offers.price.filter(|price| price.is_finite())?;
        Some((price, product, offers))
    })
}
