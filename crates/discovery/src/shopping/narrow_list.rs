//! Narrows things for sale by price, website and topic, and tells by what they can be.

use std::collections::HashMap;

use accounts::users::find_domains::domain_of;
use collections::{
    links::find_offers::{KnownOffer, find_offers},
    pins::{self, StoredPin},
};
use contract::{
    errors::Code,
    ids::{InterestId, PinId},
    shopping::{CategoryFilter, DomainFilter, PriceFilter, ProductFilterChoices, ProductFilters},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    validate,
};
use url::Url;

use crate::interests::{classify::THRESHOLD, list_pin_interests::tell, taxonomy::taxonomy};

/// Pins of a list that are looked at when it is narrowed.
pub(crate) const LOOKED_AT: usize = 150;
/// Lines of a filter at most.
const MOST_LINES: usize = 20;
/// Longest name of a website.
const LONGEST_DOMAIN: usize = 253;

/// How things for sale are narrowed, checked.
#[derive(Debug)]
pub(crate) struct Wanted {
    /// The lowest and the highest price, where one is given.
    price: Option<(f64, f64)>,
    currency: Option<String>,
    domain: Option<String>,
    category: Option<InterestId>,
}

/// A pin, and by what it can be narrowed.
pub(crate) struct Seen {
    id: PinId,
    /// What its page sells.
    pub offer: Option<KnownOffer>,
    domain: Option<String>,
    topics: Vec<InterestId>,
}

/// A list that was narrowed.
pub(crate) struct Narrowed {
    /// The pins that are left, in their order.
    pub ids: Vec<i64>,
    /// By what they could be narrowed before.
    pub choices: ProductFilterChoices,
}

impl Wanted {
    /// # Errors
    /// A price below zero, a range that is upside down, a currency or a website that is none.
    pub fn read(filters: &ProductFilters) -> Result<Self> {
        let (least, most) = (filters.price_min, filters.price_max);
        let price = (least.unwrap_or(0.0), most.unwrap_or(f64::INFINITY));
        // What is no number is in no order either.
        if !(price.0 >= 0.0 && price.0 <= price.1) {
            let error = Error::field(Code::InvalidInput, "price_min");
            return Err(error.detail("price_min is 0 at least, and price_max at most"));
        }
        let currency = filters.currency.as_deref().map(|currency| {
            let code =
                currency.len() == 3 && currency.bytes().all(|byte| byte.is_ascii_alphabetic());
            let wrong = || {
                Error::field(Code::InvalidInput, "currency")
                    .detail("currency is a code such as USD")
            };
            code.then(|| currency.to_ascii_uppercase())
                .ok_or_else(wrong)
        });
        let domain = filters.domain.as_deref().map(|domain| {
            let domain = validate::line("domain", domain, 1, LONGEST_DOMAIN)?.to_lowercase();
            Ok::<_, Error>(domain.strip_prefix("www.").unwrap_or(&domain).to_owned())
        });
        Ok(Self {
            price: least.or(most).map(|_| price),
            currency: currency.transpose()?,
            domain: domain.transpose()?,
            category: filters.category,
        })
    }

    /// Whether it asks what something costs.
    pub fn asks_price(&self) -> bool {
        self.price.is_some() || self.currency.is_some()
    }

    fn is_open(&self) -> bool {
        !self.asks_price() && self.domain.is_none() && self.category.is_none()
    }

    fn has(&self, seen: &Seen) -> bool {
        let is_priced = seen.offer.as_ref().is_some_and(|offer| {
            self.price
                .is_none_or(|(least, most)| (least..=most).contains(&offer.price))
                && self
                    .currency
                    .as_ref()
                    .is_none_or(|wanted| *wanted == offer.currency)
        });
        (!self.asks_price() || is_priced)
            && (self.domain.is_none() || self.domain == seen.domain)
            && self
                .category
                .is_none_or(|wanted| seen.topics.contains(&wanted))
    }
}

/// What these pins sell, where they lead, and what they are about.
pub(crate) async fn see_offers(ctx: &Ctx, pins: &[&StoredPin]) -> Result<Vec<Seen>> {
    let links: Vec<&str> = pins.iter().filter_map(|pin| pin.link.as_deref()).collect();
    let offers = find_offers(ctx, &links).await?;
    let see = |pin: &&StoredPin| {
        let url = pin.link.as_deref().and_then(|link| Url::parse(link).ok());
        let told = tell(pin).into_iter();
        let told = told.filter(|told| told.confidence >= THRESHOLD);
        Seen {
            id: pin.id,
            offer: pin.link.as_ref().and_then(|link| offers.get(link).cloned()),
            domain: url.and_then(|url| domain_of(&url)),
            topics: told.map(|told| told.id).collect(),
        }
    };
    Ok(pins.iter().map(see).collect())
}

/// Those of the pins that are wanted, and by what all of them can be narrowed.
pub(crate) fn narrow(all: &[Seen], wanted: &Wanted) -> Narrowed {
    let left = all.iter().filter(|seen| wanted.has(seen));
    Narrowed {
        ids: left.map(|seen| seen.id.0).collect(),
        choices: choices(all),
    }
}

/// The same for a list of pins for sale, by their ids. Of a list that is not narrowed all pins
/// are left; of one that is, those among the first.
pub(crate) async fn narrow_list(ctx: &Ctx, ids: Vec<i64>, wanted: &Wanted) -> Result<Narrowed> {
    let first: Vec<PinId> = ids.iter().take(LOOKED_AT).copied().map(PinId).collect();
    let rows = pins::find_many(&ctx.house.db, &first).await?;
    let by_id: HashMap<PinId, &StoredPin> = rows.iter().map(|row| (row.id, row)).collect();
    let rows: Vec<&StoredPin> = first
        .iter()
        .filter_map(|id| by_id.get(id).copied())
        .collect();
    let mut seen = see_offers(ctx, &rows).await?;
    seen.retain(|seen| seen.offer.is_some());
    let narrowed = narrow(&seen, wanted);
    Ok(match wanted.is_open() {
        true => Narrowed { ids, ..narrowed },
        false => narrowed,
    })
}

fn choices(all: &[Seen]) -> ProductFilterChoices {
    let mut prices: HashMap<&str, Vec<f64>> = HashMap::new();
    for offer in all.iter().filter_map(|seen| seen.offer.as_ref()) {
        prices.entry(&offer.currency).or_default().push(offer.price);
    }
    let mut prices: Vec<PriceFilter> = prices.into_iter().map(price_filter).collect();
    prices.sort_by(|one, other| {
        let by_count = other.count.cmp(&one.count);
        by_count.then_with(|| one.currency.cmp(&other.currency))
    });
    let domains = counted(all.iter().filter_map(|seen| seen.domain.clone()));
    let domains = domains
        .into_iter()
        .map(|(domain, count)| DomainFilter { domain, count });
    let topics = counted(all.iter().flat_map(|seen| seen.topics.iter().copied()));
    let categories = topics.into_iter().filter_map(|(id, count)| {
        let category = taxonomy().by_id(id)?.named();
        Some(CategoryFilter { category, count })
    });
    prices.truncate(MOST_LINES);
    ProductFilterChoices {
        price_filters: prices,
        domain_filters: domains.collect(),
        category_filters: categories.collect(),
    }
}

fn price_filter((currency, mut prices): (&str, Vec<f64>)) -> PriceFilter {
    prices.sort_by(f64::total_cmp);
    let last = prices.len() - 1;
    PriceFilter {
        currency: currency.to_owned(),
        min_value: prices[0],
        max_value: prices[last],
        suggested_max_value: prices[last * 9 / 10],
        count: prices.len(),
    }
}

/// Each with how often it comes, the commonest first.
fn counted<T: Ord + std::hash::Hash>(all: impl Iterator<Item = T>) -> Vec<(T, usize)> {
    let mut counts: HashMap<T, usize> = HashMap::new();
    for one in all {
        *counts.entry(one).or_default() += 1;
    }
    let mut counted: Vec<(T, usize)> = counts.into_iter().collect();
    counted.sort_by(|(one, often), (other, less)| less.cmp(often).then_with(|| one.cmp(other)));
    counted.truncate(MOST_LINES);
    counted
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prices_are_told_from_lowest_to_highest() {
        let prices = (1..=20).rev().map(f64::from).collect();
        let told = price_filter(("EUR", prices));
        let expected = PriceFilter {
            currency: "EUR".into(),
            min_value: 1.0,
            max_value: 20.0,
            suggested_max_value: 18.0,
            count: 20,
        };
        assert_eq!(told, expected);
        assert_eq!(price_filter(("", vec![3.5])).suggested_max_value, 3.5);
    }

    #[test]
    fn the_commonest_comes_first() {
        let told = counted(["b", "a", "c", "b", "a", "d"].into_iter());
        assert_eq!(told, [("a", 2), ("b", 2), ("c", 1), ("d", 1)]);
    }
}
