//! Makes views of topics, each with a pin that shows what it is about.

use std::collections::{HashMap, HashSet};

use collections::pins::show_pins::show_pins_beside;
use contract::{
    ids::{InterestId, PinId},
    interests::InterestView,
};
use kernel::{ctx::Ctx, error::Result};

use super::{
    sql,
    taxonomy::{Interest, taxonomy},
};

/// Pins that are looked at for one topic: the first that stands for no other.
const CANDIDATES: usize = 8;

/// Views of topics in their order. No pin stands for two of them.
pub(super) async fn show_interests(ctx: &Ctx, of: &[&Interest]) -> Result<Vec<InterestView>> {
    let followed: HashSet<InterestId> = match ctx.viewer() {
        Some(viewer) => sql::followed(&ctx.house.db, viewer)
            .await?
            .into_iter()
            .collect(),
        None => HashSet::new(),
    };
    let mut used: HashSet<PinId> = HashSet::new();
    let mut pictures = Vec::with_capacity(of.len());
    for one in of {
        let found = ctx.house.index.marked(&[one.id.0], CANDIDATES)?;
        let free = found.into_iter().map(PinId).find(|id| !used.contains(id));
        used.extend(free);
        pictures.extend(free.map(|pin| (pin, one.id)));
    }
    let shown = show_pins_beside(ctx, pictures).await?;
    let mut shown: HashMap<InterestId, _> = shown.into_iter().map(|(pin, id)| (id, pin)).collect();
    let view = |one: &&Interest| InterestView {
        id: one.id,
        key: one.key.to_owned(),
        name: one.name.to_owned(),
        url: one.url(),
        is_followed: followed.contains(&one.id),
        pin: shown.remove(&one.id),
    };
    Ok(of.iter().map(view).collect())
}

/// The topics of these numbers, without those that are none any more.
pub(super) fn known(ids: &[InterestId]) -> Vec<&'static Interest> {
    ids.iter().filter_map(|id| taxonomy().by_id(*id)).collect()
}
