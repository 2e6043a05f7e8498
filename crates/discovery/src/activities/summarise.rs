//! Adds what was logged to the numbers of its pins by day.

use std::{
    collections::{BTreeMap, HashMap},
    sync::Arc,
};

use collections::pins;
use contract::ids::PinId;
use kernel::{error::Result, house::House, tx::Tx};

use super::{
    hand_on_acts::{UserActs, hand_on_acts},
    jobs::DAY_MS,
    note_act::Acts,
    read_events::Act,
    sql::{
        batches::{self, BatchRow},
        pin_days::{self, Counted},
        visitor_batches,
    },
};

/// Batches that are counted in one transaction: other writes wait for some thousand rows.
const AT_ONCE: i64 = 50;

/// Body of [`SUMMARISE`](super::jobs::SUMMARISE).
///
/// Invariant: a batch is counted once, since it is marked in the transaction that counts it.
pub async fn summarise(house: &Arc<House>) -> Result<()> {
    while summarise_users(house).await? {}
    while summarise_visitors(house).await? {}
    Ok(())
}

/// Counts the oldest batches of users; answers whether there were any.
async fn summarise_users(house: &Arc<House>) -> Result<bool> {
    let found = batches::uncounted(&house.db, AT_ONCE).await?;
    if found.is_empty() {
        return Ok(false);
    }
    let tx = house.begin().await?;
    let mut mine = Vec::with_capacity(found.len());
    for row in found {
        if batches::mark(&tx, &row).await? {
            mine.push(row);
        }
    }
    let told = mine.iter().flat_map(|row| told(&row.acts, row.logged_ms));
    let roots = add(&tx, told.collect()).await?;
    let is_public = |pin: &PinId| roots.contains_key(pin);
    hand_on_acts(&tx, &acts_of(&mine, is_public)).await?;
    tx.commit().await?;
    Ok(true)
}

/// The same of batches of visitors.
async fn summarise_visitors(house: &Arc<House>) -> Result<bool> {
    let found = visitor_batches::uncounted(&house.db, AT_ONCE).await?;
    if found.is_empty() {
        return Ok(false);
    }
    let tx = house.begin().await?;
    let mut all = Vec::new();
    for row in found {
        if visitor_batches::mark(&tx, &row).await? {
            all.extend(told(&row.acts, row.logged_ms));
        }
    }
    add(&tx, all).await?;
    tx.commit().await?;
    Ok(true)
}

/// What was done on which day with which pin.
type Done = (i64, &'static str, PinId);

/// Adds it to the numbers of the pins; answers the public ones of them, with the pins that
/// brought their pictures.
async fn add(tx: &Tx, told: Vec<Done>) -> Result<HashMap<PinId, PinId>> {
    let mut ids: Vec<PinId> = told.iter().map(|(_, _, pin)| *pin).collect();
    ids.sort_unstable();
    ids.dedup();
    // What is gone or secret is not counted: no number tells of what only few may see.
    let roots = pins::public_roots_among(tx, &ids).await?;
    let roots: HashMap<PinId, PinId> = roots.into_iter().collect();
    let mut numbers: BTreeMap<Counted, i64> = BTreeMap::new();
    for (day, kind, pin_id) in told {
        let Some(root_id) = roots.get(&pin_id).copied() else {
            continue;
        };
        let counted = Counted {
            root_id,
            day,
            pin_id,
            kind,
        };
        *numbers.entry(counted).or_default() += 1;
    }
    for (counted, by) in numbers {
        pin_days::add(tx, &counted, by).await?;
    }
    Ok(roots)
}

/// What a batch says, by day: the web app sends none that reaches into the next one (§9).
fn told(acts: &str, logged_ms: i64) -> Vec<Done> {
    let acts = Acts::read(acts);
    let kinds = [
        (Act::Impression, acts.impressions),
        (Act::Closeup, acts.closeups),
        (Act::Clickthrough, acts.clickthroughs),
    ];
    let day = logged_ms / DAY_MS;
    kinds
        .into_iter()
        .flat_map(|(act, pins)| pins.into_iter().map(move |pin| (day, act.name(), pin)))
        .collect()
}

/// What the users of these batches did on purpose, with public pins alone.
fn acts_of(batches: &[BatchRow], is_public: impl Fn(&PinId) -> bool) -> Vec<UserActs> {
    let of = |row: &BatchRow| {
        let Acts {
            mut closeups,
            clickthroughs,
            searches,
            ..
        } = Acts::read(&row.acts);
        closeups.extend(clickthroughs);
        closeups.retain(&is_public);
        UserActs {
            user: row.user_id,
            day: row.logged_ms / DAY_MS,
            opened: closeups,
            searches,
        }
    };
    let all = batches.iter().map(of);
    all.filter(|acts| !acts.opened.is_empty() || !acts.searches.is_empty())
        .collect()
}
