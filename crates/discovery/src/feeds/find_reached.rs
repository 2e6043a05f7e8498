//! Finds the pins that reached a user's home feed: what they were handed, and what those
//! made whom very many follow.

use std::collections::{HashMap, HashSet};

use contract::ids::{PinId, UserId};
use kernel::error::Result;
use store::Run;

use super::sql;

/// Users whose pins are merged into one home feed at most: bounds the time.
const MOST_MERGED: i64 = 1_000;

/// Some pins that reached a user, newest first.
pub(super) struct Reached {
    /// Each with the pin that brought its picture; of each picture one in the whole walk.
    pub pins: Vec<(PinId, PinId)>,
    /// The id below which it goes on; none at the end.
    pub next: Option<i64>,
}

/// Pins that had reached a user at a moment, below an id; of those at most so many, without
/// those whose picture reached the user by another pin.
pub(super) async fn find_reached(
    run: &impl Run,
    user: UserId,
    moment: i64,
    below: i64,
    most: i64,
) -> Result<Reached> {
    let mut pins = sql::home(run, user, moment, below, most).await?;
    let pinners = sql::merged::followed(run, user, MOST_MERGED).await?;
    let handed: HashSet<PinId> = pins.iter().map(|(pin, _)| *pin).collect();
    let below = below.min(moment.saturating_add(1));
    for pinner in &pinners {
        pins.extend(sql::merged::pins(run, *pinner, below, most).await?);
    }
    pins.sort_unstable_by(|one, other| other.cmp(one));
    pins.dedup();
    // Each source told its newest, so these are the newest of all.
    pins.truncate(usize::try_from(most).unwrap_or_default());
    let last = pins.last().filter(|_| pins.len() as i64 == most);
    let next = last.map(|(pin, _)| pin.0);
    let merged = pins.iter().filter(|(pin, _)| !handed.contains(pin));
    let roots: Vec<PinId> = merged.map(|(_, root)| *root).collect();
    if !roots.is_empty() {
        let known = sql::home_among(run, user, moment, &roots).await?;
        let known: HashSet<PinId> = known.into_iter().map(|(root, _)| root).collect();
        let newest = newest_of(run, &pinners, moment, &roots).await?;
        let is_first = |pin: &PinId, root: &PinId| {
            handed.contains(pin) || !known.contains(root) && newest.get(root) == Some(pin)
        };
        pins.retain(|(pin, root)| is_first(pin, root));
    }
    Ok(Reached { pins, next })
}

/// Which of these pictures, by the pins that brought them, had reached a user at a moment, each
/// with the pins by which it had and that are public still.
pub(super) async fn reached_among(
    run: &impl Run,
    user: UserId,
    moment: i64,
    roots: &[PinId],
) -> Result<Vec<(PinId, PinId)>> {
    let handed = sql::home_among(run, user, moment, roots).await?;
    let pinners = sql::merged::followed(run, user, MOST_MERGED).await?;
    let merged = newest_of(run, &pinners, moment, roots).await?;
    Ok(handed.into_iter().chain(merged).collect())
}

/// The newest pin of each of these pictures, of these users, made by then.
async fn newest_of(
    run: &impl Run,
    pinners: &[UserId],
    moment: i64,
    roots: &[PinId],
) -> Result<HashMap<PinId, PinId>> {
    let mut newest: HashMap<PinId, PinId> = HashMap::new();
    for pinner in pinners {
        for (pin, root) in sql::merged::pins_of_roots(run, *pinner, moment, roots).await? {
            let known = newest.entry(root).or_insert(pin);
            *known = pin.max(*known);
        }
    }
    Ok(newest)
}
