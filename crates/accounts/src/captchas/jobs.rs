//! Jobs of the room `captchas`.

use std::sync::Arc;

use kernel::{error::Result, house::House, job, jobs::HOUR};

use super::sql;

/// Removes proofs that are too old to be used anyway.
pub const TIDY: &str = "captchas.tidy";

job!(TIDY, every HOUR => tidy);

/// Body of [`TIDY`].
pub async fn tidy(house: &Arc<House>) -> Result<()> {
    let tx = house.begin().await?;
    sql::delete_expired(&tx, house.now()).await?;
    tx.commit().await?;
    Ok(())
}
