//! Public pins for crawlers.

use contract::ids::{PinId, UserId};
use std::collections::HashSet;

use accounts::users;
use kernel::{error::Result, house::House};

use super::sql;

/// Ids of public pins that brought their picture, below an id, newest first,
/// without those of users who keep search engines out.
pub async fn list_newest(house: &House, below: i64, most: i64) -> Result<Vec<PinId>> {
    let wanted = most as usize;
    let mut found: Vec<PinId> = Vec::new();
    let mut below = below;
    while found.len() < wanted {
        let newest = sql::originals::newest_originals(&house.db, below, house.now(), most).await?;
        let is_last = newest.len() < wanted;
        below = newest.last().map_or(below, |(id, _)| id.0);
        found.extend(crawled(house, newest).await?);
        if is_last {
            break;
        }
    }
    found.truncate(wanted);
    Ok(found)
}

/// Without pins of people who keep search engines out.
async fn crawled(house: &House, pins: Vec<(PinId, UserId)>) -> Result<Vec<PinId>> {
    let mut pinners: Vec<UserId> = pins.iter().map(|(_, pinner)| *pinner).collect();
    pinners.sort_unstable();
    pinners.dedup();
    let found: HashSet<UserId> = users::found_by_crawlers(&house.db, &pinners)
        .await?
        .into_iter()
        .collect();
    let pins = pins
        .into_iter()
        .filter(|(_, pinner)| found.contains(pinner));
    Ok(pins.map(|(id, _)| id).collect())
}
