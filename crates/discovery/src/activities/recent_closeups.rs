//! Which close-ups a user opened lately, for the rooms that choose for them.

use std::collections::HashSet;

use contract::ids::{PinId, UserId};
use kernel::error::Result;
use store::Run;

use super::sql;

/// Pins of the last close-ups of a user, the latest first, each once; none of a user who
/// does not allow that they are logged.
pub(crate) async fn recent_closeups(run: &impl Run, user: UserId, most: i64) -> Result<Vec<PinId>> {
    let mut pins = sql::latest_pins(run, user, most).await?;
    let mut met = HashSet::new();
    pins.retain(|pin| met.insert(*pin));
    Ok(pins)
}
