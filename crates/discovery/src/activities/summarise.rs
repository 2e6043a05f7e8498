//! Adds what was logged to the numbers of its pins by day.

use std::{
    collections::{BTreeMap, HashMap},
    sync::Arc,
};

use collections::pins;
use contract::ids::PinId;
use kernel::{error::Result, house::House};

use super::{
    jobs::DAY_MS,
    log_activities::Acts,
    read_events::Act,
    sql::{
        batches::{self, BatchRow},
        pin_days::{self, Counted},
    },
};

/// Batches that are counted in one transaction: other writes wait for some thousand rows.
const AT_ONCE: i64 = 50;

/// Body of [`SUMMARISE`](super::jobs::SUMMARISE).
///
/// Invariant: a batch is counted once, since it is marked in the transaction that counts it.
pub async fn summarise(house: &Arc<House>) -> Result<()> {
    loop {
        let found = batches::uncounted(&house.db, AT_ONCE).await?;
        if found.is_empty() {
            return Ok(());
        }
        let tx = house.begin().await?;
        let mut mine = Vec::with_capacity(found.len());
        for row in found {
            if batches::mark(&tx, &row).await? {
                mine.push(row);
            }
        }
        let told: Vec<(i64, &'static str, PinId)> = mine.iter().flat_map(told).collect();
        let mut ids: Vec<PinId> = told.iter().map(|(_, _, pin)| *pin).collect();
        ids.sort_unstable();
        ids.dedup();
        // What is gone or secret is not counted: no number tells of what only few may see.
        let roots = pins::public_roots_among(&tx, &ids).await?;
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
            pin_days::add(&tx, &counted, by).await?;
        }
        tx.commit().await?;
    }
}

/// What a batch says, by day: the web app sends none that reaches into the next one (§9).
fn told(row: &BatchRow) -> Vec<(i64, &'static str, PinId)> {
    let acts = Acts::read(&row.acts);
    let kinds = [
        (Act::Impression, acts.impressions),
        (Act::Closeup, acts.closeups),
        (Act::Clickthrough, acts.clickthroughs),
    ];
    let day = row.logged_ms / DAY_MS;
    kinds
        .into_iter()
        .flat_map(|(act, pins)| pins.into_iter().map(move |pin| (day, act.name(), pin)))
        .collect()
}
