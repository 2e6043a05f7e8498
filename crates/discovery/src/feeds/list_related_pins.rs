//! Pins like a pin: those that share its words and topics.

use collections::pins::{self, StoredPin, get_pin::visible, show_pins::show_feed_beside};
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

use crate::search::index_pins::version;

/// Related pins of one pin at most.
const MOST: usize = 300;

pub(super) type PinWithId = (PinId, Written<PinView>);

/// `RelatedPinFeedResource/get`: pins like a pin. Caller: every viewer who sees
/// the pin. What shares words comes first, then other recent pins, so that there
/// is always more to see.
pub async fn list_related_pins(ctx: Ctx, input: ListRelatedPins) -> Result<Page<Written<PinView>>> {
    let pin = visible(&ctx, input.pin_id).await?;
    let page = related_page(&ctx, "related", &pin, &input.bookmarks, input.page_size).await?;
    Ok(Page {
        items: page.items.into_iter().map(|(_, pin)| pin).collect(),
        bookmark: page.bookmark,
    })
}

/// One page of the pins like a pin: the one place that ranks them, by words.
/// Lists of another name refuse each other's bookmarks.
pub(super) async fn related_page(
    ctx: &Ctx,
    list: &str,
    pin: &StoredPin,
    bookmark: &Bookmark,
    size: PageSize,
) -> Result<FrozenPage<PinWithId>> {
    let name = format!("{list} {}", pin.root_id);
    let rank = || related(ctx, pin);
    let show = |some| show_with_ids(ctx, some);
    frozen_page(ctx, &name, version(&ctx.house), bookmark, size, rank, show).await
}

async fn show_with_ids(ctx: &Ctx, some: Vec<(i64, usize)>) -> Result<Vec<(PinWithId, usize)>> {
    let beside = some
        .into_iter()
        .map(|(id, end)| (PinId(id), (PinId(id), end)));
    let pins = show_feed_beside(ctx, beside).await?;
    let pins = pins.into_iter().map(|(pin, (id, end))| ((id, pin), end));
    Ok(pins.collect())
}

async fn related(ctx: &Ctx, pin: &StoredPin) -> Result<FrozenList> {
    let topics: Vec<String> = serde_json::from_str(&pin.topics).unwrap_or_default();
    let text = [topics.join(" "), pin.title.clone(), pin.alt_text.clone()].join(" ");
    let similar = ctx.house.index.similar(&text, MOST, pin.root_id.0)?;
    let mut ids: Vec<PinId> = similar.into_iter().map(PinId).collect();
    if ids.len() < MOST {
        let missing = (MOST - ids.len()) as i64;
        for (id, _) in pins::newest_originals(&ctx.house.db, i64::MAX, missing).await? {
            if !ids.contains(&id) {
                ids.push(id);
            }
        }
    }
    others(ctx, pin.root_id, ids).await
}

/// Without this picture, which another pin may stand for, and what is gone: the
/// index may lag behind by a moment; the table decides.
async fn others(ctx: &Ctx, root: PinId, ids: Vec<PinId>) -> Result<FrozenList> {
    let rows = pins::find_many(&ctx.house.db, &ids).await?;
    let shown: std::collections::HashSet<PinId> = rows
        .iter()
        .filter(|row| !row.is_secret && row.root_id != root)
        .map(|row| row.id)
        .collect();
    let ids = ids
        .into_iter()
        .filter(|id| shown.contains(id))
        .map(|id| id.0)
        .collect();
    Ok(FrozenList {
        ids,
        corrected: None,
    })
}
