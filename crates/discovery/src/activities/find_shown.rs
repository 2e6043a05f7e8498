//! Which pins a user was shown lately, for the rooms that choose for them.

use std::collections::HashMap;

use accounts::consents::allows_analytics::allows_analytics;
use contract::ids::{ActivityId, PinId, UserId};
use kernel::{ctx::Ctx, error::Result};

use super::{log_activities::Acts, sql::batches};

/// Last batches of a user that are read: about the last hour of looking at grids.
const BATCHES: i64 = 60;
/// Impressions that are remembered at most, the latest.
const MOST: usize = 1_500;

/// How often each pin was before the user's eyes lately, up to a moment (an id), so that a
/// walk that began then is chosen alike at all of its pages. None of a user who does not
/// allow, now, that it is logged.
pub(crate) async fn find_shown(
    ctx: &Ctx,
    user: UserId,
    before: i64,
) -> Result<HashMap<PinId, u32>> {
    let mut shown = HashMap::new();
    if !allows_analytics(ctx, user).await? {
        return Ok(shown);
    }
    let latest = batches::latest_acts(&ctx.house.db, user, ActivityId(before), BATCHES).await?;
    let acts = latest
        .iter()
        .filter_map(|text| serde_json::from_str::<Acts>(text).ok());
    for pin in acts.flat_map(|acts| acts.impressions).take(MOST) {
        *shown.entry(pin).or_default() += 1;
    }
    Ok(shown)
}
