//! What people think of a thing.

use crate::{money::number, page::Rating, thing::Thing};

/// Best value when a page does not say.
const USUAL_BEST: f64 = 5.0;

/// `aggregateRating` of a thing with at least one rating.
pub(crate) fn read(thing: Thing<'_>) -> Option<Rating> {
    let rating = thing.things("aggregateRating").into_iter().next()?;
    let said = |key: &str| rating.raw(key).and_then(|text| number(&text));
    let value = said("ratingValue")?;
    let best = said("bestRating")
        .filter(|best| *best > 0.0)
        .unwrap_or(USUAL_BEST);
    let count = |key: &str| {
        let count = said(key).filter(|count| *count >= 1.0 && *count <= 1e9);
        count.map(|count| count as u32)
    };
    let (reviews, ratings) = (count("reviewCount"), count("ratingCount"));
    let is_sensible = value > 0.0 && value <= best && best <= 100.0;
    let is_rated = reviews.is_some() || ratings.is_some();
    (is_sensible && is_rated).then_some(Rating {
        value: (value * 100.0).round() / 100.0,
        best,
        reviews,
        ratings,
    })
}
