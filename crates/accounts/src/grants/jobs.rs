//! Jobs of the room `grants`.

use std::sync::Arc;

use kernel::{error::Result, house::House, job, jobs::HOUR};

use super::sql;

/// Removes tokens that are over.
pub const TIDY: &str = "grants.tidy";

job!(TIDY, every HOUR => tidy);

/// Body of [`TIDY`].
pub async fn tidy(house: &Arc<House>) -> Result<()> {
    let tx = house.begin().await?;
    sql::delete_expired(&tx, house.now()).await?;
    sql::tokens::delete_expired(&tx, house.now()).await?;
    tx.commit().await
}
