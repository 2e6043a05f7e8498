//! Finds pins whose texts mean what the words do without having them, where few have.

use std::collections::HashSet;

use collections::pins::show_pins::show_feed_beside;
use contract::{
    answers::{Bookmark, Written},
    pins::PinView,
    search::{Found, SearchScope},
};
use kernel::{ctx::Ctx, error::Result, lists::Reach};

use super::{
    ask_index::ask_index,
    find_like_texts::find_like_texts,
    narrow_search::{Filter, narrow_search},
    search_pins::Search,
};

/// Results that are few enough for wider ones beside them.
const FEW: usize = 10;
/// Wider results that are told, and texts that are looked at for them.
const TOLD: usize = 25;
const LOOKED_AT: usize = 60;

/// Wider results of a search for pins that found few on its only page, nearest first, without
/// those that were found. None where it is narrowed: what was narrowed away would come back.
pub(super) async fn find_wider(
    ctx: &Ctx,
    search: &Search<'_>,
    found: &Found,
) -> Result<Vec<Written<PinView>>> {
    let input = search.input;
    let is_whole = input.bookmarks == Bookmark::Start && found.bookmark.is_none();
    let is_of_all = input.scope == SearchScope::Pins && input.user.is_none();
    let is_open = is_of_all && narrow_search(input)?.is_open();
    if !is_whole || !is_open || found.data.results.len() >= FEW {
        return Ok(Vec::new());
    }
    let meant = found.data.corrected_query.as_deref();
    let near = find_like_texts(&ctx.house, meant.unwrap_or(search.query), LOOKED_AT).await?;
    let known: HashSet<i64> =
        ask_index(&ctx.house.index, search, &Filter::default(), Reach::Whole)?
            .ids
            .into_iter()
            .collect();
    let new = near.iter().filter(|(_, pin)| !known.contains(&pin.0));
    let shown = show_feed_beside(ctx, new.map(|(_, pin)| (*pin, ()))).await?;
    let pins = shown.into_iter().map(|(pin, ())| pin);
    Ok(pins.take(TOLD).collect())
}
