//! The home feed: what is chosen for the viewer; behind it what else they follow, newest
//! first, and what is popular; what they saw in this session comes last.
//!
//! The walk has six stretches. Each is ordered by something that does not
//! change under the reader, so that every pin that was there throughout is seen
//! exactly once:
//!
//! 1. what was chosen when the walk began (`rank_home`), by place; none for visitors;
//! 2. what had reached the viewer by then, by id downwards;
//! 3. pins newer than the latest popular ranking, by id downwards;
//! 4. that ranking, by place;
//! 5. pins older than it, by id downwards;
//! 6. what the viewer had seen in the session when the walk began (`rank_home`), by place; none
//!    for visitors.
//!
//! Each leaves out what the former ones showed. What reaches the viewer, or
//! is taken back, in the middle of a walk changes the next one.

use std::sync::Arc;

use accounts::preferences::wants_offers::wants_offers;
use collections::pins::{self, show_pins::show_feed_beside};
use contract::{
    answers::{Bookmark, Page, Written},
    errors::Code,
    feeds::ListHomePins,
    ids::{PinId, RankingId, UserId},
    pins::PinView,
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    lists::of_viewer,
};

use super::{
    choose_pins::{Chosen, Why},
    find_reached::{find_reached, reached_among},
    find_shown::find_shown_pictures,
    look_ahead::LookAhead,
    rank_home::{HomeRanking, find_ranking, rank_home},
    show_reasons::show_reasons,
    sql,
};
use crate::shopping::leave_out_offers::leave_out_offers;

/// Where the walk is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Position {
    stretch: Stretch,
    /// Last id seen, or last place in the ranking.
    last: i64,
    /// The moment the walk began, as an id. Walks that share what was chosen share it.
    began: i64,
    /// The ranking that stretches 3 to 5 are walked by, with its bounds; taken
    /// when the walk leaves the second. Zeros before that, and without one.
    ranking: RankingId,
    newest: PinId,
    oldest: PinId,
}

/// By the numbers in bookmarks, which outlive an update.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stretch {
    Chosen = 5,
    Followed = 1,
    Fresh = 2,
    Ranked = 3,
    Older = 4,
    Seen = 6,
}

/// `UserHomefeedResource/get`: the home feed. Caller: every viewer.
pub async fn list_home_pins(ctx: Ctx, input: ListHomePins) -> Result<Page<Written<PinView>>> {
    let scope = of_viewer(&ctx, "home");
    let (mut place, walker) = match &input.bookmarks {
        Bookmark::Start => start(&ctx).await?,
        Bookmark::End => return Ok(Page::ended()),
        Bookmark::After(sealed) => go_on(&ctx, open(&ctx, &scope, sealed)?).await?,
    };
    let walker = walker.as_ref();
    let wanted = input.page_size.items();
    let (mut found, mut page) = (Vec::new(), LookAhead::new(wanted + 1));
    while let Some(most) = page.look_ahead() {
        let (pins, next) = step(&ctx, walker, place, most).await?;
        let pins = recommended(&ctx, walker, pins).await?;
        let shown = show_feed_beside(&ctx, pins).await?;
        page.find(shown.len());
        found.extend(shown);
        match next {
            Some(next) => place = next,
            None => break,
        }
    }
    let more = found.len() > wanted;
    found.truncate(wanted);
    let last = found.last().filter(|_| more);
    let bookmark = last.map(|(_, behind)| seal(&ctx, &scope, *behind));
    let items = told(&ctx, walker, found).await?;
    Ok(Page { items, bookmark })
}

/// A user who walks, with what was chosen for them when the walk began.
struct Walker {
    id: UserId,
    ranking: Arc<HomeRanking>,
}

/// The pins of a page, with their reasons.
async fn told(
    ctx: &Ctx,
    walker: Option<&Walker>,
    found: Vec<(Written<PinView>, Position)>,
) -> Result<Vec<Written<PinView>>> {
    let Some(walker) = walker else {
        return Ok(found.into_iter().map(|(pin, _)| pin).collect());
    };
    let reasons = found
        .into_iter()
        .map(|(pin, behind)| (pin, why(&walker.ranking, &behind)));
    show_reasons(ctx, walker.id, reasons.collect()).await
}

/// Why the pin before this place is shown.
fn why(ranking: &HomeRanking, behind: &Position) -> Option<Why> {
    let of_place = |chosen: &[Chosen]| {
        let at = usize::try_from(behind.last).ok()?.checked_sub(1)?;
        Some(chosen.get(at)?.why)
    };
    match behind.stretch {
        Stretch::Chosen => of_place(&ranking.chosen),
        Stretch::Seen => of_place(&ranking.seen),
        Stretch::Followed => Some(Why::Followed),
        Stretch::Fresh => Some(Why::Fresh),
        Stretch::Ranked => Some(Why::Popular),
        Stretch::Older => Some(Why::Older),
    }
}

/// Without what is for sale, where the viewer wants none recommended; what comes of whom they
/// follow is what they asked for.
async fn recommended(ctx: &Ctx, walker: Option<&Walker>, pins: Pins) -> Result<Pins> {
    let (Some(walker), false) = (walker, wants_offers(ctx).await?) else {
        return Ok(pins);
    };
    let is_followed =
        |behind: &Position| matches!(why(&walker.ranking, behind), Some(Why::Followed));
    leave_out_offers(ctx, pins, is_followed).await
}

async fn start(ctx: &Ctx) -> Result<(Position, Option<Walker>)> {
    let place = |began| Position {
        stretch: Stretch::Chosen,
        last: 0,
        began,
        ranking: RankingId::default(),
        newest: PinId::default(),
        oldest: PinId::default(),
    };
    match ctx.viewer() {
        Some(id) => {
            let ranking = rank_home(ctx, id).await?;
            Ok((place(ranking.began), Some(Walker { id, ranking })))
        }
        None => Ok((begin_fresh(ctx, place(ctx.new_id())).await?, None)),
    }
}

async fn go_on(ctx: &Ctx, place: Position) -> Result<(Position, Option<Walker>)> {
    let Some(id) = ctx.viewer() else {
        return Ok((place, None));
    };
    let ranking = find_ranking(ctx, id, place.began).await?;
    Ok((place, Some(Walker { id, ranking })))
}

/// The beginning of the third stretch, by the latest ranking.
async fn begin_fresh(ctx: &Ctx, place: Position) -> Result<Position> {
    let ranking = sql::latest_ranking(&ctx.house.db).await?;
    let ranking = ranking.unwrap_or_default();
    Ok(Position {
        stretch: Stretch::Fresh,
        last: i64::MAX,
        began: place.began,
        ranking: ranking.id,
        newest: ranking.newest_id,
        oldest: ranking.oldest_id,
    })
}

/// Pins, each with the place behind it.
type Pins = Vec<(PinId, Position)>;

/// Some pins from here on, at most `most`, and where it goes on; none at the end.
async fn step(
    ctx: &Ctx,
    walker: Option<&Walker>,
    place: Position,
    most: usize,
) -> Result<(Pins, Option<Position>)> {
    let db = &ctx.house.db;
    let limit = most as i64;
    let behind = |last| Position { last, ..place };
    match (place.stretch, walker) {
        (Stretch::Chosen, Some(Walker { ranking, .. })) => {
            let pins = go_through(&ranking.chosen, place, most);
            let next = follow_on(ctx, place, &pins, pins.len() < most).await?;
            Ok((pins, Some(next)))
        }
        (Stretch::Followed, Some(Walker { id, ranking })) => {
            let found = find_reached(db, *id, place.began, place.last, limit).await?;
            let roots: Vec<PinId> = found.pins.iter().map(|(_, root)| *root).collect();
            let shown = find_shown_pictures(ctx, &ranking.among(&roots)).await?;
            let next = match found.next {
                Some(last) => behind(last),
                None => follow_on(ctx, place, &Vec::new(), true).await?,
            };
            let rest = found.pins.into_iter();
            let rest = rest.filter(|(_, root)| !shown.contains(root));
            Ok((rest.map(|(id, _)| (id, behind(id.0))).collect(), Some(next)))
        }
        (Stretch::Chosen | Stretch::Followed | Stretch::Fresh, _) => {
            let found = pins::newest_originals(db, place.last, ctx.now(), limit).await?;
            let newer = found.into_iter().take_while(|(id, _)| *id > place.newest);
            let pins: Pins = newer.map(|(id, _)| (id, behind(id.0))).collect();
            let next = follow_on(ctx, place, &pins, pins.len() < most).await?;
            Ok((unseen(ctx, walker, place, pins).await?, Some(next)))
        }
        (Stretch::Ranked, _) => {
            let found = sql::places(db, place.ranking, place.last, limit).await?;
            let pins: Pins = found.into_iter().map(|(at, id)| (id, behind(at))).collect();
            let next = follow_on(ctx, place, &pins, pins.len() < most).await?;
            Ok((unseen(ctx, walker, place, pins).await?, Some(next)))
        }
        (Stretch::Older, _) => {
            let found = pins::newest_originals(db, place.last, ctx.now(), limit).await?;
            let pins: Pins = found
                .into_iter()
                .map(|(id, _)| (id, behind(id.0)))
                .collect();
            let next = follow_on(ctx, place, &pins, pins.len() < most).await?;
            Ok((unseen(ctx, walker, place, pins).await?, Some(next)))
        }
        (Stretch::Seen, walker) => {
            let seen = walker.map_or(&[][..], |walker| &walker.ranking.seen);
            let pins = go_through(seen, place, most);
            let next = pins.last().map(|(_, last)| *last);
            let next = next.filter(|_| pins.len() == most);
            Ok((pins, next))
        }
    }
}

/// What was chosen behind this place, by place.
fn go_through(chosen: &[Chosen], place: Position, most: usize) -> Pins {
    let from = usize::try_from(place.last).unwrap_or_default();
    let some = chosen.iter().zip(1_i64..).skip(from).take(most);
    let behind = |last| Position { last, ..place };
    some.map(|(one, at)| (one.pin, behind(at))).collect()
}

/// The place behind these pins, or the beginning of the next stretch.
async fn follow_on(ctx: &Ctx, place: Position, pins: &Pins, ended: bool) -> Result<Position> {
    if !ended {
        return Ok(pins.last().map_or(place, |(_, behind)| *behind));
    }
    let (stretch, last) = match place.stretch {
        Stretch::Chosen => (Stretch::Followed, i64::MAX),
        Stretch::Followed => return begin_fresh(ctx, place).await,
        Stretch::Fresh if place.ranking != RankingId::default() => (Stretch::Ranked, 0),
        Stretch::Fresh => (Stretch::Older, 0),
        Stretch::Ranked => (Stretch::Older, place.oldest.0),
        Stretch::Older | Stretch::Seen => (Stretch::Seen, 0),
    };
    Ok(Position {
        stretch,
        last,
        ..place
    })
}

/// Without pictures that were chosen or reached the viewer already; these pins brought theirs.
async fn unseen(
    ctx: &Ctx,
    walker: Option<&Walker>,
    place: Position,
    mut pins: Pins,
) -> Result<Pins> {
    let Some(Walker { id, ranking }) = walker else {
        return Ok(pins);
    };
    let ids: Vec<PinId> = pins.iter().map(|(id, _)| *id).collect();
    let mut before = reached_among(&ctx.house.db, *id, place.began, &ids).await?;
    before.extend(ranking.among(&ids));
    let shown = find_shown_pictures(ctx, &before).await?;
    pins.retain(|(id, _)| !shown.contains(id));
    Ok(pins)
}

fn seal(ctx: &Ctx, scope: &str, place: Position) -> String {
    let Position {
        stretch,
        last,
        began,
        ranking,
        newest,
        oldest,
    } = place;
    let parts = [stretch as i64, last, began, ranking.0, newest.0, oldest.0];
    ctx.house.bookmarks.seal(scope, &parts)
}

fn open(ctx: &Ctx, scope: &str, sealed: &str) -> Result<Position> {
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
        5 => Stretch::Chosen,
        6 => Stretch::Seen,
        _ => return Err(invalid()),
    };
    Ok(Position {
        stretch,
        last,
        began,
        ranking: RankingId(ranking),
        newest: PinId(newest),
        oldest: PinId(oldest),
    })
}

#[cfg(test)]
mod tests {
    use contract::ids::InterestId;

    use super::*;

    #[test]
    fn each_stretch_has_its_reason() {
        let chosen = [Why::Topic(InterestId(7)), Why::NearCloseup(PinId(8))].map(|why| Chosen {
            pin: PinId(1),
            root: PinId(1),
            why,
        });
        let seen = Chosen {
            why: Why::Seen,
            ..chosen[0]
        };
        let mut ranking = HomeRanking::default();
        ranking.chosen.extend(chosen);
        ranking.seen.push(seen);
        for (stretch, last, expected) in [
            (Stretch::Chosen, 1, Some(Why::Topic(InterestId(7)))),
            (Stretch::Chosen, 2, Some(Why::NearCloseup(PinId(8)))),
            (Stretch::Chosen, 3, None),
            (Stretch::Chosen, 0, None),
            (Stretch::Followed, 1, Some(Why::Followed)),
            (Stretch::Fresh, 1, Some(Why::Fresh)),
            (Stretch::Ranked, 1, Some(Why::Popular)),
            (Stretch::Older, 1, Some(Why::Older)),
            (Stretch::Seen, 1, Some(Why::Seen)),
            (Stretch::Seen, 2, None),
        ] {
            let behind = Position {
                stretch,
                last,
                began: 0,
                ranking: RankingId::default(),
                newest: PinId::default(),
                oldest: PinId::default(),
            };
            assert_eq!(why(&ranking, &behind), expected, "{stretch:?} {last}");
        }
    }
}
