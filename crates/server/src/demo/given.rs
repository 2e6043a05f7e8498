//! Pages that pins of the demo lead to: they are on no server, and what they say is
//! given to the house, read as a page that was fetched.

use serde_json::json;

/// A page, and the picture whose pin leads there.
#[derive(Debug, Clone)]
pub struct GivenPage {
    /// The picture's title.
    pub picture: &'static str,
    /// Its address, under a domain that no website can have (RFC 2606).
    pub address: &'static str,
    /// What it says.
    pub html: String,
}

/// A thing that a page sells, and not more than that.
struct Goods {
    picture: &'static str,
    address: &'static str,
    site: &'static str,
    name: &'static str,
    price: &'static str,
    /// The price before it was lowered.
    before: Option<&'static str>,
    /// ISO 4217.
    currency: &'static str,
    /// As schema.org names it.
    availability: &'static str,
}

const GOODS: [Goods; 11] = [
    Goods {
        picture: "The reading chair",
        address: "https://fell-and-ash.example/reading-chair/",
        site: "Fell & Ash",
        name: "Wing chair in cream bouclé",
        price: "429.00",
        before: None,
        currency: "EUR",
        availability: "InStock",
    },
    Goods {
        picture: "A matching pair",
        address: "https://fell-and-ash.example/plywood-pair/",
        site: "Fell & Ash",
        name: "Pair of bent plywood chairs",
        price: "164.00",
        before: None,
        currency: "EUR",
        availability: "InStock",
    },
    Goods {
        picture: "Kitchen chair, out of uniform",
        address: "https://second-kitchen.example/painted-chair/",
        site: "Second Kitchen",
        name: "Painted kitchen chair",
        price: "75.00",
        before: None,
        currency: "EUR",
        availability: "LimitedAvailability",
    },
    Goods {
        picture: "Long, low and walnut",
        address: "https://fell-and-ash.example/walnut-sideboard/",
        site: "Fell & Ash",
        name: "Walnut sideboard, 180 cm",
        price: "1490.00",
        before: None,
        currency: "EUR",
        availability: "PreOrder",
    },
    Goods {
        picture: "A stool that is also a bedside table",
        address: "https://hus-and-home.example/bedside-stool/",
        site: "Hus & Home",
        name: "Bedside stool with lamp",
        price: "98.00",
        before: Some("120.00"),
        currency: "EUR",
        availability: "InStock",
    },
    Goods {
        picture: "Black vase on a white chair",
        address: "https://hus-and-home.example/black-vase/",
        site: "Hus & Home",
        name: "Matt black bottle vase",
        price: "34.50",
        before: None,
        currency: "EUR",
        availability: "InStock",
    },
    Goods {
        picture: "Lamp left, cups right",
        address: "https://hus-and-home.example/floor-lamp/",
        site: "Hus & Home",
        name: "Linen floor lamp",
        price: "112.00",
        before: None,
        currency: "EUR",
        availability: "OutOfStock",
    },
    Goods {
        picture: "Ten past something",
        address: "https://hus-and-home.example/wall-clock/",
        site: "Hus & Home",
        name: "Wall clock in brushed steel",
        price: "59.00",
        before: Some("79.00"),
        currency: "EUR",
        availability: "InStock",
    },
    Goods {
        picture: "Hummingbird on a thread",
        address: "https://second-kitchen.example/paper-birds/",
        site: "Second Kitchen",
        name: "Paper bird mobile",
        price: "22.00",
        before: None,
        currency: "EUR",
        availability: "InStock",
    },
    Goods {
        picture: "The good brushes",
        address: "https://colour-supply.example/flat-brushes/",
        site: "Colour Supply",
        name: "Set of nine flat brushes",
        price: "31.90",
        before: None,
        currency: "USD",
        availability: "InStock",
    },
    Goods {
        picture: "Leather and tile",
        address: "https://fell-and-ash.example/saddle-chair/",
        site: "Fell & Ash",
        name: "Saddle leather chair",
        price: "640.00",
        before: None,
        currency: "EUR",
        availability: "InStock",
    },
];

/// Every page: a recipe, a product with all that is said of one, and plain things for sale.
pub fn pages() -> Vec<GivenPage> {
    let mut pages = vec![
        GivenPage {
            picture: "Citrus, lit from behind",
            address: "https://detour-kitchen.example/candied-citrus-slices/",
            html: include_str!("../../demo/pages/candied-citrus.html").to_owned(),
        },
        GivenPage {
            picture: "Coffee for two",
            address: "https://low-table-pottery.example/stoneware-cups/",
            html: include_str!("../../demo/pages/stoneware-cups.html").to_owned(),
        },
    ];
    pages.extend(GOODS.iter().map(|goods| GivenPage {
        picture: goods.picture,
        address: goods.address,
        html: page_of(goods),
    }));
    pages
}

fn page_of(goods: &Goods) -> String {
    let mut prices = vec![json!({
        "@type": "UnitPriceSpecification", "price": goods.price, "priceCurrency": goods.currency,
    })];
    prices.extend(goods.before.map(|before| {
        json!({
            "@type": "UnitPriceSpecification", "price": before, "priceCurrency": goods.currency,
            "priceType": "https://schema.org/ListPrice",
        })
    }));
    let product = json!({
        "@context": "https://schema.org",
        "@type": "Product",
        "name": goods.name,
        "offers": {
            "@type": "Offer",
            "availability": format!("https://schema.org/{}", goods.availability),
            "priceCurrency": goods.currency,
            "priceSpecification": prices,
        },
    });
    let (name, site) = (goods.name, goods.site.replace('&', "&amp;"));
    format!(
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><title>{name}</title>\
         <meta property=\"og:site_name\" content=\"{site}\">\
         <script type=\"application/ld+json\">{product}</script></head></html>"
    )
}

/// Where the pin of the picture with this title leads.
pub fn page_about(title: &str) -> Option<String> {
    let pages = pages();
    let page = pages.iter().find(|page| page.picture == title);
    page.map(|page| page.address.to_owned())
}
