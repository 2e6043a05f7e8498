//! Finds which pins lead to a page that sells something.

use std::collections::HashSet;

use collections::{
    links::find_offers::find_selling,
    pins::{self, StoredPin},
};
use contract::ids::PinId;
use kernel::{error::Result, house::House};

/// Those of the pins whose page sells something.
pub(super) async fn find_sold(house: &House, rows: &[StoredPin]) -> Result<HashSet<PinId>> {
    let links: Vec<&str> = rows.iter().filter_map(|row| row.link.as_deref()).collect();
    let selling = find_selling(house, &links).await?;
    let sells = |row: &&StoredPin| {
        let link = row.link.as_ref();
        link.is_some_and(|link| matches!(selling.get(link), Some(Some(_))))
    };
    Ok(rows.iter().filter(sells).map(|row| row.id).collect())
}

/// The same in the order of the ids.
pub(crate) async fn sold_among(house: &House, ids: Vec<PinId>) -> Result<Vec<PinId>> {
    let rows = pins::find_many(&house.db, &ids).await?;
    let sold = find_sold(house, &rows).await?;
    Ok(ids.into_iter().filter(|id| sold.contains(id)).collect())
}
