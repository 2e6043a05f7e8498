//! What a user opened and was shown lately, for the rooms that choose for them.

use std::collections::{HashMap, HashSet};

use accounts::consents::allows_analytics::allows_analytics;
use contract::ids::{ActivityId, PinId, UserId};
use kernel::{ctx::Ctx, error::Result};

use super::{
    note_act::Acts,
    sql::{self, batches},
};

/// Last batches of a user that are read: about the last hour of looking at grids.
const BATCHES: i64 = 60;
/// Impressions that are remembered at most, the latest.
const MOST_IMPRESSIONS: usize = 1_500;

/// What the log knows of a user.
#[derive(Debug, Default)]
pub(crate) struct Recent {
    /// Pins whose close-ups they opened, the latest first, each once.
    pub closeups: Vec<PinId>,
    /// How often pins were before their eyes.
    pub shown: HashMap<PinId, u32>,
}

/// What a user did last, up to a moment (an id), so that a walk that began then is chosen
/// alike at all of its pages; of the last `closeups` close-ups. Nothing of a user who does
/// not allow, now, that it is logged.
pub(crate) async fn find_recent(
    ctx: &Ctx,
    user: UserId,
    before: i64,
    closeups: i64,
) -> Result<Recent> {
    if !allows_analytics(ctx, user).await? {
        return Ok(Recent::default());
    }
    let (db, before) = (&ctx.house.db, ActivityId(before));
    let mut closeups = sql::latest_closeups(db, user, before, closeups).await?;
    let mut met = HashSet::new();
    closeups.retain(|pin| met.insert(*pin));
    let mut shown = HashMap::new();
    let latest = batches::latest_acts(db, user, before, BATCHES).await?;
    let impressions = latest.iter().flat_map(|acts| Acts::read(acts).impressions);
    for pin in impressions.take(MOST_IMPRESSIONS) {
        *shown.entry(pin).or_default() += 1;
    }
    Ok(Recent { closeups, shown })
}
