//! What is for sale (specification §2 `/shopping`, §3 "Search state", `productFilters`).

use serde::{Deserialize, Deserializer, Serialize, de::Error as _};
use serde_json::Value;
use utoipa::ToSchema;

use crate::{
    answers::{Answer, Bookmark, PageSize, Shape, Written},
    ids::InterestId,
    interests::InterestRef,
    links::RichOffer,
    pins::PinView,
};

/// What the page of a pin sells, where things for sale are listed: the cheapest of it.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ShoppingProduct {
    /// What it is.
    pub name: String,
    /// What it costs, and whether it can be had.
    pub offer_summary: RichOffer,
    /// Who sells it: what the website calls itself, or its domain.
    pub site_name: String,
}

/// How things for sale are narrowed; each that is given holds.
#[derive(Debug, Clone, Default, PartialEq, Deserialize, ToSchema)]
pub struct ProductFilters {
    /// Only what costs so much at least.
    #[serde(default)]
    pub price_min: Option<f64>,
    /// Only what costs so much at most.
    #[serde(default)]
    pub price_max: Option<f64>,
    /// ISO 4217: only what is priced in this currency.
    #[serde(default)]
    pub currency: Option<String>,
    /// Only pins that lead to this website.
    #[serde(default)]
    pub domain: Option<String>,
    /// Only pins about this topic, by its id.
    #[serde(default)]
    pub category: Option<InterestId>,
    /// Only what can be had, as far as pages say.
    #[serde(default)]
    pub in_stock: Option<bool>,
}

impl ProductFilters {
    /// As clients send it: an object, or its JSON as text. What is none narrows nothing, such as
    /// `---` or a list.
    pub(crate) fn of_client<'de, D: Deserializer<'de>>(told: D) -> Result<Self, D::Error> {
        let told = match Value::deserialize(told)? {
            Value::String(text) => serde_json::from_str(&text).unwrap_or_default(),
            told => told,
        };
        match told.is_object() {
            true => serde_json::from_value(told).map_err(D::Error::custom),
            false => Ok(Self::default()),
        }
    }
}

/// By what things for sale can be narrowed: told of them before they were. Prices in a currency
/// are one range, and every label stands there once (specification §3 "Search state",
/// `productFilters`).
#[derive(Debug, Clone, Default, Serialize, ToSchema)]
pub struct ProductFilterChoices {
    /// What they cost, a line for each currency.
    pub price_filters: Vec<PriceFilter>,
    /// Where they lead, what most lead to first.
    pub domain_filters: Vec<DomainFilter>,
    /// What they are about, what most are about first.
    pub category_filters: Vec<CategoryFilter>,
    /// Whether they can be had; empty where all or none can.
    pub availability_filters: Vec<AvailabilityFilter>,
}

/// `ShoppingFeedResource/get`: what is for sale.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct ListShoppingPins {
    /// Only what is about this topic or one below it: its key or its id.
    #[serde(default)]
    pub category: Option<String>,
    /// How it is narrowed.
    #[serde(default, deserialize_with = "ProductFilters::of_client")]
    pub applied_product_filters: ProductFilters,
    /// Where to go on.
    #[serde(default)]
    pub bookmarks: Bookmark,
    /// How many.
    #[serde(default)]
    pub page_size: PageSize,
}

/// What is for sale: an object, and still a list to walk.
#[derive(Debug, Clone)]
pub struct ShoppingFeed {
    /// What is shown.
    pub data: ShoppingResults,
    /// Where the next page starts; none on the last page.
    pub bookmark: Option<String>,
}

impl Answer for ShoppingFeed {
    type Data = ShoppingResults;
    type Item = ShoppingResults;
    const SHAPE: Shape = Shape::Holder;
    fn bytes(&self) -> usize {
        let pins = self.data.results.iter();
        pins.map(|pin| pin.json().len() + 1).sum()
    }
    fn into_parts(self) -> (ShoppingResults, Option<String>) {
        (self.data, self.bookmark)
    }
}

/// The `data` of what is for sale.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ShoppingResults {
    /// The pins, each with its `product`, the most liked first.
    #[schema(value_type = Vec<PinView>)]
    pub results: Vec<Written<PinView>>,
    /// By what they can be narrowed; on the first page alone.
    pub product_filters: Option<ProductFilterChoices>,
    /// The topic that was asked for; none when it was none.
    pub category: Option<InterestRef>,
}

/// Prices in one currency (specification §3 "Search state", `productFilters`).
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct PriceFilter {
    /// ISO 4217; empty where pages do not say.
    pub currency: String,
    /// The lowest price.
    pub min_value: f64,
    /// The highest price.
    pub max_value: f64,
    /// A price that nine of ten do not exceed.
    pub suggested_max_value: f64,
    /// What is shown: `€10.00–€50.00`.
    pub label: String,
    /// Pins.
    pub count: usize,
}

/// A website that pins lead to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct DomainFilter {
    /// What to ask with: `shop.example`.
    pub domain: String,
    /// What is shown.
    pub label: String,
    /// Pins.
    pub count: usize,
}

/// A topic of pins.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CategoryFilter {
    /// What to ask with: its id.
    pub category: InterestRef,
    /// What is shown, in English.
    pub label: String,
    /// Pins.
    pub count: usize,
}

/// Whether things can be had.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct AvailabilityFilter {
    /// What to ask with: `in_stock`.
    pub availability: String,
    /// What is shown, in English.
    pub label: String,
    /// Pins.
    pub count: usize,
}
