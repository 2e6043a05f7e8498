//! Finds pins by a part of a picture, narrowed by price, website and topic.

use std::collections::HashMap;

use accounts::users::find_domains::domain_of;
use collections::{
    links::find_offer::{KnownOffer, find_offer},
    pins::show_pins::show_feed_beside,
};
use contract::{
    answers::Bookmark,
    errors::Code,
    ids::{InterestId, PinId},
    search::visual::{
        CategoryFilter, DomainFilter, Flashlight, FlashlightResults, PriceFilter, SearchFlashlight,
    },
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    lists::{FrozenList, frozen_rows},
    validate,
};
use url::Url;

use super::{
    compare_picture::{Asked, compare_picture, seen},
    find_lookalikes::Lookalike,
};
use crate::interests::{classify::THRESHOLD, list_pin_interests::tell, taxonomy::taxonomy};

/// Lookalikes whose pages and topics are looked at.
const LOOKED_AT: usize = 150;
/// Lines of a filter at most.
const MOST_LINES: usize = 20;
/// Longest name of a website.
const LONGEST_DOMAIN: usize = 253;

/// `VisualSearchFlashlightUnifiedResource/get`: pins that look like a part of a pin's
/// picture, and by what they can be narrowed. Caller: every viewer who sees the pin.
pub async fn search_flashlight(ctx: Ctx, input: SearchFlashlight) -> Result<Flashlight> {
    let wanted = Wanted::read(&input)?;
    let mut asked = Asked::of_pin(&ctx, input.pin_id, input.crop).await?;
    asked.name = format!("{} {wanted:?}", asked.name);
    let first = match input.bookmarks {
        Bookmark::Start => Some(look(&ctx, &asked, &wanted).await?),
        Bookmark::After(_) | Bookmark::End => None,
    };
    let (ctx, asked, wanted) = (&ctx, &asked, &wanted);
    let rank = || ranked(ctx, asked, wanted, first.as_ref());
    let show = |some: Vec<(i64, usize)>| {
        show_feed_beside(ctx, some.into_iter().map(|(id, end)| (PinId(id), end)))
    };
    let (bookmark, size) = (&input.bookmarks, input.page_size);
    let page = frozen_rows(ctx, &asked.name, bookmark, size, rank, show).await?;
    let filters = first.map(|first| first.filters).unwrap_or_default();
    Ok(Flashlight {
        data: FlashlightResults {
            results: page.items,
            price_filters: filters.prices,
            domain_filters: filters.domains,
            category_filters: filters.categories,
        },
        bookmark: page.bookmark,
    })
}

/// How the lookalikes are narrowed.
#[derive(Debug)]
struct Wanted {
    sells: bool,
    price: (f64, f64),
    currency: Option<String>,
    domain: Option<String>,
    category: Option<InterestId>,
}

impl Wanted {
    fn read(input: &SearchFlashlight) -> Result<Self> {
        let price = (
            input.price_min.unwrap_or(0.0),
            input.price_max.unwrap_or(f64::INFINITY),
        );
        if price.0 < 0.0 || price.0 > price.1 {
            let error = Error::field(Code::InvalidInput, "price_min");
            return Err(error.detail("price_min is 0 at least, and price_max at most"));
        }
        let currency = input.currency.as_deref().map(|currency| {
            let code =
                currency.len() == 3 && currency.bytes().all(|byte| byte.is_ascii_alphabetic());
            let wrong = || {
                Error::field(Code::InvalidInput, "currency")
                    .detail("currency is a code such as USD")
            };
            code.then(|| currency.to_ascii_uppercase())
                .ok_or_else(wrong)
        });
        let domain = input.domain.as_deref().map(|domain| {
            let domain = validate::line("domain", domain, 1, LONGEST_DOMAIN)?.to_lowercase();
            Ok::<_, Error>(domain.strip_prefix("www.").unwrap_or(&domain).to_owned())
        });
        Ok(Self {
            sells: input.is_shopping
                || input.price_min.is_some()
                || input.price_max.is_some()
                || input.currency.is_some(),
            price,
            currency: currency.transpose()?,
            domain: domain.transpose()?,
            category: input.category,
        })
    }

    fn has(&self, seen: &Seen) -> bool {
        let is_priced = seen.offer.as_ref().is_some_and(|offer| {
            (self.price.0..=self.price.1).contains(&offer.price)
                && self
                    .currency
                    .as_ref()
                    .is_none_or(|wanted| *wanted == offer.currency)
        });
        (!self.sells || is_priced)
            && (self.domain.is_none() || self.domain == seen.domain)
            && self
                .category
                .is_none_or(|wanted| seen.topics.contains(&wanted))
    }
}

/// A lookalike, and what it can be narrowed by.
struct Seen {
    id: PinId,
    offer: Option<KnownOffer>,
    domain: Option<String>,
    topics: Vec<InterestId>,
}

#[derive(Default)]
struct Filters {
    prices: Vec<PriceFilter>,
    domains: Vec<DomainFilter>,
    categories: Vec<CategoryFilter>,
}

/// What was found.
struct Looked {
    ids: Vec<i64>,
    filters: Filters,
}

async fn ranked(
    ctx: &Ctx,
    asked: &Asked,
    wanted: &Wanted,
    known: Option<&Looked>,
) -> Result<FrozenList> {
    let ids = match known {
        Some(looked) => looked.ids.clone(),
        None => look(ctx, asked, wanted).await?.ids,
    };
    Ok(FrozenList {
        ids,
        corrected: None,
    })
}

async fn look(ctx: &Ctx, asked: &Asked, wanted: &Wanted) -> Result<Looked> {
    let found = compare_picture(ctx, asked).await?;
    let mut all = Vec::new();
    for lookalike in seen(ctx, &found, LOOKED_AT).await? {
        let seen = see(ctx, lookalike).await?;
        if !wanted.sells || seen.offer.is_some() {
            all.push(seen);
        }
    }
    let filters = filters(&all);
    let ids = all
        .iter()
        .filter(|seen| wanted.has(seen))
        .map(|seen| seen.id.0);
    Ok(Looked {
        ids: ids.collect(),
        filters,
    })
}

async fn see(ctx: &Ctx, lookalike: &Lookalike) -> Result<Seen> {
    let pin = &lookalike.pin;
    let (mut offer, mut domain) = (None, None);
    if let Some(link) = &pin.link {
        offer = find_offer(ctx, link).await?;
        domain = Url::parse(link).ok().and_then(|url| domain_of(&url));
    }
    let told = tell(pin).into_iter();
    let told = told.filter(|told| told.confidence >= THRESHOLD);
    Ok(Seen {
        id: pin.id,
        offer,
        domain,
        topics: told.map(|told| told.id).collect(),
    })
}

fn filters(all: &[Seen]) -> Filters {
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
    Filters {
        prices,
        domains: domains.collect(),
        categories: categories.collect(),
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
