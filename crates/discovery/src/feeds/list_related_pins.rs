//! Pins like a pin: those that are saved beside it or look like it, those that share its words
//! and topics, its board, and others.

use std::collections::{HashMap, HashSet};

use collections::pins::{self, Part, StoredPin, get_pin::visible, show_pins::show_feed_beside};
use contract::{
    answers::{Bookmark, Page, PageSize, Written},
    feeds::ListRelatedPins,
    ids::PinId,
    pins::PinView,
};
use kernel::{
    ctx::Ctx,
    error::Result,
    lists::{FrozenList, FrozenPage, frozen_page},
};

use recommend::Start;

use super::{
    follow_saves::{SaveGraph, version},
    note_origins::{Of, Origin, note_origins, tell_origins},
    sql,
    walk_saves::{pins_near, woven},
};
use crate::{
    lookalikes::find_lookalikes::lookalikes_of,
    search::{find_like_texts::find_like_texts, take_texts::said},
    shopping::leave_out_offers::leave_out_offers,
};

/// Related pins of one pin at most.
const MOST: usize = 300;
/// Of these at most those that look like it, and those of which much the same is said.
const MOST_ALIKE: usize = 60;
/// Pins that share its words, which are enough without those of which the same is said.
const ENOUGH: usize = 25;

/// `RelatedPinFeedResource/get`: pins like a pin. Caller: every viewer who sees
/// the pin.
pub async fn list_related_pins(ctx: Ctx, input: ListRelatedPins) -> Result<Page<Written<PinView>>> {
    let pin = visible(&ctx, input.pin_id).await?;
    let page = related_page(&ctx, "related", &pin, &input.bookmarks, input.page_size).await?;
    Ok(page.into())
}

/// One page of the pins like a pin, each with its reason: the one place that ranks them.
/// Lists of another name refuse each other's bookmarks.
pub(super) async fn related_page(
    ctx: &Ctx,
    list: &str,
    pin: &StoredPin,
    bookmark: &Bookmark,
    size: PageSize,
) -> Result<FrozenPage<Written<PinView>>> {
    let name = format!("{list} {} {}", pin.root_id, pin.board_id);
    let rank = |_| related(ctx, pin);
    let show = |some: Vec<(i64, usize)>| async move {
        let beside = some.into_iter().map(|(id, end)| (PinId(id), end));
        let left = leave_out_offers(ctx, beside.collect(), |_| false).await?;
        show_feed_beside(ctx, left).await
    };
    let page = frozen_page(ctx, &name, version(&ctx.house), bookmark, size, rank, show).await?;
    tell_origins(ctx, page, &Of::Pin(pin.id))
}

/// What is saved beside the pin's picture and what shares words with it, in turn; of a picture
/// that is hardly saved what looks like it instead of what is beside it. Then its board, then
/// what is popular, then what is new: a pin that shares nothing with others has neighbours too.
async fn related(ctx: &Ctx, pin: &StoredPin) -> Result<FrozenList> {
    let db = &ctx.house.db;
    let picture = Start {
        item: pin.root_id.0,
        weight: 1.0,
    };
    // Beside a picture of one board stands that board alone, which follows below.
    let is_saved = ctx
        .house
        .get::<SaveGraph>()
        .0
        .groups_of(picture.item, 2)
        .len()
        > 1;
    let near: Vec<(PinId, Origin)> = match is_saved {
        true => {
            let near = pins_near(&ctx.house, &[picture], MOST / 2).await?;
            near.into_iter()
                .map(|near| (near.pin, Origin::Saved))
                .collect()
        }
        false => {
            let alike = lookalikes_of(&ctx.house, pin, MOST_ALIKE).await?;
            alike.into_iter().map(|id| (id, Origin::Looks)).collect()
        }
    };
    let worded = by_words(ctx, pin, MOST).await?;
    let worded = worded.into_iter().map(|id| (id, Origin::Words)).collect();
    let mut ids = woven(near, worded);
    let most = MOST as i64;
    if ids.len() < MOST {
        let places = pins::places(db, pin.board_id, Part::Whole, i64::MAX, most).await?;
        ids.extend(places.into_iter().map(|row| (row.pin_id, Origin::Board)));
    }
    if ids.len() < MOST
        && let Some(ranking) = sql::latest_ranking(db).await?
    {
        let popular = sql::places(db, ranking.id, 0, most).await?;
        ids.extend(popular.into_iter().map(|(_, id)| (id, Origin::Popular)));
    }
    if ids.len() < MOST {
        let newest = pins::newest_originals(db, i64::MAX, ctx.now(), most).await?;
        ids.extend(newest.into_iter().map(|(id, _)| (id, Origin::Fresh)));
    }
    let others = others(ctx, pin.root_id, ids).await?;
    Ok(note_origins(&others))
}

/// Pins that share words with a pin, the most alike first, at most so many; where these are
/// few, then those of which much the same is said in other words.
pub(super) async fn by_words(ctx: &Ctx, pin: &StoredPin, most: usize) -> Result<Vec<PinId>> {
    let topics: Vec<String> = serde_json::from_str(&pin.topics).unwrap_or_default();
    let text = [topics.join(" "), pin.title.clone(), pin.alt_text.clone()].join(" ");
    let similar = ::search::spare(ctx.house.index.similar(&text, most, pin.root_id.0));
    let mut ids: Vec<PinId> = similar.into_iter().map(PinId).collect();
    if ids.len() < most.min(ENOUGH) {
        let found = find_like_texts(&ctx.house, &said(pin), MOST_ALIKE).await?;
        let others = found.into_iter().filter(|(root, _)| *root != pin.root_id);
        let new: Vec<PinId> = others
            .map(|(_, id)| id)
            .filter(|id| !ids.contains(id))
            .collect();
        ids.extend(new);
        ids.truncate(most);
    }
    Ok(ids)
}

/// Each picture once, without the pin's own, which another pin may stand for, and
/// without what is gone: the index may lag behind by a moment; the table decides.
pub(super) async fn others<T>(
    ctx: &Ctx,
    root: PinId,
    pins: Vec<(PinId, T)>,
) -> Result<Vec<(PinId, T)>> {
    let ids: Vec<PinId> = pins.iter().map(|(id, _)| *id).collect();
    let roots = pins::public_roots_among(&ctx.house.db, &ids).await?;
    let roots: HashMap<PinId, PinId> = roots.into_iter().collect();
    let mut met = HashSet::from([root]);
    let is_new = |(id, _): &(PinId, T)| roots.get(id).is_some_and(|root| met.insert(*root));
    Ok(pins.into_iter().filter(is_new).take(MOST).collect())
}
