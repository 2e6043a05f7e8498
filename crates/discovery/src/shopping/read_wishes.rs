//! Reads how a list is to be narrowed (specification §3 "Search state").
//!
//! Values of one filter are alternatives: what is said twice counts once, and ranges of prices in
//! a currency are merged into the one from the lowest to the highest. Different filters have to
//! hold together.

use std::collections::{BTreeMap, BTreeSet};

use ::search::Bounds;
use collections::links::{find_offers::KnownOffer, write_price::write_price};
use contract::{
    errors::Code,
    ids::InterestId,
    search::filters::{AppliedFilter, FilterName, FilterValue, PriceRange, SearchFilters},
    shopping::ProductFilters,
};
use kernel::{
    error::{Error, Result},
    validate,
};

use super::mark_offer::{CAN_BE_HAD, currency_unit, site_mark};
use crate::interests::{name_topic::name_topic, taxonomy::taxonomy};

/// Longest name of a website.
const LONGEST_DOMAIN: usize = 253;

/// How a list is narrowed, checked and merged.
#[derive(Debug, Clone, Default, PartialEq)]
pub(crate) struct Wanted {
    /// The lowest and the highest price by currency; without one in any currency.
    prices: BTreeMap<Option<String>, (f64, f64)>,
    domains: BTreeSet<String>,
    categories: BTreeSet<InterestId>,
    in_stock: bool,
}

/// Product filters as a client sends them.
///
/// # Errors
/// A price below zero, a range that is upside down, a currency or a website that is none.
pub(crate) fn read_wishes(filters: &ProductFilters) -> Result<Wanted> {
    let (least, most) = (filters.price_min, filters.price_max);
    let price = (least.unwrap_or(0.0), most.unwrap_or(f64::INFINITY));
    // What is no number is in no order either.
    if !(price.0 >= 0.0 && price.0 <= price.1) {
        let error = Error::field(Code::InvalidInput, "price_min");
        return Err(error.detail("price_min is 0 at least, and price_max at most"));
    }
    let currency = filters.currency.as_deref().map(|currency| {
        let code = currency.len() == 3 && currency.bytes().all(|byte| byte.is_ascii_alphabetic());
        let wrong = || {
            Error::field(Code::InvalidInput, "currency").detail("currency is a code such as USD")
        };
        code.then(|| currency.to_ascii_uppercase())
            .ok_or_else(wrong)
    });
    let currency = currency.transpose()?;
    let domain = filters.domain.as_deref().map(|domain| {
        let domain = validate::line("domain", domain, 1, LONGEST_DOMAIN)?.to_lowercase();
        Ok::<_, Error>(domain.strip_prefix("www.").unwrap_or(&domain).to_owned())
    });
    let asks_price = least.is_some() || most.is_some() || currency.is_some();
    Ok(Wanted {
        prices: asks_price
            .then_some((currency, price))
            .into_iter()
            .collect(),
        domains: domain.transpose()?.into_iter().collect(),
        categories: filters.category.into_iter().collect(),
        in_stock: filters.in_stock.unwrap_or_default(),
    })
}

impl Wanted {
    /// What these filters ask for as well. A topic that does not exist is passed over.
    pub fn and(mut self, filters: &SearchFilters) -> Self {
        for filter in &filters.0 {
            match filter {
                FilterValue::Price(range) => self.merge(range),
                FilterValue::Domain(domain) => {
                    self.domains.insert(domain.clone());
                }
                FilterValue::Category(said) => {
                    self.categories
                        .extend(taxonomy().find(said).map(|one| one.id));
                }
                FilterValue::InStock => self.in_stock = true,
                // Of people, not of things (`search`).
                FilterValue::SkinTone(_) | FilterValue::HairPattern(_) => {}
            }
        }
        self
    }

    fn merge(&mut self, range: &PriceRange) {
        let added = (range.least, range.most);
        let merged = self.prices.entry(range.currency.clone()).or_insert(added);
        *merged = (merged.0.min(added.0), merged.1.max(added.1));
    }

    /// Those of the filters that pins have which sell nothing.
    pub fn of_pins(self) -> Self {
        Self {
            domains: self.domains,
            categories: self.categories,
            ..Self::default()
        }
    }

    /// Whether it asks for something that only what is for sale has.
    pub fn asks_offer(&self) -> bool {
        !self.prices.is_empty() || self.in_stock
    }

    /// Whether it asks for nothing.
    pub fn is_open(&self) -> bool {
        !self.asks_offer() && self.categories.is_empty() && self.domains.is_empty()
    }

    /// The marks by which an index knows topics, websites and what can be had, each as a group
    /// of alternatives.
    pub fn marks(&self) -> Vec<Vec<i64>> {
        let topics = self.categories.iter().map(|id| id.0).collect();
        let websites = self.domains.iter().map(|domain| site_mark(domain));
        let stock = self.in_stock.then_some(CAN_BE_HAD);
        let groups: [Vec<i64>; 3] = [topics, websites.collect(), stock.into_iter().collect()];
        groups
            .into_iter()
            .filter(|group| !group.is_empty())
            .collect()
    }

    /// The bounds of prices, as an index knows them.
    pub fn bounds(&self) -> Vec<Bounds> {
        let bounds = self.prices.iter().map(|(currency, (least, most))| Bounds {
            unit: currency.as_deref().map(currency_unit),
            least: *least,
            most: *most,
        });
        bounds.collect()
    }

    /// Whether something costs what is wanted and can be had as is wanted.
    pub fn has_offer(&self, offer: &KnownOffer) -> bool {
        let in_stock = offer.product.offer_summary.in_stock;
        self.has_price(offer.price, &offer.currency) && self.has_stock(in_stock)
    }

    /// Whether something costs what is wanted.
    fn has_price(&self, price: f64, currency: &str) -> bool {
        let fits = |wanted: &Option<String>, (least, most): &(f64, f64)| {
            wanted.as_ref().is_none_or(|wanted| wanted == currency)
                && (least..=most).contains(&&price)
        };
        self.prices.is_empty()
            || self
                .prices
                .iter()
                .any(|(wanted, range)| fits(wanted, range))
    }

    /// Whether something can be had as is wanted; where its page does not say, it can.
    fn has_stock(&self, in_stock: Option<bool>) -> bool {
        !self.in_stock || in_stock != Some(false)
    }

    /// Whether this website is wanted; none is where none leads.
    pub fn has_domain(&self, domain: Option<&str>) -> bool {
        self.domains.is_empty() || domain.is_some_and(|domain| self.domains.contains(domain))
    }

    /// Whether one of these topics is wanted.
    pub fn has_category(&self, topics: &[InterestId]) -> bool {
        self.categories.is_empty() || topics.iter().any(|topic| self.categories.contains(topic))
    }

    /// Whether topics are among what it is narrowed by.
    pub fn names_topics(&self) -> bool {
        !self.categories.is_empty()
    }

    /// What a reader of a locale is told of it, each label once.
    pub fn applied(&self, locale: &str) -> Vec<AppliedFilter> {
        let applied = |name, value, label| AppliedFilter { name, value, label };
        let prices = self.prices.iter().map(|(currency, (least, most))| {
            let range = PriceRange {
                currency: currency.clone(),
                least: *least,
                most: *most,
            };
            let label = label_of(currency.as_deref(), *least, *most);
            applied(FilterName::Price, range.to_string(), label)
        });
        let domains = self
            .domains
            .iter()
            .map(|domain| applied(FilterName::Domain, domain.clone(), domain.clone()));
        let categories = self.categories.iter().filter_map(|id| {
            let topic = taxonomy().by_id(*id)?;
            let label = name_topic(topic, locale).to_owned();
            Some(applied(FilterName::Category, id.to_string(), label))
        });
        let stock = self.in_stock.then(|| {
            applied(
                FilterName::Availability,
                IN_STOCK.into(),
                IN_STOCK_LABEL.into(),
            )
        });
        prices
            .chain(domains)
            .chain(categories)
            .chain(stock)
            .collect()
    }
}

/// As [`FilterName::Availability`] is sent and shown.
pub(super) const IN_STOCK: &str = "in_stock";
pub(super) const IN_STOCK_LABEL: &str = "In stock";

/// `€10.00–€50.00`, `from €10.00`, `up to €50.00`, `EUR`.
pub(super) fn label_of(currency: Option<&str>, least: f64, most: f64) -> String {
    let written = |price| write_price(price, currency);
    match (least > 0.0, most.is_finite()) {
        (_, true) if least == most => written(most),
        (true, true) => format!("{}–{}", written(least), written(most)),
        (true, false) => format!("from {}", written(least)),
        (false, true) => format!("up to {}", written(most)),
        (false, false) => currency.unwrap_or_default().to_owned(),
    }
}

#[cfg(test)]
mod tests;
