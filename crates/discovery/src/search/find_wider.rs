//! Finds pins whose texts mean what the words do without having them, where few have.

use std::collections::{HashMap, HashSet};

use collections::pins::{self, show_pins::show_feed_beside};
use contract::{
    answers::{Bookmark, Written},
    ids::PinId,
    pins::PinView,
    search::{Found, SearchScope},
};
use embedding::squared_distance_at;
use kernel::{ctx::Ctx, error::Result};

use super::{
    ask_index::ask_index, narrow_search::narrow_search, search_pins::Search, take_texts::near_words,
};

/// Results that are few enough for wider ones beside them.
const FEW: usize = 10;
/// Wider results that are told, and texts that are looked at for them.
const TOLD: usize = 25;
const LOOKED_AT: usize = 60;
/// Cosine from which on texts are taken to mean much the same (decision 72).
const ALIKE: f32 = 0.34;

/// Wider results of a search for pins that found few on its only page, nearest first, without
/// those that were found. None where it is narrowed: what was narrowed away would come back.
pub(super) async fn find_wider(
    ctx: &Ctx,
    search: &Search<'_>,
    found: &Found,
) -> Result<Vec<Written<PinView>>> {
    let input = search.input;
    let is_whole = input.bookmarks == Bookmark::Start && found.bookmark.is_none();
    let is_open = input.scope == SearchScope::Pins && narrow_search(input)?.is_open();
    if !is_whole || !is_open || found.data.results.len() >= FEW {
        return Ok(Vec::new());
    }
    let meant = found.data.corrected_query.as_deref();
    let mut near = near_words(&ctx.house, meant.unwrap_or(search.query), LOOKED_AT);
    near.retain(|near| near.distance <= squared_distance_at(ALIKE));
    let places: HashMap<PinId, usize> = (near.iter().map(|near| PinId(near.id))).zip(0..).collect();
    let roots: Vec<PinId> = places.keys().copied().collect();
    let mut rows = pins::standing_for(&ctx.house.db, &roots).await?;
    rows.sort_unstable_by_key(|row| places.get(&row.root_id));
    let known: HashSet<i64> = ask_index(&ctx.house.index, search, &[])?
        .ids
        .into_iter()
        .collect();
    let new = rows.iter().filter(|row| !known.contains(&row.id.0));
    let shown = show_feed_beside(ctx, new.map(|row| (row.id, ()))).await?;
    let pins = shown.into_iter().map(|(pin, ())| pin);
    Ok(pins.take(TOLD).collect())
}
