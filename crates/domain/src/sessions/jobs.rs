//! Jobs of the room `sessions`.

use super::sql;
use crate::{error::Result, house::House};

/// Removes sessions that are over.
pub const END_EXPIRED: &str = "sessions.end_expired";

/// Body of [`END_EXPIRED`].
pub async fn end_expired(house: &House) -> Result<()> {
    let tx = house.db.begin().await?;
    sql::delete_expired(&tx, house.now()).await?;
    tx.commit().await?;
    Ok(())
}
