//! Jobs of the room `factors`.

use std::sync::Arc;

use kernel::{error::Result, house::House, job, jobs::HOUR};

use super::sql;

/// Removes challenges that expired.
pub const TIDY: &str = "factors.tidy";

job!(TIDY, every HOUR => tidy);

/// Body of [`TIDY`].
pub async fn tidy(house: &Arc<House>) -> Result<()> {
    let tx = house.begin().await?;
    sql::delete_expired(&tx, house.now()).await?;
    tx.commit().await?;
    Ok(())
}
