//! Things for sale and what they cost.

use crate::{
    markup::Markup,
    money,
    page::{Offers, Product},
    rating,
    thing::{Graph, Part, Thing},
    words,
};

const TYPES: &[&str] = &[
    "Product",
    "ProductGroup",
    "IndividualProduct",
    "ProductModel",
    "SomeProducts",
    "Vehicle",
    "Car",
];
/// Products of a page.
const MOST: usize = 12;
/// Offers of a product that are looked at.
const MOST_OFFERS: usize = 200;

/// Everything for sale that the page is about.
pub(crate) fn read(graph: &Graph<'_>, markup: &Markup) -> Vec<Product> {
    let groups: Vec<String> = things(graph)
        .filter(|thing| thing.is(&["ProductGroup"]))
        .filter_map(|thing| thing.line("name", 300))
        .collect();
    let mut products: Vec<Product> = Vec::new();
    for thing in things(graph) {
        // Variants that stand beside their group are told by it already.
        let is_variant = !groups.is_empty() && !thing.is(&["ProductGroup"]);
        if is_variant && !thing.things("isVariantOf").is_empty() {
            continue;
        }
        if let Some(product) = product(thing)
            && !products.iter().any(|known| known.name == product.name)
        {
            products.push(product);
        }
        if products.len() == MOST {
            break;
        }
    }
    complete(products, by_metas(markup))
}

/// Products in structured data.
pub(crate) fn things<'a>(graph: &'a Graph<'a>) -> impl Iterator<Item = Thing<'a>> {
    graph.of_type(TYPES)
}

fn product(thing: Thing<'_>) -> Option<Product> {
    Some(Product {
        name: thing.line("name", 300)?,
        brand: thing
            .line("brand", 100)
            .or_else(|| thing.line("manufacturer", 100)),
        offers: offers(thing),
        rating: rating::read(thing),
    })
}

/// What Open Graph knows fills what a single product does not say; a page that says
/// it is a product, and has no structured data, is one.
fn complete(mut products: Vec<Product>, by_metas: Option<Product>) -> Vec<Product> {
    let Some(told) = by_metas else {
        return products;
    };
    match products.as_mut_slice() {
        [] => products.push(told),
        [one] => {
            one.brand = one.brand.take().or(told.brand);
            one.offers = one.offers.take().or(told.offers);
        }
        _ => {}
    }
    products
}

fn by_metas(markup: &Markup) -> Option<Product> {
    let kind = markup
        .meta(&["og:type"])
        .unwrap_or_default()
        .to_ascii_lowercase();
    let price = |names: &[&str]| markup.meta(names).and_then(money::price);
    let paid = price(&[
        "product:sale_price:amount",
        "product:price:amount",
        "og:price:amount",
    ]);
    let labelled = || by_label(markup);
    let is_product = kind.contains("product") || paid.is_some();
    if !is_product {
        return None;
    }
    let currency = [
        "product:sale_price:currency",
        "product:price:currency",
        "og:price:currency",
    ];
    let availability = ["product:availability", "og:availability"];
    let availability = markup.meta(&availability).and_then(availability_of);
    let before = [
        "product:original_price:amount",
        "og:price:standard_amount",
        "product:price:amount",
    ];
    let paid = paid.or_else(labelled);
    Some(Product {
        name: markup
            .meta(&["og:title", "twitter:title"])
            .and_then(|text| words::line(text, 300))?,
        brand: markup
            .meta(&["product:brand", "og:brand"])
            .and_then(|text| words::line(text, 100)),
        offers: paid.map(|paid| Offers {
            currency: markup.meta(&currency).and_then(money::currency),
            price: Some(paid),
            standard: price(&before).filter(|before| *before > paid),
            in_stock: availability.as_deref().map(is_in_stock),
            availability,
            count: 1,
            ..Offers::default()
        }),
        rating: None,
    })
}

/// `twitter:label1` "Price" with `twitter:data1` "$12.00".
fn by_label(markup: &Markup) -> Option<f64> {
    ["1", "2"].iter().find_map(|at| {
        let label = markup.meta(&[&format!("twitter:label{at}")])?;
        let data = markup.meta(&[&format!("twitter:data{at}")])?;
        label
            .eq_ignore_ascii_case("price")
            .then(|| money::price(data))
            .flatten()
    })
}

/// One offer, read.
#[derive(Default)]
struct Offer {
    currency: Option<String>,
    price: Option<f64>,
    most: Option<f64>,
    standard: Option<f64>,
    availability: Option<String>,
    free_shipping_from: Option<f64>,
}

fn offers(thing: Thing<'_>) -> Option<Offers> {
    let mut found = Vec::new();
    let mut announced = 0.0_f64;
    let sellers = [thing].into_iter().chain(thing.things("hasVariant"));
    for one in sellers
        .flat_map(|seller| seller.things("offers"))
        .take(MOST_OFFERS)
    {
        if one.is(&["AggregateOffer"]) {
            announced += one
                .raw("offerCount")
                .and_then(|text| money::number(&text))
                .unwrap_or(0.0);
            let inner = one
                .things("offers")
                .into_iter()
                .take(MOST_OFFERS)
                .map(offer);
            let before = found.len();
            found.extend(inner.filter(|offer| offer.price.is_some()));
            if found.len() > before {
                continue;
            }
        }
        found.push(offer(one));
    }
    found.retain(|offer| offer.price.is_some() || offer.availability.is_some());
    if found.is_empty() {
        return None;
    }
    Some(together(found, announced.clamp(0.0, 1e6) as u32))
}

/// Offers in another currency than the first one cannot be compared with it.
fn together(mut offers: Vec<Offer>, announced: u32) -> Offers {
    let currency = offers.iter().find_map(|offer| offer.currency.clone());
    offers.retain(|offer| offer.currency.is_none() || offer.currency == currency);
    let count = announced.max(offers.len() as u32);
    let is_there = |offer: &Offer| offer.availability.as_deref().is_some_and(is_in_stock);
    // The price of an offer out of stock does not count beside one in stock.
    if offers.iter().any(is_there) {
        offers.retain(is_there);
    }
    let prices = offers.iter().filter_map(|offer| offer.price);
    let price = prices.clone().min_by(f64::total_cmp);
    let dearest = offers
        .iter()
        .filter_map(|offer| offer.most)
        .chain(prices)
        .max_by(f64::total_cmp);
    let cheapest = offers.iter().find(|offer| offer.price == price);
    let told = offers.iter().find_map(|offer| offer.availability.clone());
    Offers {
        price,
        most: dearest.filter(|most| Some(*most) != price),
        standard: cheapest
            .and_then(|offer| offer.standard)
            .filter(|standard| Some(*standard) > price),
        in_stock: told.as_deref().map(is_in_stock),
        availability: told,
        count,
        free_shipping_from: offers
            .iter()
            .filter_map(|offer| offer.free_shipping_from)
            .min_by(f64::total_cmp),
        currency,
    }
}

fn offer(thing: Thing<'_>) -> Offer {
    let price = |thing: Thing<'_>, key: &str| thing.raw(key).and_then(|text| money::price(&text));
    let currency = |thing: Thing<'_>| {
        thing
            .raw("priceCurrency")
            .and_then(|text| money::currency(&text))
    };
    let mut read = Offer {
        currency: currency(thing),
        price: price(thing, "price").or_else(|| price(thing, "lowPrice")),
        most: price(thing, "highPrice"),
        standard: None,
        availability: thing
            .raw("availability")
            .and_then(|text| availability_of(&text)),
        free_shipping_from: thing
            .things("shippingDetails")
            .into_iter()
            .find_map(free_shipping),
    };
    for specification in thing.things("priceSpecification") {
        read.currency = read.currency.or_else(|| currency(specification));
        let told = price(specification, "price").or_else(|| price(specification, "minPrice"));
        let kind = specification.raw("priceType").unwrap_or_default();
        let is_before = [
            "ListPrice",
            "StrikethroughPrice",
            "MSRP",
            "SRP",
            "RegularPrice",
        ];
        match is_before.iter().any(|name| kind.ends_with(name)) {
            true => read.standard = read.standard.or(told),
            false => read.price = read.price.or(told),
        }
    }
    read
}

/// From which price on sending costs nothing.
fn free_shipping(details: Thing<'_>) -> Option<f64> {
    let amount = |thing: Thing<'_>| {
        let said = ["value", "minValue", "price", "maxValue"]
            .iter()
            .find_map(|key| thing.raw(key));
        said.and_then(|text| money::number(&text))
    };
    let threshold =
        details
            .parts("freeShippingThreshold")
            .into_iter()
            .find_map(|part| match part {
                Part::Thing(thing) => amount(thing),
                Part::Text(text) => money::number(&text),
            });
    let rate = details.things("shippingRate").into_iter().find_map(amount);
    threshold.or(rate.filter(|rate| *rate == 0.0))
}

/// The name schema.org has for it; shops write it in several ways.
fn availability_of(text: &str) -> Option<String> {
    let name = text.trim().rsplit(['/', '#', ':']).next()?;
    let plain: String = name.chars().filter(char::is_ascii_alphanumeric).collect();
    let known = [
        ("instock", "InStock"),
        ("available", "InStock"),
        ("availablefororder", "InStock"),
        ("onlineonly", "OnlineOnly"),
        ("instoreonly", "InStoreOnly"),
        ("limitedavailability", "LimitedAvailability"),
        ("preorder", "PreOrder"),
        ("presale", "PreSale"),
        ("madetoorder", "MadeToOrder"),
        ("backorder", "BackOrder"),
        ("outofstock", "OutOfStock"),
        ("oos", "OutOfStock"),
        ("pending", "OutOfStock"),
        ("soldout", "SoldOut"),
        ("discontinued", "Discontinued"),
        ("reserved", "Reserved"),
    ];
    let plain = plain.to_ascii_lowercase();
    let found = known.iter().find(|(written, _)| *written == plain);
    found.map(|(_, name)| (*name).to_owned())
}

/// Whether one can order it now.
fn is_in_stock(availability: &str) -> bool {
    !matches!(
        availability,
        "OutOfStock" | "SoldOut" | "Discontinued" | "Reserved"
    )
}
