//! Jobs of the room `sessions`.

use std::sync::Arc;

use kernel::{error::Result, house::House, job, jobs::HOUR};

use super::{remember_device, sql};

/// Removes sessions that are over, and what else had its time.
pub const END_EXPIRED: &str = "sessions.end_expired";

job!(END_EXPIRED, every HOUR => end_expired);

/// Body of [`END_EXPIRED`].
pub async fn end_expired(house: &Arc<House>) -> Result<()> {
    let tx = house.begin().await?;
    let now = house.now();
    sql::delete_expired(&tx, now, now - remember_device::SECONDS * 1_000).await?;
    tx.commit().await?;
    Ok(())
}
