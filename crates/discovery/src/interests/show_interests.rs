//! Makes views of topics, each with a pin that shows what it is about.

use std::collections::{HashMap, HashSet};

use accounts::users::find_locale::find_locale;
use collections::pins::show_covers::show_covers;
use contract::{
    answers::Written,
    ids::{InterestId, PinId},
    interests::InterestView,
    pins::PinView,
};
use kernel::{ctx::Ctx, error::Result};

use super::{
    name_topic::name_topic,
    sql,
    taxonomy::{Interest, taxonomy},
};

/// Pins that are looked at for one topic: the first that the viewer sees and that stands for
/// no other.
const CANDIDATES: usize = 8;

/// Views of topics in their order, named as the viewer reads. No pin stands for two of them.
pub(super) async fn show_interests(ctx: &Ctx, of: &[&Interest]) -> Result<Vec<InterestView>> {
    let followed: HashSet<InterestId> = match ctx.viewer() {
        Some(viewer) => sql::followed(&ctx.house.db, viewer)
            .await?
            .into_iter()
            .collect(),
        None => HashSet::new(),
    };
    let mut candidates = Vec::with_capacity(of.len() * CANDIDATES);
    for one in of {
        let found = ::search::spare(ctx.house.index.marked(&[one.id.0], CANDIDATES));
        let found = found.into_iter().map(PinId);
        candidates.extend(found.map(|pin| (pin, (one.id, pin))));
    }
    let mut used: HashSet<PinId> = HashSet::new();
    let mut pins: HashMap<InterestId, Written<PinView>> = HashMap::new();
    for (pin, (topic, id)) in show_covers(ctx, candidates).await? {
        if !pins.contains_key(&topic) && used.insert(id) {
            pins.insert(topic, pin);
        }
    }
    let locale = find_locale(ctx).await?;
    let view = |one: &&Interest| InterestView {
        id: one.id,
        key: one.key.to_owned(),
        name: name_topic(one, &locale).to_owned(),
        url: one.url(),
        is_followed: followed.contains(&one.id),
        pin: pins.remove(&one.id),
    };
    Ok(of.iter().map(view).collect())
}

/// The topics of these numbers, without those that are none any more.
pub(super) fn known(ids: &[InterestId]) -> Vec<&'static Interest> {
    ids.iter().filter_map(|id| taxonomy().by_id(*id)).collect()
}
