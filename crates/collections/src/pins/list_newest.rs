//! Public pins for crawlers.

use kernel::{error::Result, house::House};

use super::sql;

/// Ids of public pins that brought their picture, below an id, newest first,
/// without those of users who keep search engines out.
pub async fn list_newest(house: &House, below: i64, most: i64) -> Result<Vec<i64>> {
    sql::newest_for_crawlers(&house.db, below, most).await
}
