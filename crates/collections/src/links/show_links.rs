//! What is known of the page a pin leads to, as its detail shows it.

use std::{collections::HashMap, sync::Arc};

use accounts::{
    users::{find_domains::domain_of, show_users::user_refs},
    websites,
};
use contract::{
    ids::{PinId, UserId},
    links::{
        LinkAbout, LinkHealth, RichArticle, RichBrand, RichMetadata, RichOffer, RichProduct,
        RichShipping, RichSummary, RichVideo,
    },
};
use kernel::{ctx::Ctx, error::Result, times};
use metadata::{Offers, Page, Product};
use tracing::warn;
use url::Url;

use super::{
    cache::{LinkCache, RequestedCache, hash},
    jobs, policy,
    refresh_link::{RefreshLink, key},
    show_recipe::{show_rating, show_recipe, show_tutorial},
    sql::{self, LinkRow},
    write_price::write_price,
};

/// How long what a page sells is relied on: 30 days.
const STALE_MS: i64 = 30 * 24 * 60 * 60 * 1_000;

/// What is known of a link.
pub struct KnownLink {
    page: Option<Page>,
    is_broken: bool,
    checked_ms: i64,
    due_ms: i64,
    bytes: usize,
}

impl KnownLink {
    /// The page, where what it sells can be had.
    pub(super) fn sold_on(&self) -> Option<&Page> {
        self.page.as_ref().filter(|_| !self.is_broken)
    }

    /// What keeping it takes, roughly.
    pub fn bytes(&self) -> usize {
        self.bytes
    }
}

/// What is known of the page; a look that finds it unknown or old has it looked at.
pub async fn show_link(ctx: &Ctx, pin_id: PinId, link: Option<&str>) -> Result<LinkAbout> {
    let Some(link) = link else {
        return Ok(LinkAbout::default());
    };
    let known = find(ctx, key(link)).await?;
    if known.as_ref().is_none_or(|known| known.due_ms <= ctx.now()) {
        let link = RefreshLink {
            address: link.to_owned(),
            pin_id,
        };
        // What is known is shown all the same.
        if let Err(cause) = request_refresh(ctx, &link).await {
            warn!(%cause, "a link could not be noted to be looked at");
        }
    }
    let Some(known) = known else {
        return Ok(LinkAbout::default());
    };
    let page = known.page.as_ref();
    let maker = match page.is_some_and(|page| page.products.iter().any(|one| one.brand.is_some())) {
        true => maker_of(ctx, link).await?,
        false => None,
    };
    let offers = page.into_iter().flat_map(|page| &page.products);
    let offers: Vec<&Offers> = offers
        .filter_map(|product| product.offers.as_ref())
        .collect();
    let age = ctx.now() - known.checked_ms;
    Ok(LinkAbout {
        embed: page
            .and_then(|page| page.video.as_ref()?.player.as_deref())
            .and_then(policy::embed),
        price_currency: offers.iter().find_map(|offers| offers.currency.clone()),
        is_oos_product: !offers.is_empty()
            && offers.iter().all(|offers| offers.in_stock == Some(false)),
        is_stale_product: !offers.is_empty() && age > STALE_MS,
        is_eligible_for_pdp: offers.iter().any(|offers| offers.price.is_some()),
        rich_summary: page.map(|page| summary(page, link)),
        rich_metadata: page.map(|page| metadata(page.clone(), link, ctx.viewer().is_some(), maker)),
        link_health: Some(LinkHealth {
            is_broken: known.is_broken,
            checked_at: times::long(known.checked_ms),
        }),
    })
}

/// The user whose verified website a page is on, if this viewer sees them.
async fn maker_of(ctx: &Ctx, link: &str) -> Result<Option<UserId>> {
    let domain = Url::parse(link).ok().and_then(|url| domain_of(&url));
    let Some(domain) = domain.filter(|_| ctx.viewer().is_some()) else {
        return Ok(None);
    };
    let maker = websites::owner_of(&ctx.house.db, &domain).await?;
    let seen = user_refs(ctx, maker).await?;
    Ok(maker.filter(|id| seen.contains_key(id)))
}

/// What is known, kept for a while: many pins lead to one page, and few links change.
pub(super) async fn find(ctx: &Ctx, address: &str) -> Result<Option<Arc<KnownLink>>> {
    let links = &ctx.house.get::<LinkCache>().0;
    let (hash, as_of) = (hash(address), links.as_of());
    if let Some(known) = links.get(&hash) {
        return Ok(known);
    }
    let row = sql::find(&ctx.house.db, address).await?;
    let known = row.map(read).transpose()?.map(Arc::new);
    links.keep(as_of, hash, known.clone());
    Ok(known)
}

/// The same of several addresses: those of which something is known.
pub(super) async fn find_among(
    ctx: &Ctx,
    addresses: &[&str],
) -> Result<HashMap<String, Arc<KnownLink>>> {
    let links = &ctx.house.get::<LinkCache>().0;
    let as_of = links.as_of();
    let (mut found, mut missing) = (HashMap::new(), Vec::new());
    for address in addresses {
        match links.get(&hash(address)) {
            Some(known) => found.extend(known.map(|known| ((*address).to_owned(), known))),
            None => missing.push(*address),
        }
    }
    for (address, row) in sql::find_many(&ctx.house.db, &missing).await? {
        found.insert(address, Arc::new(read(row)?));
    }
    for address in missing {
        links.keep(as_of, hash(address), found.get(address).cloned());
    }
    Ok(found)
}

fn read(row: LinkRow) -> Result<KnownLink> {
    let page: Option<Page> = row.page.as_deref().map(serde_json::from_str).transpose()?;
    Ok(KnownLink {
        bytes: row.page.map_or(0, |page| page.len()),
        page: page.filter(says_something),
        is_broken: row.is_broken,
        checked_ms: row.checked_ms,
        due_ms: row.due_ms,
    })
}

/// Writes once for many looks.
async fn request_refresh(ctx: &Ctx, link: &RefreshLink) -> Result<()> {
    let requested = &ctx.house.get::<RequestedCache>().0;
    let (hash, as_of) = (hash(key(&link.address)), requested.as_of());
    if requested.get(&hash).is_some() {
        return Ok(());
    }
    let tx = ctx.begin().await?;
    jobs::request(ctx, &tx, link).await?;
    tx.commit().await?;
    requested.keep(as_of, hash, ());
    Ok(())
}

fn says_something(page: &Page) -> bool {
    page.title.is_some()
        || page.description.is_some()
        || page.recipe.is_some()
        || !page.products.is_empty()
}

/// What a website is called: by itself, or by its address.
pub(super) fn site_name(page: &Page, link: &str) -> String {
    let host = || {
        Url::parse(link)
            .ok()
            .and_then(|url| url.host_str().map(str::to_owned))
    };
    let host = || host().map(|host| host.trim_start_matches("www.").to_owned());
    page.site_name.clone().or_else(host).unwrap_or_default()
}

fn summary(page: &Page, link: &str) -> RichSummary {
    RichSummary {
        type_name: kind(page),
        display_name: page.title.clone().unwrap_or_default(),
        display_description: page.description.clone().unwrap_or_default(),
        site_name: site_name(page, link),
        url: page.canonical.clone().unwrap_or_else(|| link.to_owned()),
        favicon_link: page.favicon.clone(),
    }
}

/// What a page is before all else.
fn kind(page: &Page) -> &'static str {
    match () {
        () if page.recipe.is_some() => "recipe",
        () if !page.products.is_empty() => "product",
        () if page.how_to.is_some() => "tutorial",
        () if page.video.is_some() => "video",
        () if page.article.is_some() => "article",
        () => "page",
    }
}

fn metadata(page: Page, link: &str, is_signed_in: bool, maker: Option<UserId>) -> RichMetadata {
    let summary = summary(&page, link);
    RichMetadata {
        title: summary.display_name,
        description: summary.display_description,
        site_name: summary.site_name,
        url: summary.url,
        favicon_link: summary.favicon_link,
        recipe: page.recipe.map(show_recipe),
        article: page.article.map(|article| RichArticle {
            headline: article.headline.unwrap_or_default(),
            date_published: article.published,
            authors: article.authors,
            section: article.section,
        }),
        products: page
            .products
            .into_iter()
            .map(|product| show_product(product, is_signed_in, maker))
            .collect(),
        tutorial: page.how_to.map(show_tutorial),
        video: page.video.map(|video| RichVideo {
            name: video.name,
            duration: video.seconds,
            upload_date: video.uploaded,
        }),
    }
}

/// Brand, sending and the range of prices load for signed-in viewers (specification
/// §3, "Some fields load only for authenticated viewers").
fn show_product(product: Product, is_signed_in: bool, maker: Option<UserId>) -> RichProduct {
    let currency = product
        .offers
        .as_ref()
        .and_then(|offers| offers.currency.clone());
    let free_from = product
        .offers
        .as_ref()
        .and_then(|offers| offers.free_shipping_from);
    let shipping = free_from.map(|from| RichShipping {
        free_shipping_price: write_price(from, currency.as_deref()),
        free_shipping_value: from,
    });
    RichProduct {
        name: product.name,
        offer_summary: product
            .offers
            .map(|offers| show_offer(&offers, is_signed_in)),
        brand: product
            .brand
            .map(|name| RichBrand {
                name,
                user_id: maker,
                is_merchant: false, // there is no merchant program yet
            })
            .filter(|_| is_signed_in),
        shipping_info: shipping.filter(|_| is_signed_in),
        aggregate_rating: product.rating.map(show_rating),
    }
}

/// What something costs; the range of prices for signed-in viewers.
pub(super) fn show_offer(offers: &Offers, is_signed_in: bool) -> RichOffer {
    let text =
        |value: Option<f64>| value.map(|value| write_price(value, offers.currency.as_deref()));
    let has_range = is_signed_in && offers.most.is_some();
    RichOffer {
        price: text(offers.price),
        price_value: offers.price,
        min_price: text(offers.price.filter(|_| has_range)),
        max_price: text(offers.most.filter(|_| has_range)),
        standard_price: text(offers.standard),
        in_stock: offers.in_stock,
        availability: offers.availability.clone(),
        currency: offers.currency.clone(),
    }
}
