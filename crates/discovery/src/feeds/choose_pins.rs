//! Chooses what a viewer's home feed begins with: from what they follow, what is saved beside
//! their saves, their topics, and what is popular and new.
//!
//! Each source offers pins with a score that sinks with their place in it. Worth (new, often
//! saved) and what the viewer looked at lately weigh the scores; `recommend::blend` puts all
//! into one order in which no board, pinner or website comes in rows.

use std::{
    collections::{HashMap, HashSet, hash_map::Entry},
    hash::{DefaultHasher, Hash, Hasher},
};

use collections::pins::{self, Pinned, StoredPin, Whose};
use contract::ids::{BoardId, InterestId, PinId, UserId};
use kernel::{ctx::Ctx, error::Result, ids};
use recommend::{Candidate, Start, blend};
use url::Url;

use super::{
    find_disliked::{Disliked, find_disliked},
    find_mutes::find_mutes,
    find_reached::find_reached,
    sql,
    walk_saves::{Near, walk_saves},
};
use crate::{
    activities::find_recent::{Recent, find_recent},
    interests::find_followed::find_followed,
};

/// Pins chosen at most.
const MOST: usize = 300;
/// Newest saves of the viewer that are walked from.
const SAVES: i64 = 40;
/// Latest close-ups that are walked from, and that are not shown soon again.
const CLOSEUPS: i64 = 30;
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

/// What the viewer published just now, which comes first: they look for it.
const PUBLISHED: Share = Share {
    weight: 2.0,
    most: SAVES,
};
const JUST_NOW_MS: i64 = 60 * 60 * 1_000;

/// The place in its source at which a pin has half the source's weight.
const HALF: f32 = 30.0;
/// Days after which a pin has lost most of what it gains by being new.
const FRESH_DAYS: f32 = 30.0;
/// What is left of the score of a picture that the viewer looked at lately.
const SEEN: f32 = 0.3;
/// What is left of it each time that its pin was before the viewer's eyes and was not opened,
/// and how many times count: it never weighs as much as having been opened.
const SHOWN: f32 = 0.75;
const SHOWN_TIMES: u32 = 3;

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
    /// It is popular.
    Popular,
    /// It is new.
    Fresh,
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

/// A pin that a source offers.
struct Offer {
    pin: PinId,
    score: f32,
    why: Why,
}

/// What is known of a viewer.
struct Taste {
    saves: Vec<StoredPin>,
    closeups: Vec<StoredPin>,
    /// How often pins were before the viewer's eyes.
    shown: HashMap<PinId, u32>,
}

/// Pins for a viewer, best first, as of a moment: each picture once, none that the viewer made
/// or saved, but what they published just now. The same database and moment give the same pins.
pub(super) async fn choose_pins(ctx: &Ctx, viewer: UserId, began: i64) -> Result<Vec<Chosen>> {
    let db = &ctx.house.db;
    let taste = taste(ctx, viewer, began).await?;
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
    let near = near_taste(ctx, &taste, began as u64).await?;
    offer(&mut offers, &NEAR_SAVES, near, |near| {
        (near.pin, taste.why(&near))
    });
    let topics = find_followed(db, viewer).await?;
    // With many topics each feed takes others.
    let first = began.unsigned_abs() as usize % topics.len().max(1);
    for topic in topics
        .iter()
        .cycle()
        .skip(first)
        .take(topics.len().min(TOPICS))
    {
        let pins = ctx.house.index.marked(topic.id.0, OF_TOPIC)?;
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
    let disliked = find_disliked(ctx, viewer, began as u64).await?;
    weighed(ctx, viewer, &taste, &disliked, &offers, now_ms).await
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

/// What the viewer saved and looked at lately, without what they muted.
async fn taste(ctx: &Ctx, viewer: UserId, began: i64) -> Result<Taste> {
    let db = &ctx.house.db;
    let own = Whose {
        pinner: viewer,
        which: Pinned::All,
        secret_too: true,
    };
    let saves = pins::ids_of_pinner(db, &own, i64::MAX, SAVES).await?;
    let Recent { closeups, shown } = find_recent(ctx, viewer, began, CLOSEUPS).await?;
    let both: Vec<PinId> = saves.iter().chain(&closeups).copied().collect();
    let rows = pins::find_many(db, &both).await?;
    let rows: HashMap<PinId, StoredPin> = rows.into_iter().map(|row| (row.id, row)).collect();
    let muted: HashSet<i64> = find_mutes(db, viewer).await?.into_iter().collect();
    let heard = |ids: &[PinId]| -> Vec<StoredPin> {
        let known = ids.iter().filter_map(|id| rows.get(id));
        known
            .filter(|row| !muted.contains(&row.id.0) && !muted.contains(&row.board_id.0))
            .cloned()
            .collect()
    };
    Ok(Taste {
        saves: heard(&saves),
        closeups: heard(&closeups),
        shown,
    })
}

impl Taste {
    /// Pins that the viewer made themselves, from a moment on, the newest first.
    fn published_since(&self, from_ms: i64) -> impl Iterator<Item = PinId> {
        let own = self.saves.iter();
        let made = own.filter(move |pin| pin.root_id == pin.id && pin.created_ms >= from_ms);
        made.map(|pin| pin.id)
    }

    fn why(&self, near: &Near) -> Why {
        let of = |rows: &[StoredPin]| rows.iter().find(|row| row.root_id == near.start).cloned();
        match (of(&self.saves), of(&self.closeups)) {
            (Some(save), _) => Why::NearSave(save.id, save.board_id),
            (None, Some(opened)) => Why::NearCloseup(opened.id),
            (None, None) => Why::Popular,
        }
    }

    /// What is left of a pin's score by what the viewer saw of it and of its picture.
    fn novelty(&self, row: &StoredPin) -> f32 {
        let is_opened = |opened: &StoredPin| opened.root_id == row.root_id;
        if self.closeups.iter().any(is_opened) {
            return SEEN;
        }
        let times = |pin: PinId| self.shown.get(&pin).copied().unwrap_or(0);
        let times = times(row.id).max(times(row.root_id));
        SHOWN.powi(times.min(SHOWN_TIMES).cast_signed())
    }
}

/// What is near the viewer's saves, the newest weighing most, and what they looked at.
async fn near_taste(ctx: &Ctx, taste: &Taste, seed: u64) -> Result<Vec<Near>> {
    let start = |weight: f32| {
        move |(place, pin): (usize, &StoredPin)| Start {
            item: pin.root_id.0,
            weight: weight / (1.0 + place as f32 / 10.0),
        }
    };
    let saves = taste.saves.iter().enumerate().map(start(1.0));
    let closeups = taste.closeups.iter().enumerate().map(start(0.4));
    let starts: Vec<Start> = saves.chain(closeups).collect();
    match starts.is_empty() {
        true => Ok(Vec::new()),
        false => walk_saves(&ctx.house, &starts, NEAR_SAVES.most as usize, seed).await,
    }
}

/// Puts what was offered into one order.
async fn weighed(
    ctx: &Ctx,
    viewer: UserId,
    taste: &Taste,
    disliked: &Disliked,
    offers: &[Offer],
    now_ms: i64,
) -> Result<Vec<Chosen>> {
    let db = &ctx.house.db;
    let mut ids: Vec<PinId> = offers.iter().map(|offer| offer.pin).collect();
    ids.sort_unstable();
    ids.dedup();
    let rows = pins::find_many(db, &ids).await?;
    let published: HashSet<PinId> = taste.published_since(now_ms - JUST_NOW_MS).collect();
    let shown = |row: &StoredPin| row.pinner_id != viewer || published.contains(&row.id);
    let public = rows.into_iter().filter(|row| !row.is_secret && shown(row));
    let rows: HashMap<PinId, StoredPin> = public.map(|row| (row.id, row)).collect();
    let roots: Vec<PinId> = rows.values().map(|row| row.root_id).collect();
    let own = pins::saved_by(db, viewer, &roots).await?;
    let own: HashSet<PinId> = own.into_iter().collect();
    // The pin of the strongest offer stands for its picture.
    let mut best: HashMap<PinId, &Offer> = HashMap::new();
    let mut candidates = Vec::with_capacity(offers.len());
    for offer in offers {
        let Some(row) = rows.get(&offer.pin) else {
            continue;
        };
        if own.contains(&row.root_id) && !published.contains(&row.id) {
            continue;
        }
        match best.entry(row.root_id) {
            Entry::Occupied(mut known) if known.get().score < offer.score => {
                known.insert(offer);
            }
            Entry::Occupied(_) => {}
            Entry::Vacant(none) => {
                none.insert(offer);
            }
        }
        candidates.push(Candidate {
            item: row.root_id.0,
            score: offer.score * worth(row, now_ms) * taste.novelty(row) * disliked.leaves(row),
            traits: traits(row),
        });
    }
    let order = blend(&candidates, MOST).into_iter().map(PinId);
    let chosen = order.filter_map(|root| {
        let Offer { pin, why, .. } = **best.get(&root)?;
        Some(Chosen { pin, root, why })
    });
    Ok(chosen.collect())
}

/// How much a pin gains by being new and by being saved.
fn worth(pin: &StoredPin, now_ms: i64) -> f32 {
    let days = (now_ms - pin.created_ms).max(0) as f32 / 86_400_000.0;
    let fresh = 0.6 + 0.4 * (-days / FRESH_DAYS).exp();
    let saved = 1.0 + 0.15 * (pin.repin_count.max(0) as f32).ln_1p();
    fresh * saved
}

/// Board, pinner and website: no feed has many of one in a row.
fn traits(pin: &StoredPin) -> [i64; 3] {
    let host = pin.link.as_deref().and_then(|link| Url::parse(link).ok());
    let host = host.and_then(|url| url.host_str().map(str::to_owned));
    let site = host.map_or(0, |host| {
        let mut hasher = DefaultHasher::new();
        host.hash(&mut hasher);
        hasher.finish() as i64
    });
    [pin.board_id.0, pin.pinner_id.0, site]
}
