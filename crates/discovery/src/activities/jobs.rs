//! Jobs of the room `activities`. Each may run twice.

use std::{fmt, sync::Arc};

use kernel::{error::Result, extension, house::House, job, jobs::HOUR};
use serde::Deserialize;

use super::sql;

/// Deletes what was logged long enough ago.
pub const FORGET: &str = "activities.forget";

job!(FORGET, every HOUR => forget);

const DAY_MS: i64 = 24 * 60 * 60 * 1_000;

/// How long the activity log reaches back: the host's `[activities]`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ActivityRules {
    /// Days that an activity stays in the log; with 0 nothing is logged.
    pub kept_days: u16,
}

impl Default for ActivityRules {
    fn default() -> Self {
        Self { kept_days: 90 }
    }
}

extension!(ActivityRules = |_| ActivityRules::default());

impl fmt::Display for ActivityRules {
    /// One setting a line, as `magpie config` prints them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "activities.kept_days = {}", self.kept_days)
    }
}

/// Body of [`FORGET`].
pub async fn forget(house: &Arc<House>) -> Result<()> {
    let kept_ms = i64::from(house.get::<ActivityRules>().kept_days) * DAY_MS;
    let tx = house.begin().await?;
    sql::forget(&tx, house.now() - kept_ms).await?;
    tx.commit().await?;
    Ok(())
}
