//! Creators whom the viewer may like to follow.

use std::collections::{HashMap, HashSet};

use accounts::users::{self, show_users::user_refs};
use collections::pins;
use contract::{
    ids::{InterestId, PinId, UserId},
    interests::{SuggestCreators, SuggestedCreators},
};
use kernel::{ctx::Ctx, error::Result};

use super::{sql, taxonomy::taxonomy};

/// Creators suggested at most.
const MOST: usize = 20;
/// Topics of the viewer that are looked at.
const TOPICS: usize = 50;
/// Pins of each that are.
const PINS: usize = 40;
/// Places by which a pin counts half as much as the first of its topic.
const HALVING: f64 = 10.0;

/// `SuggestedCreatorFollowsResource/get`, `/v3/orientation/nux_creator_recommendations/`:
/// who made the best pins of the topics that the viewer follows, of all topics for who
/// follows none; without those whom they follow already. Caller: user.
pub async fn suggest_creators(ctx: Ctx, _input: SuggestCreators) -> Result<SuggestedCreators> {
    let viewer = ctx.user()?;
    let db = &ctx.house.db;
    let mut topics = sql::followed(db, viewer).await?;
    if topics.is_empty() {
        topics.extend(taxonomy().top().map(|one| one.id));
    }
    topics.truncate(TOPICS);
    let worth = worth_of_pins(&ctx, &topics)?;
    let ids: Vec<PinId> = worth.keys().copied().collect();
    let mut creators: HashMap<UserId, f64> = HashMap::new();
    for (pin, pinner) in pins::pinners_of(db, &ids).await? {
        *creators.entry(pinner).or_default() += worth.get(&pin).copied().unwrap_or_default();
    }
    creators.remove(&viewer);
    let mut ranked: Vec<(UserId, f64)> = creators.into_iter().collect();
    ranked.sort_by(|(one, more), (other, less)| less.total_cmp(more).then(one.cmp(other)));
    let ids: Vec<UserId> = ranked.iter().map(|(id, _)| *id).collect();
    let followed: HashSet<UserId> = users::followed_among(db, viewer, &ids)
        .await?
        .into_iter()
        .collect();
    let shown = user_refs(&ctx, ids.iter().copied()).await?;
    let new = ids.iter().filter(|id| !followed.contains(id));
    let creators = new.filter_map(|id| Some((**shown.get(id)?).clone()));
    Ok(SuggestedCreators {
        creators: creators.take(MOST).collect(),
    })
}

/// The best pins of the topics, by how near to the top they stand in each.
fn worth_of_pins(ctx: &Ctx, topics: &[InterestId]) -> Result<HashMap<PinId, f64>> {
    let mut worth: HashMap<PinId, f64> = HashMap::new();
    for topic in topics {
        let found = ctx.house.index.marked(&[topic.0], PINS)?;
        for (place, id) in found.into_iter().enumerate() {
            *worth.entry(PinId(id)).or_default() += HALVING / (HALVING + place as f64);
        }
    }
    Ok(worth)
}
