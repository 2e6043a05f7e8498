//! Chooses what a viewer's home feed begins with: from what they follow, what is saved beside
//! their saves, their topics, and what is popular and new.
//!
//! Each source offers pins with a score that sinks with their place in it. Worth (new, often
//! saved) and what the viewer looked at lately weigh the scores; `recommend::blend` puts all
//! into one order in which no board, pinner or website comes in rows. Between these a few pins
//! of articles of Today have places of their own.

use accounts::users;
use collections::pins::{self, StoredPin};
use contract::ids::{ArticleId, BoardId, InterestId, PinId, UserId};
use kernel::{ctx::Ctx, error::Result, ids};
use recommend::Start;

use super::{
    find_disliked::find_disliked,
    find_editorials::{find_editorials, in_turn},
    find_reached::find_reached,
    find_taste::{SAVES, Taste, find_taste},
    follow_saves::SaveGraph,
    lean_walks::Leaning,
    sql,
    walk_saves::{Near, walk_saves},
    weigh_offers::{Known, Offer, weigh_offers},
};
use crate::interests::{find_followed::find_followed, taxonomy::Interest};

/// Topics whose pins are offered, and pins of each.
const TOPICS: usize = 12;
const OF_TOPIC: usize = 25;

/// A source's weight, and how many pins of it are looked at.
struct Share {
    weight: f32,
    most: i64,
}

const FOLLOWED: Share = Share {
    weight: 1.0,
    most: 150,
};
const NEAR_SAVES: Share = Share {
    weight: 1.2,
    most: 200,
};
const OF_TOPICS: Share = Share {
    weight: 0.9,
    most: OF_TOPIC as i64,
};
const POPULAR: Share = Share {
    weight: 0.5,
    most: 100,
};
const NEW: Share = Share {
    weight: 0.45,
    most: 60,
};

/// Pins of articles, which are weighed among themselves.
const EDITORIAL: Share = Share {
    weight: 1.0,
    most: 48,
};

/// What the viewer published just now, which comes first: they look for it.
const PUBLISHED: Share = Share {
    weight: 2.0,
    most: SAVES,
};
pub(super) const JUST_NOW_MS: i64 = 60 * 60 * 1_000;

/// The place in its source at which a pin has half the source's weight.
const HALF: f32 = 30.0;

/// Where a chosen pin comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Why {
    /// The viewer follows its pinner or its board.
    Followed,
    /// It is near a pin that the viewer saved on this board.
    NearSave(PinId, BoardId),
    /// It is near a pin whose close-up the viewer opened.
    NearCloseup(PinId),
    /// It is about a topic that the viewer follows.
    Topic(InterestId),
    /// It is of an article that stands where the viewer is.
    Article(ArticleId),
    /// It is popular.
    Popular,
    /// It is new.
    Fresh,
}

impl Why {
    /// Whether it is the viewer's own doing that the pin is shown.
    pub fn is_of_viewer(self) -> bool {
        !matches!(self, Self::Article(_) | Self::Popular | Self::Fresh)
    }
}

/// A chosen pin.
#[derive(Debug, Clone, Copy)]
pub(super) struct Chosen {
    pub pin: PinId,
    /// The pin that brought its picture.
    pub root: PinId,
    /// The strongest of its sources.
    pub why: Why,
}

/// Pins for a viewer, best first, as of a moment: each picture once, none that the viewer made
/// or saved, but what they published just now. The same database and moment give the same pins.
pub(super) async fn choose_pins(ctx: &Ctx, viewer: UserId, began: i64) -> Result<Vec<Chosen>> {
    let db = &ctx.house.db;
    let taste = find_taste(ctx, viewer, began).await?;
    let mut offers = Vec::new();
    // As it was then, also at a server that chooses again later.
    let ago_ms = ids::time(ids::at(ctx.now())) - ids::time(began);
    let now_ms = ctx.now() - ago_ms;
    let published: Vec<PinId> = taste.published_since(now_ms - JUST_NOW_MS).collect();
    offer(&mut offers, &PUBLISHED, published, |pin| (pin, Why::Fresh));
    let followed = find_reached(db, viewer, began, i64::MAX, FOLLOWED.most).await?;
    offer(&mut offers, &FOLLOWED, followed.pins, |(pin, _)| {
        (pin, Why::Followed)
    });
    let topics = find_followed(db, viewer).await?;
    let starts = starts(&taste);
    let leaning = leaning(ctx, viewer, &starts, &topics).await?;
    let near = near(ctx, &starts, began as u64, &leaning).await?;
    offer(&mut offers, &NEAR_SAVES, near, |near| {
        (near.pin, taste.why(&near))
    });
    // With many topics each feed takes others.
    let first = began.unsigned_abs() as usize % topics.len().max(1);
    for topic in topics
        .iter()
        .cycle()
        .skip(first)
        .take(topics.len().min(TOPICS))
    {
        let pins = ctx.house.index.marked(&[topic.id.0], OF_TOPIC)?;
        offer(&mut offers, &OF_TOPICS, pins, |id| {
            (PinId(id), Why::Topic(topic.id))
        });
    }
    if let Some(ranking) = sql::latest_ranking(db).await? {
        let places = sql::places(db, ranking.id, 0, POPULAR.most).await?;
        offer(&mut offers, &POPULAR, places, |(_, pin)| {
            (pin, Why::Popular)
        });
    }
    let newest = pins::newest_originals(db, began, now_ms, NEW.most).await?;
    offer(&mut offers, &NEW, newest, |(pin, _)| (pin, Why::Fresh));
    let editorials = find_editorials(ctx, now_ms).await?;
    let of_articles = in_turn(&editorials, EDITORIAL.most as usize);
    offer(&mut offers, &EDITORIAL, of_articles, |(pin, article)| {
        (pin, Why::Article(article))
    });
    let disliked = find_disliked(ctx, viewer, began as u64).await?;
    let known = Known {
        taste,
        disliked,
        leaning,
    };
    weigh_offers(ctx, viewer, &known, &offers, now_ms).await
}

fn offer<T>(
    offers: &mut Vec<Offer>,
    share: &Share,
    of_source: Vec<T>,
    pin: impl Fn(T) -> (PinId, Why),
) {
    offers.extend(of_source.into_iter().enumerate().map(|(place, one)| {
        let (pin, why) = pin(one);
        let score = share.weight / (1.0 + place as f32 / HALF);
        Offer { pin, score, why }
    }));
}

/// The viewer's saves, the newest weighing most, and what they looked at.
fn starts(taste: &Taste) -> Vec<Start> {
    let start = |weight: f32| {
        move |(place, pin): (usize, &StoredPin)| Start {
            item: pin.root_id.0,
            weight: weight / (1.0 + place as f32 / 10.0),
        }
    };
    let saves = taste.saves.iter().enumerate().map(start(1.0));
    let closeups = taste.closeups.iter().enumerate().map(start(0.4));
    saves.chain(closeups).collect()
}

/// What the viewer reads, and the topics that they follow.
async fn leaning(
    ctx: &Ctx,
    viewer: UserId,
    starts: &[Start],
    topics: &[&Interest],
) -> Result<Leaning> {
    let user = users::find(&ctx.house.db, viewer).await?;
    let locale = user.map(|user| user.locale).unwrap_or_default();
    let mut leaning = Leaning::to_reader(&ctx.house.get::<SaveGraph>().0, starts, &locale);
    for topic in topics {
        leaning.want(topic.id);
    }
    Ok(leaning)
}

/// What is near these, by the walks of a seed.
async fn near(ctx: &Ctx, starts: &[Start], seed: u64, leaning: &Leaning) -> Result<Vec<Near>> {
    match starts.is_empty() {
        true => Ok(Vec::new()),
        false => walk_saves(&ctx.house, starts, NEAR_SAVES.most as usize, seed, leaning).await,
    }
}
