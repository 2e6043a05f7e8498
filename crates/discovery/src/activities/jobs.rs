//! Jobs of the room `activities`. Each may run twice.

use std::{fmt, sync::Arc, time::Duration};

use contract::ids::ActivityId;
use kernel::{
    error::Result,
    events::{EventKind, LISTENERS, Listener},
    extension,
    house::House,
    ids, job,
    jobs::HOUR,
    register,
};
use serde::Deserialize;

use super::{
    count_save::count_save,
    sql::{self, batches, pin_days, visitor_batches},
    summarise::summarise,
    tell_liked::tell_liked,
};

/// Deletes what was logged long enough ago.
pub const FORGET: &str = "activities.forget";
/// Adds what was logged to the numbers of its pins.
pub const SUMMARISE: &str = "activities.summarise";
/// Tells which pictures are liked more or less than they were.
pub const TELL_LIKED: &str = "activities.tell_liked";
/// Counts a save on its day, in its own transaction.
pub const COUNT_SAVE: &str = "activities.count_save";

job!(FORGET, every HOUR => forget);
job!(TELL_LIKED, every DAY => tell_liked);
job!(SUMMARISE, every Duration::from_secs(60) => summarise);

register!(LISTENERS: Listener = Listener {
    name: COUNT_SAVE,
    events: &[EventKind::PinSaved],
    hear: |ctx, tx, event| Box::pin(count_save(ctx, tx, event)),
});

pub(super) const DAY_MS: i64 = 24 * 60 * 60 * 1_000;
const DAY: Duration = Duration::from_millis(DAY_MS.unsigned_abs());
/// Batches that came within so long are deleted in one step: no write waits for many.
const STEP_MS: i64 = 10 * 60 * 1_000;

/// How long the activity log reaches back: the host's `[activities]`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ActivityRules {
    /// Days that an activity stays in the log; with 0 nothing is logged.
    pub kept_days: u16,
    /// Days that the numbers of pins by day are kept, which name no user.
    pub summaries_kept_days: u16,
}

impl Default for ActivityRules {
    fn default() -> Self {
        Self {
            kept_days: 90,
            summaries_kept_days: 400,
        }
    }
}

extension!(ActivityRules = |_| ActivityRules::default());

impl fmt::Display for ActivityRules {
    /// One setting a line, as `magpie config` prints them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "activities.kept_days = {}", self.kept_days)?;
        write!(
            f,
            "activities.summaries_kept_days = {}",
            self.summaries_kept_days
        )
    }
}

/// Body of [`FORGET`].
pub async fn forget(house: &Arc<House>) -> Result<()> {
    let rules = house.get::<ActivityRules>();
    let kept_ms = house.now() - i64::from(rules.kept_days) * DAY_MS;
    let tx = house.begin().await?;
    sql::forget(&tx, kept_ms).await?;
    batches::forget_days(&tx, kept_ms / DAY_MS).await?;
    let today = house.now() / DAY_MS;
    pin_days::forget(&tx, today - i64::from(rules.summaries_kept_days)).await?;
    tx.commit().await?;
    let below = ActivityId(ids::at(kept_ms));
    forget_batches(house, below).await?;
    forget_visitor_batches(house, below).await
}

async fn forget_batches(house: &Arc<House>, below: ActivityId) -> Result<()> {
    while let Some(oldest) = batches::oldest(&house.db, below).await? {
        let tx = house.begin().await?;
        batches::forget(&tx, step(oldest, below)).await?;
        tx.commit().await?;
    }
    Ok(())
}

async fn forget_visitor_batches(house: &Arc<House>, below: ActivityId) -> Result<()> {
    while let Some(oldest) = visitor_batches::oldest(&house.db, below).await? {
        let tx = house.begin().await?;
        visitor_batches::forget(&tx, step(oldest, below)).await?;
        tx.commit().await?;
    }
    Ok(())
}

/// Below which id the batches go that one step deletes.
fn step(oldest: ActivityId, below: ActivityId) -> ActivityId {
    ActivityId(ids::before(oldest.0, -STEP_MS).min(below.0))
}
