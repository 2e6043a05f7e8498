//! What a user mutes in their home feed, for the rooms that make it.

use contract::ids::UserId;
use kernel::error::Result;
use store::Run;

use crate::feeds::sql::mutes;

/// More than a user mutes.
const MOST: i64 = 1_000;

/// Muted boards and pins of a user, by their ids, in order.
pub async fn find_mutes(run: &impl Run, id: UserId) -> Result<Vec<i64>> {
    mutes::mutes(run, id, 0, MOST).await
}
