//! The home feed: pins of followed people and boards, newest first; behind them,
//! and for people who follow nobody, recent popular pins.
//!
//! The walk has four stretches. Each is ordered by something that does not
//! change under the reader, so that every pin that was there throughout is seen
//! exactly once:
//!
//! 1. what had reached the viewer when the walk began, by id downwards;
//! 2. pins newer than the latest ranking, by id downwards;
//! 3. that ranking, by place;
//! 4. pins older than it, by id downwards.
//!
//! Stretches 2 to 4 leave out what stretch 1 showed. What reaches the viewer, or
//! is taken back, in the middle of a walk changes the next one.

use contract::{
    answers::{Bookmark, Page, Written},
    errors::Code,
    feeds::ListHomePins,
    pins::PinView,
};

use super::sql;
use crate::{
    ctx::Ctx,
    error::{Error, Result},
    lists::of_viewer,
    pins::{show_pins::show_pins, sql as pins},
};

/// Where the walk is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Place {
    stretch: Stretch,
    /// Last id seen, or last place in the ranking.
    last: i64,
    /// The moment the walk began, as an id.
    began: i64,
    /// The ranking the walk began with, with its bounds; zeros without one.
    ranking: i64,
    newest: i64,
    oldest: i64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stretch {
    Followed = 1,
    Fresh = 2,
    Ranked = 3,
    Older = 4,
}

/// `UserHomefeedResource/get`; for visitors too.
pub async fn list_home_pins(ctx: Ctx, input: ListHomePins) -> Result<Page<Written<PinView>>> {
    let scope = of_viewer(&ctx, "home");
    let mut place = match &input.bookmarks {
        Bookmark::Start => start(&ctx).await?,
        Bookmark::End => return Ok(Page::ended()),
        Bookmark::After(sealed) => open(&ctx, &scope, sealed)?,
    };
    let wanted = input.page_size.items();
    let mut items = Vec::with_capacity(wanted);
    loop {
        let (ids, next) = step(&ctx, place, wanted - items.len()).await?;
        items.extend(show_pins(&ctx, &ids).await?);
        match next {
            None => {
                return Ok(Page {
                    items,
                    bookmark: None,
                });
            }
            Some(next) => place = next,
        }
        if items.len() >= wanted {
            break;
        }
    }
    let bookmark = has_more(&ctx, place)
        .await?
        .then(|| seal(&ctx, &scope, place));
    Ok(Page { items, bookmark })
}

async fn start(ctx: &Ctx) -> Result<Place> {
    let ranking = sql::latest_ranking(&ctx.house.db)
        .await?
        .unwrap_or_default();
    let stretch = if ctx.viewer().is_some() {
        Stretch::Followed
    } else {
        Stretch::Fresh
    };
    Ok(Place {
        stretch,
        last: i64::MAX,
        began: ctx.new_id(),
        ranking: ranking.id,
        newest: ranking.newest_id,
        oldest: ranking.oldest_id,
    })
}

/// Some ids from here on, at most `most`, and where it goes on; none at the end.
async fn step(ctx: &Ctx, place: Place, most: usize) -> Result<(Vec<i64>, Option<Place>)> {
    let db = &ctx.house.db;
    let limit = most as i64;
    match (place.stretch, ctx.viewer()) {
        (Stretch::Followed, Some(viewer)) => {
            let ids = sql::home(db, viewer, place.began, place.last, limit).await?;
            let next = follow_on(place, ids.last().copied(), ids.len() < most);
            Ok((ids, Some(next)))
        }
        (Stretch::Followed | Stretch::Fresh, _) => {
            let found = pins::newest_originals(db, place.last, limit).await?;
            let found: Vec<i64> = found.into_iter().map(|(id, _)| id).collect();
            let ended = found.len() < most;
            let ids: Vec<i64> = found
                .into_iter()
                .take_while(|id| *id > place.newest)
                .collect();
            let next = follow_on(place, ids.last().copied(), ended || ids.len() < most);
            Ok((unseen(ctx, place.began, ids).await?, Some(next)))
        }
        (Stretch::Ranked, _) => {
            let found = sql::places(db, place.ranking, place.last, limit).await?;
            let next = follow_on(place, found.last().map(|(at, _)| *at), found.len() < most);
            let ids = found.into_iter().map(|(_, id)| id).collect();
            Ok((unseen(ctx, place.began, ids).await?, Some(next)))
        }
        (Stretch::Older, _) => {
            let found = pins::newest_originals(db, place.last, limit).await?;
            let ended = found.len() < most;
            let ids: Vec<i64> = found.into_iter().map(|(id, _)| id).collect();
            let last = ids.last().copied().unwrap_or(place.last);
            let next = (!ended).then_some(Place { last, ..place });
            Ok((unseen(ctx, place.began, ids).await?, next))
        }
    }
}

/// The place behind `last`, or the beginning of the next stretch.
fn follow_on(place: Place, last: Option<i64>, ended: bool) -> Place {
    if !ended {
        return Place {
            last: last.unwrap_or(place.last),
            ..place
        };
    }
    let (stretch, last) = match place.stretch {
        Stretch::Followed => (Stretch::Fresh, i64::MAX),
        Stretch::Fresh if place.ranking != 0 => (Stretch::Ranked, 0),
        Stretch::Fresh => (Stretch::Older, 0),
        Stretch::Ranked | Stretch::Older => (Stretch::Older, place.oldest),
    };
    Place {
        stretch,
        last,
        ..place
    }
}

/// Without pictures that reached the viewer already; these pins brought theirs.
async fn unseen(ctx: &Ctx, began: i64, ids: Vec<i64>) -> Result<Vec<i64>> {
    let Some(viewer) = ctx.viewer() else {
        return Ok(ids);
    };
    let seen = sql::home_among(&ctx.house.db, viewer, began, &ids).await?;
    Ok(ids.into_iter().filter(|id| !seen.contains(id)).collect())
}

/// Whether anything that this viewer may see lies behind: a page with a bookmark
/// is never empty.
async fn has_more(ctx: &Ctx, mut place: Place) -> Result<bool> {
    loop {
        let (ids, next) = step(ctx, place, 8).await?;
        if !show_pins(ctx, &ids).await?.is_empty() {
            return Ok(true);
        }
        match next {
            None => return Ok(false),
            Some(next) => place = next,
        }
    }
}

fn seal(ctx: &Ctx, scope: &str, place: Place) -> String {
    let Place {
        stretch,
        last,
        began,
        ranking,
        newest,
        oldest,
    } = place;
    let parts = [stretch as i64, last, began, ranking, newest, oldest];
    ctx.house.bookmarks.seal(scope, &parts)
}

fn open(ctx: &Ctx, scope: &str, sealed: &str) -> Result<Place> {
    let invalid = || Error::field(Code::BookmarkInvalid, "bookmarks");
    let parts = ctx
        .house
        .bookmarks
        .open(scope, sealed)
        .ok_or_else(invalid)?;
    let &[stretch, last, began, ranking, newest, oldest] = parts.as_slice() else {
        return Err(invalid());
    };
    let stretch = match stretch {
        1 => Stretch::Followed,
        2 => Stretch::Fresh,
        3 => Stretch::Ranked,
        4 => Stretch::Older,
        _ => return Err(invalid()),
    };
    Ok(Place {
        stretch,
        last,
        began,
        ranking,
        newest,
        oldest,
    })
}
