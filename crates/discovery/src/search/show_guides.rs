//! The words that narrow a search, from the page of results that the viewer sees: so
//! nothing is told of pins that are hidden from them.

use std::{
    hash::{DefaultHasher, Hash, Hasher},
    sync::Arc,
};

use contract::{answers::Written, ids::PinId, pins::PinView, search::SearchGuide};
use kernel::ctx::Ctx;
use serde::Deserialize;

use super::{
    cache::GuideCache,
    choose_guides::{Shown, choose_guides},
};
use crate::interests::taxonomy::taxonomy;

/// What is read of a pin that is written already.
#[derive(Deserialize)]
struct Said {
    #[serde(default)]
    title: String,
    #[serde(default)]
    alt_text: String,
    #[serde(default)]
    dominant_color: String,
}

/// Chosen once for the same words and the same pins.
pub(super) fn show_guides(
    ctx: &Ctx,
    query: &str,
    pins: &[(PinId, Written<PinView>)],
) -> Vec<SearchGuide> {
    let mut hasher = DefaultHasher::new();
    query.hash(&mut hasher);
    pins.iter().for_each(|(id, _)| id.hash(&mut hasher));
    let (kept, key) = (&ctx.house.get::<GuideCache>().0, hasher.finish());
    if let Some(guides) = kept.get(&key) {
        return guides.to_vec();
    }
    let said = pins
        .iter()
        .filter_map(|(_, pin)| serde_json::from_str(pin.json()).ok());
    let shown = said.map(|said: Said| Shown {
        title: said.title,
        alt_text: said.alt_text,
        color: said.dominant_color,
    });
    let results: Vec<Shown> = shown.collect();
    let guides = choose_guides(taxonomy(), query, &results);
    kept.keep(key, Arc::from(guides.as_slice()));
    guides
}
