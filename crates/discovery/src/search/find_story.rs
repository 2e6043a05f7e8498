//! Finds what is for sale among what words find: a story above the pins of a search.

use std::sync::Arc;

use ::search::{Ask, Language};
use contract::{
    answers::Bookmark,
    feeds::{ModuleAction, ModuleDisplay, ModuleTitle, RelatedStory},
    ids::PinId,
    search::{Found, SearchScope},
};
use kernel::{caches::hash, ctx::Ctx, error::Result};
use url::form_urlencoded::byte_serialize;

use super::{
    cache::{First, FirstCache},
    find_origin::{find_origin, lean_to_origin},
    narrow_search::narrow_search,
    search_pins::Search,
};
use crate::shopping::{
    leave_out_offers::leave_out_offers, mark_offer::SELLS, read_wishes::Wanted,
    show_offers::show_offers,
};

/// Pins of a story at most.
const MOST: usize = 10;
/// Fewer are no story.
const LEAST: usize = 3;
/// Pins that are looked at, of which the viewer may not see all.
const LOOKED_AT: usize = 20;

/// What is for sale and has the words of a search for pins, on its first page, in the order that
/// fits where the search came from: none where it is narrowed, or leans to pictures, and for
/// viewers who want nothing to buy recommended.
pub(super) async fn find_story(
    ctx: &Ctx,
    search: &Search<'_>,
    found: &Found,
) -> Result<Option<RelatedStory>> {
    let input = search.input;
    let is_plain = input.scope == SearchScope::Pins
        && input.bookmarks == Bookmark::Start
        && input.user.is_none()
        && input.query_pin_sigs.is_empty()
        && narrow_search(input)?.is_open();
    if !is_plain || found.data.results.is_empty() {
        return Ok(None);
    }
    let corrected = found.data.corrected_query.as_deref();
    let words = corrected.unwrap_or(search.query);
    let meant = Search {
        query: words,
        ..*search
    };
    let first = first_for_sale(ctx, &meant)?;
    let origin = find_origin(ctx, input).await?;
    let ids = first.iter().map(|id| id.0).collect();
    let leaning = lean_to_origin(ctx, ids, &origin).await?.into_iter();
    let some = leaning.map(|id| (PinId(id), PinId(id))).collect();
    let left = leave_out_offers(ctx, some, |_| false).await?;
    let mut pins = show_offers(ctx, left, &Wanted::default()).await?;
    if pins.len() < LEAST {
        return Ok(None);
    }
    pins.truncate(MOST);
    let (objects, content_ids) = pins.into_iter().unzip();
    let query: String = byte_serialize(words.as_bytes()).collect();
    Ok(Some(RelatedStory {
        r#type: "story",
        id: "shop:search".to_owned(),
        story_type: "shop_search",
        container_type: "carousel",
        referring_source: "search",
        title: ModuleTitle {
            format: "Shop {0}",
            args: vec![words.to_owned()],
        },
        action: ModuleAction {
            url: format!("/search/buyable_pins/?q={query}&rs=story"),
            text: "See more",
            location: "header",
            style: "link",
        },
        objects,
        display_options: ModuleDisplay {
            num_columns_requested: 0,
        },
        content_ids,
    }))
}

/// The first of them, the same for every viewer until the index changes: what they see is asked
/// for each.
fn first_for_sale(ctx: &Ctx, search: &Search<'_>) -> Result<Arc<[PinId]>> {
    let index = &ctx.house.index;
    let kept = &ctx.house.get::<FirstCache>().0;
    let language = search.language.map_or("", Language::code);
    let asked = First::ForSale(language, search.query);
    let key = (hash(&asked), index.version());
    if let Some(first) = kept.get(&key) {
        return Ok(first);
    }
    // The words are what was meant: other words would be another shop.
    let ask = Ask {
        text: search.query,
        limit: LOOKED_AT,
        exact: true,
        language: search.language,
        marked: &[vec![SELLS]],
        ..Ask::default()
    };
    let first: Arc<[PinId]> = index.search(&ask)?.ids.into_iter().map(PinId).collect();
    kept.keep(key, first.clone());
    Ok(first)
}
