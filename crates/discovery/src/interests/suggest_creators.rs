//! Creators whom the viewer may like to follow.

use std::collections::{HashMap, HashSet};

use accounts::users::{self, show_users::user_refs};
use collections::pins::{self, show_covers::show_covers};
use contract::{
    answers::Written,
    ids::{InterestId, PinId, UserId},
    interests::{SuggestCreators, SuggestedCreator, SuggestedCreators},
    pins::PinView,
    users::UserRef,
};
use kernel::{ctx::Ctx, error::Result};

use super::{sql, taxonomy::taxonomy};

/// Creators suggested at most.
const MOST: usize = 20;
/// Pins shown of each.
const SHOWN: usize = 4;
/// Pins looked at for them, since some may be hidden from the viewer.
const LOOKED_AT: usize = 12;
/// Topics of the viewer that are looked at.
const TOPICS: usize = 50;
/// Pins of each that are.
const PINS: usize = 40;
/// Places by which a pin counts half as much as the first of its topic.
const HALVING: f64 = 10.0;

/// `SuggestedCreatorFollowsResource/get`, `/v3/orientation/nux_creator_recommendations/`:
/// who made the best pins of the topics that the viewer follows, of all topics for who
/// follows none, with these pins; without those whom they follow already. Caller: user.
pub async fn suggest_creators(ctx: Ctx, _input: SuggestCreators) -> Result<SuggestedCreators> {
    let viewer = ctx.user()?;
    let db = &ctx.house.db;
    let mut topics = sql::followed(db, viewer).await?;
    if topics.is_empty() {
        topics.extend(taxonomy().top().map(|one| one.id));
    }
    topics.truncate(TOPICS);
    let mut ranked = rank_creators(&ctx, &topics).await?;
    let ids: Vec<UserId> = ranked.iter().map(|one| one.user).collect();
    let followed: HashSet<UserId> = users::followed_among(db, viewer, &ids)
        .await?
        .into_iter()
        .collect();
    let shown = user_refs(&ctx, ids).await?;
    ranked.retain(|one| {
        one.user != viewer && !followed.contains(&one.user) && shown.contains_key(&one.user)
    });
    ranked.truncate(MOST);
    let mut pins = pins_by_creator(&ctx, &ranked).await?;
    let view = |one: &Creator| {
        Some(SuggestedCreator {
            user: UserRef::clone(shown.get(&one.user)?),
            pins: pins.remove(&one.user).unwrap_or_default(),
        })
    };
    Ok(SuggestedCreators {
        creators: ranked.iter().filter_map(view).collect(),
    })
}

/// Who made some of the best pins, and which.
struct Creator {
    user: UserId,
    worth: f64,
    /// The best first.
    pins: Vec<(PinId, f64)>,
}

/// The pinners of the topics' best pins, who made more and better ones first.
async fn rank_creators(ctx: &Ctx, topics: &[InterestId]) -> Result<Vec<Creator>> {
    let worth = worth_of_pins(ctx, topics);
    let ids: Vec<PinId> = worth.keys().copied().collect();
    let mut made: HashMap<UserId, Vec<(PinId, f64)>> = HashMap::new();
    for (pin, pinner) in pins::pinners_of(&ctx.house.db, &ids).await? {
        let worth = worth.get(&pin).copied().unwrap_or_default();
        made.entry(pinner).or_default().push((pin, worth));
    }
    let creator = |(user, mut pins): (UserId, Vec<(PinId, f64)>)| {
        pins.sort_by(|(one, more), (other, less)| less.total_cmp(more).then(one.cmp(other)));
        let worth = pins.iter().map(|(_, worth)| worth).sum();
        Creator { user, worth, pins }
    };
    let mut ranked: Vec<Creator> = made.into_iter().map(creator).collect();
    ranked
        .sort_by(|one, other| (other.worth.total_cmp(&one.worth)).then(one.user.cmp(&other.user)));
    Ok(ranked)
}

/// The first pins of each that the viewer sees and did not hide.
async fn pins_by_creator(
    ctx: &Ctx,
    creators: &[Creator],
) -> Result<HashMap<UserId, Vec<Written<PinView>>>> {
    let first = |one: &Creator| {
        let user = one.user;
        let pins = one.pins.iter().take(LOOKED_AT);
        pins.map(move |(pin, _)| (*pin, user)).collect::<Vec<_>>()
    };
    let mut shown: HashMap<UserId, Vec<Written<PinView>>> = HashMap::new();
    for (pin, user) in show_covers(ctx, creators.iter().flat_map(first)).await? {
        shown.entry(user).or_default().push(pin);
    }
    shown.values_mut().for_each(|pins| pins.truncate(SHOWN));
    Ok(shown)
}

/// The best pins of the topics, by how near to the top they stand in each.
fn worth_of_pins(ctx: &Ctx, topics: &[InterestId]) -> HashMap<PinId, f64> {
    let mut worth: HashMap<PinId, f64> = HashMap::new();
    for topic in topics {
        let found = ::search::spare(ctx.house.index.marked(&[topic.0], PINS));
        for (place, id) in found.into_iter().enumerate() {
            *worth.entry(PinId(id)).or_default() += HALVING / (HALVING + place as f64);
        }
    }
    worth
}
