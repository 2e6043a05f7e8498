//! Tells by what things for sale can be narrowed: by price, website, topic, and whether they can
//! be had.

use std::collections::{HashMap, HashSet};

use accounts::users::{find_domains::domain_of, find_locale::find_locale};
use collections::{
    links::find_offers::{KnownOffer, find_offers},
    pins::{self, StoredPin, show_pins::show_feed_beside},
};
use contract::{
    ids::{InterestId, PinId},
    shopping::{
        AvailabilityFilter, CategoryFilter, DomainFilter, PriceFilter, ProductFilterChoices,
    },
};
use kernel::{ctx::Ctx, error::Result};
use url::Url;

use super::read_wishes::{IN_STOCK, IN_STOCK_LABEL, Wanted, label_of};
use crate::interests::{
    classify::THRESHOLD, count_topics::counted, list_pin_interests::tell, taxonomy::taxonomy,
};

/// Pins of a list of which it is told by what they can be narrowed.
const LOOKED_AT: usize = 150;
/// Lines of a filter at most.
const MOST_LINES: usize = 20;

/// A pin, and by what it can be narrowed.
pub(crate) struct Seen {
    /// Which.
    pub id: PinId,
    /// What its page sells.
    pub offer: Option<KnownOffer>,
    domain: Option<String>,
    topics: Vec<InterestId>,
}

impl Seen {
    /// Whether it is wanted.
    pub fn fits(&self, wanted: &Wanted) -> bool {
        let offer = self.offer.as_ref();
        (!wanted.asks_offer() || offer.is_some_and(|offer| wanted.has_offer(offer)))
            && wanted.has_domain(self.domain.as_deref())
            && wanted.has_category(&self.topics)
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

/// By what a list of pins can be narrowed, by their ids: of the first what this viewer sees, and
/// what sells something where `sells` asks for that.
pub(crate) async fn tell_choices(
    ctx: &Ctx,
    ids: &[i64],
    sells: bool,
) -> Result<ProductFilterChoices> {
    let mut first = see_first(ctx, ids).await?;
    first.retain(|seen| !sells || seen.offer.is_some());
    let beside = first.iter().map(|seen| (seen.id, seen.id));
    let shown = show_feed_beside(ctx, beside).await?;
    let shown: HashSet<PinId> = shown.into_iter().map(|(_, id)| id).collect();
    first.retain(|seen| shown.contains(&seen.id));
    let locale = match first.iter().any(|seen| !seen.topics.is_empty()) {
        true => find_locale(ctx).await?,
        false => String::new(),
    };
    Ok(choices(&first, &locale))
}

async fn see_first(ctx: &Ctx, ids: &[i64]) -> Result<Vec<Seen>> {
    let first: Vec<PinId> = ids.iter().take(LOOKED_AT).copied().map(PinId).collect();
    let rows = pins::find_many(&ctx.house.db, &first).await?;
    let by_id: HashMap<PinId, &StoredPin> = rows.iter().map(|row| (row.id, row)).collect();
    let rows: Vec<&StoredPin> = first
        .iter()
        .filter_map(|id| by_id.get(id).copied())
        .collect();
    see_offers(ctx, &rows).await
}

/// By what these can be narrowed, in the words of a reader of a locale.
fn choices(all: &[Seen], locale: &str) -> ProductFilterChoices {
    let mut prices: HashMap<&str, Vec<f64>> = HashMap::new();
    for offer in all.iter().filter_map(|seen| seen.offer.as_ref()) {
        prices.entry(&offer.currency).or_default().push(offer.price);
    }
    let mut prices: Vec<PriceFilter> = prices.into_iter().map(price_filter).collect();
    prices.sort_by(|one, other| {
        let by_count = other.count.cmp(&one.count);
        by_count.then_with(|| one.currency.cmp(&other.currency))
    });
    let domains = counted(
        all.iter().filter_map(|seen| seen.domain.clone()),
        MOST_LINES,
    );
    let domains = domains.into_iter().map(|(domain, count)| DomainFilter {
        label: domain.clone(),
        domain,
        count,
    });
    let topics = all.iter().flat_map(|seen| seen.topics.iter().copied());
    let topics = counted(topics, MOST_LINES);
    let categories = topics.into_iter().filter_map(|(id, count)| {
        let category = taxonomy().by_id(id)?.named(locale);
        Some(CategoryFilter {
            label: category.name.clone(),
            category,
            count,
        })
    });
    prices.truncate(MOST_LINES);
    ProductFilterChoices {
        price_filters: prices,
        domain_filters: domains.collect(),
        category_filters: once_each(categories.collect(), |one| &one.label),
        availability_filters: availability(all),
    }
}

/// What can be had, if there is something that cannot.
fn availability(all: &[Seen]) -> Vec<AvailabilityFilter> {
    let offers = || all.iter().filter_map(|seen| seen.offer.as_ref());
    let is_gone = |offer: &&KnownOffer| offer.product.offer_summary.in_stock == Some(false);
    let gone = offers().filter(is_gone).count();
    let count = offers().count() - gone;
    let told = (gone > 0 && count > 0).then(|| AvailabilityFilter {
        availability: IN_STOCK.to_owned(),
        label: IN_STOCK_LABEL.to_owned(),
        count,
    });
    told.into_iter().collect()
}

/// The first of those that are shown alike.
fn once_each<T>(mut all: Vec<T>, label: impl Fn(&T) -> &String) -> Vec<T> {
    let mut shown = HashSet::new();
    all.retain(|one| shown.insert(label(one).to_lowercase()));
    all
}

fn price_filter((currency, mut prices): (&str, Vec<f64>)) -> PriceFilter {
    prices.sort_by(f64::total_cmp);
    let last = prices.len() - 1;
    PriceFilter {
        currency: currency.to_owned(),
        min_value: prices[0],
        max_value: prices[last],
        suggested_max_value: prices[last * 9 / 10],
        label: label_of(
            Some(currency).filter(|code| !code.is_empty()),
            prices[0],
            prices[last],
        ),
        count: prices.len(),
    }
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
            label: "€1.00–€20.00".into(),
            count: 20,
        };
        assert_eq!(told, expected);
        assert_eq!(price_filter(("", vec![3.5])).suggested_max_value, 3.5);
    }

    #[test]
    fn what_is_shown_alike_stands_there_once() {
        let labels = ["Lamps", "Rugs", "lamps", "LAMPS"].map(str::to_owned);
        let told = once_each(labels.to_vec(), |label| label);
        assert_eq!(told, ["Lamps", "Rugs"]);
    }
}
