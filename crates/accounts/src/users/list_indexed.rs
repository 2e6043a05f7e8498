//! Profiles for search engines.

use std::ops::Range;

use contract::ids::UserId;
use kernel::{error::Result, house::House};

use super::{
    policy::may_be_indexed,
    sql::privacy::{self, ProfileRow},
};

/// Names of users whose profile search engines may list and who have pins to show: of
/// the first so many accounts of a range of ids, in order.
pub async fn list_indexed(house: &House, ids: Range<i64>, most: i64) -> Result<Vec<String>> {
    let rows = privacy::profiles_between(&house.db, ids, most).await?;
    let indexed = rows.into_iter().filter(is_indexed);
    Ok(indexed.map(|row| row.username).collect())
}

fn is_indexed(row: &ProfileRow) -> bool {
    let is_shown = !row.is_suspended && row.left_ms.is_none() && row.pin_count > 0;
    is_shown && may_be_indexed(row.is_private, row.excludes_search)
}

/// The id of the account so many behind the first with this id or a later one.
pub async fn nth_indexed(house: &House, from: i64, nth: i64) -> Result<Option<UserId>> {
    privacy::nth_profile(&house.db, from, nth).await
}
