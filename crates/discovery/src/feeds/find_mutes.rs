//! What a person's home feed leaves aside, for the rooms that make it.

use contract::ids::UserId;
use kernel::error::Result;
use store::Run;

use crate::feeds::sql::mutes;

/// More than anybody mutes.
const MOST: i64 = 1_000;

/// Boards and pins, by their ids, in order.
pub async fn find_mutes(run: &impl Run, id: UserId) -> Result<Vec<i64>> {
    mutes::mutes(run, id, 0, MOST).await
}
