//! What the pages behind links sell.

use std::collections::{HashMap, HashSet};

use contract::shopping::ShoppingProduct;
use kernel::{ctx::Ctx, error::Result, house::House};
use metadata::{Offers, Page, Product};

use super::{
    refresh_link::key,
    show_links::{find_among, show_offer, site_name},
    sql::{self, LinkRow},
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

/// What the cheapest offer of a page is narrowed by.
#[derive(Debug, Clone, PartialEq)]
pub struct Sold {
    /// What one pays at least.
    pub price: f64,
    /// ISO 4217; empty where the page does not say.
    pub currency: String,
    /// Whether it can be had, if the page says so.
    pub in_stock: Option<bool>,
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

/// What the pages that these links lead to sell, by link: their cheapest offers, none of a page
/// that sells nothing; a link is left out while its page has not been read. No page is asked for.
pub async fn find_selling(house: &House, links: &[&str]) -> Result<HashMap<String, Option<Sold>>> {
    let addresses: HashSet<&str> = links.iter().map(|link| key(link)).collect();
    let addresses: Vec<&str> = addresses.into_iter().collect();
    let known = sql::find_many(&house.db, &addresses).await?;
    let known = known
        .into_iter()
        .map(|(address, row)| (address, sold(&row)));
    let known: HashMap<String, Option<Sold>> = known.collect();
    let sells = |link: &&str| Some(((*link).to_owned(), known.get(key(link))?.clone()));
    Ok(links.iter().filter_map(sells).collect())
}

/// What a page sells, as it is kept; a page that is gone sells nothing.
pub(super) fn sold(row: &LinkRow) -> Option<Sold> {
    let page = row.page.as_deref().filter(|_| !row.is_broken)?;
    let page: Page = serde_json::from_str(page).ok()?;
    let (price, _, offers) = cheapest_of(&page)?;
    Some(Sold {
        price,
        currency: currency(offers),
        in_stock: offers.in_stock,
    })
}

fn cheapest(page: &Page, link: &str) -> Option<KnownOffer> {
    let (price, product, offers) = cheapest_of(page)?;
    Some(KnownOffer {
        price,
        currency: currency(offers),
        product: ShoppingProduct {
            name: product.name.clone(),
            offer_summary: show_offer(offers, false),
            site_name: site_name(page, link),
        },
    })
}

fn cheapest_of(page: &Page) -> Option<(f64, &Product, &Offers)> {
    offers(page).min_by(|(one, ..), (other, ..)| one.total_cmp(other))
}

fn currency(offers: &Offers) -> String {
    offers.currency.clone().unwrap_or_default()
}

/// Everything on a page that has a price.
fn offers(page: &Page) -> impl Iterator<Item = (f64, &Product, &Offers)> {
    page.products.iter().filter_map(|product| {
        let offers = product.offers.as_ref()?;
        let price = offers.price.filter(|price| price.is_finite())?;
        Some((price, product, offers))
    })
}
