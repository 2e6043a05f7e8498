//! Chooses what a viewer's home feed begins with: from what they follow, what is saved beside
//! their saves, what is new and says or looks much the same, their topics, and what is popular
//! and new.
//!
//! Each source offers pins with a score that sinks with their place in it. What is for all
//! weighs less the more is known of the viewer. Worth (new, often saved) and what the viewer
//! looked at lately weigh the scores; `recommend::blend` puts all into one order in which no
//! board, pinner or website comes in rows. Between these a few pins of articles of Today have
//! places of their own, and new ones where none came among the first.

use accounts::users;
use collections::pins::StoredPin;
use contract::ids::{ArticleId, BoardId, InterestId, PinId, UserId};
use kernel::{ctx::Ctx, error::Result, ids};

use super::{
    find_disliked::find_disliked,
    find_editorials::{find_editorials, in_turn},
    find_newest::find_newest,
    find_reached::find_reached,
    find_taste::{SAVES, Taste, find_taste},
    follow_saves::SaveGraph,
    lean_walks::Leaning,
    list_related_pins::by_words,
    sql,
    tell_taste::{TasteTopic, tell_taste},
    walk_saves::{Near, walk_saves},
    weigh_offers::{Known, Offer, weigh_offers},
};
use crate::{
    interests::{find_followed::find_followed, taxonomy::Interest},
    lookalikes::find_lookalikes::alike_among,
    search::{find_like_texts::like_text_among, take_texts::said},
};

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
/// Of topics that the viewer's saves and close-ups tell of.
const OF_TASTE: Share = Share {
    weight: 1.1,
    most: 40,
};
/// Sharing words with one of them, of so many, the heaviest; few, since those that follow
/// share a common word only.
const OF_WORDS: Share = Share {
    weight: 0.8,
    most: 8,
};
const WORDED: usize = 6;
/// New, which hardly anyone has saved yet, so that no walk leads there, and of which much the
/// same is said as of one of the heaviest.
const NEW_ALIKE: Share = Share {
    weight: 1.0,
    most: 8,
};
/// New as well, and looking like one of the heaviest: a likeness of colours and lines, which says
/// less.
const NEW_LOOKALIKE: Share = Share {
    weight: 0.6,
    most: 8,
};
/// So old are new pins at most, in milliseconds.
const NEW_MS: i64 = 30 * 24 * 60 * 60 * 1_000;
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

impl Share {
    /// The same of a part of its weight.
    const fn of(&self, part: f32) -> Self {
        Self {
            weight: self.weight * part,
            most: self.most,
        }
    }
}

/// Pins of articles, which are weighed among themselves.
const EDITORIAL: Share = Share {
    weight: 1.0,
    most: 48,
};

/// What the viewer published just now, which comes first, whatever several sources offer
/// together: they look for it.
const PUBLISHED: Share = Share {
    weight: 100.0,
    most: SAVES,
};
pub(super) const JUST_NOW_MS: i64 = 60 * 60 * 1_000;

/// What is left of the weight of what is popular or new for a viewer of whom much is known.
const FOR_ALL: f32 = 0.2;
/// So many saves, close-ups and topics halve what goes beyond that.
const KNOWN: f32 = 2.0;

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
    /// It is new, and much the same is said of it as of this pin, which the viewer saved or
    /// opened.
    FreshAlike(PinId),
    /// It is popular.
    Popular,
    /// It is new.
    Fresh,
    /// It is older than all that is popular.
    Older,
    /// The viewer saw it in this session, and has come to the end of what they did not see.
    Seen,
}

impl Why {
    /// Whether it is the viewer's own doing that the pin is shown.
    pub fn is_of_viewer(self) -> bool {
        !matches!(
            self,
            Self::Article(_) | Self::Popular | Self::Fresh | Self::Older | Self::Seen
        )
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

/// What is chosen for a viewer.
#[derive(Debug, Default)]
pub(super) struct Choice {
    /// What they have not seen in this session, best first, and none that they made or saved, but
    /// what they published just now.
    pub unseen: Vec<Chosen>,
    /// What they have seen in it, which is shown when all else was.
    pub seen: Vec<Chosen>,
}

/// Pins for a viewer, as of a moment, each picture once. The same database and moment give the
/// same pins.
pub(super) async fn choose_pins(ctx: &Ctx, viewer: UserId, began: i64) -> Result<Choice> {
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
    let told = tell_taste(&taste);
    let leaning = leaning(ctx, viewer, &taste, &topics, &told).await?;
    let near = near(ctx, &taste, began as u64, &leaning).await?;
    offers.extend(near.into_iter().map(|near| Offer {
        pin: near.pin,
        score: NEAR_SAVES.weight * near.nearness,
        why: taste.why(near.start),
        is_leaned: true,
    }));
    offer_alike(ctx, &taste, &told, &mut offers).await?;
    // With many topics each feed takes others.
    let first = began.unsigned_abs() as usize % topics.len().max(1);
    for topic in topics
        .iter()
        .cycle()
        .skip(first)
        .take(topics.len().min(TOPICS))
    {
        let pins = ::search::spare(ctx.house.index.marked(&[topic.id.0], OF_TOPIC));
        offer(&mut offers, &OF_TOPICS, pins, |id| {
            (PinId(id), Why::Topic(topic.id))
        });
    }
    let for_all = for_all(taste.saves.len() + taste.closeups.len() + topics.len());
    if let Some(ranking) = sql::latest_ranking(db).await? {
        let places = sql::places(db, ranking.id, 0, POPULAR.most).await?;
        offer(&mut offers, &POPULAR.of(for_all), places, |(_, pin)| {
            (pin, Why::Popular)
        });
    }
    let mut newest = find_newest(db, began, now_ms).await?;
    offer_new_alike(ctx, &taste, &newest, began, &mut offers);
    newest.truncate(NEW.most as usize);
    offer(&mut offers, &NEW.of(for_all), newest, |pin| {
        (pin, Why::Fresh)
    });
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
        Offer {
            pin,
            score,
            why,
            is_leaned: false,
        }
    }));
}

/// What is left of the weight of what is for all viewers, by how much is known of one.
fn for_all(known: usize) -> f32 {
    FOR_ALL + (1.0 - FOR_ALL) / (1.0 + known as f32 / KNOWN)
}

/// Offers what is about the same as the viewer's saves and close-ups, by topics and by words.
async fn offer_alike(
    ctx: &Ctx,
    taste: &Taste,
    told: &[TasteTopic],
    offers: &mut Vec<Offer>,
) -> Result<()> {
    for topic in told {
        let most = OF_TASTE.most as usize;
        let pins = ::search::spare(ctx.house.index.marked(&[topic.id.0], most));
        let share = OF_TASTE.of(topic.weight);
        offer(offers, &share, pins, |id| (PinId(id), topic.why));
    }
    for (like, weight) in worded(taste) {
        let pins = by_words(ctx, like, OF_WORDS.most as usize).await?;
        let why = taste.why(like.root_id);
        offer(offers, &OF_WORDS.of(weight), pins, |pin| (pin, why));
    }
    Ok(())
}

/// Offers those of the newest pins that look like the viewer's saves and close-ups, and those of
/// which much the same is said, if there is a model of texts.
fn offer_new_alike(
    ctx: &Ctx,
    taste: &Taste,
    newest: &[PinId],
    began: i64,
    offers: &mut Vec<Offer>,
) {
    let is_new = |pin: &PinId| pin.0 > ids::before(began, NEW_MS);
    let newest: Vec<PinId> = newest.iter().copied().filter(is_new).collect();
    for (like, weight) in worded(taste) {
        let mut pins = like_text_among(&ctx.house, &said(like), &newest);
        pins.truncate(NEW_ALIKE.most as usize);
        let why = Why::FreshAlike(like.id);
        offer(offers, &NEW_ALIKE.of(weight), pins, |pin| (pin, why));
        let mut pins = alike_among(&ctx.house, like.root_id, &newest);
        pins.truncate(NEW_LOOKALIKE.most as usize);
        let why = taste.why(like.root_id);
        offer(offers, &NEW_LOOKALIKE.of(weight), pins, |pin| (pin, why));
    }
}

/// The heaviest of what the viewer saved and opened. Their weights are such that six that say
/// the same are not six times as much as one.
fn worded(taste: &Taste) -> Vec<(&StoredPin, f32)> {
    let mut heaviest = taste.weighed();
    heaviest.truncate(WORDED);
    let squares = heaviest.iter().map(|(_, weight)| weight * weight);
    let length = squares.sum::<f32>().sqrt();
    let heaviest = heaviest.into_iter();
    heaviest
        .map(|(pin, weight)| (pin, weight / length))
        .collect()
}

/// What the viewer reads, and the topics that they follow or that their saves tell of.
async fn leaning(
    ctx: &Ctx,
    viewer: UserId,
    taste: &Taste,
    topics: &[&Interest],
    told: &[TasteTopic],
) -> Result<Leaning> {
    let user = users::find(&ctx.house.db, viewer).await?;
    let locale = user.map(|user| user.locale).unwrap_or_default();
    let graph = &ctx.house.get::<SaveGraph>().0;
    let mut leaning = Leaning::to_reader(graph, &taste.starts(), &locale);
    let followed = topics.iter().map(|topic| topic.id);
    for topic in followed.chain(told.iter().map(|topic| topic.id)) {
        leaning.want(topic);
    }
    Ok(leaning)
}

/// What is near the viewer's saves and close-ups, by the walks of a seed.
async fn near(ctx: &Ctx, taste: &Taste, seed: u64, leaning: &Leaning) -> Result<Vec<Near>> {
    let starts = taste.starts();
    match starts.is_empty() {
        true => Ok(Vec::new()),
        false => walk_saves(&ctx.house, &starts, NEAR_SAVES.most as usize, seed, leaning).await,
    }
}
