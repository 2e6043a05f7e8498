//! Public pins for crawlers.

use super::sql;
use crate::{error::Result, house::House};

/// Ids of public pins that brought their picture, below an id, newest first.
pub async fn list_newest(house: &House, below: i64, most: i64) -> Result<Vec<i64>> {
    let found = sql::newest_originals(&house.db, below, most).await?;
    Ok(found.into_iter().map(|(id, _)| id).collect())
}
