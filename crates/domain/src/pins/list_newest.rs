//! Public pins for crawlers.

use super::sql;
use crate::{error::Result, house::House};

/// Ids of public pins that brought their picture, below an id, newest first,
/// without those of people who keep search engines out.
pub async fn list_newest(house: &House, below: i64, most: i64) -> Result<Vec<i64>> {
    sql::newest_for_crawlers(&house.db, below, most).await
}
