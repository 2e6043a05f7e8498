//! Jobs of the room `archives`.

use std::sync::Arc;

use kernel::{error::Result, house::House, job, jobs::HOUR};

use super::{remove_files::remove_files, sql};

/// Removes expired archives.
pub const TIDY: &str = "archives.tidy";

job!(TIDY, every HOUR => tidy);

/// Body of [`TIDY`].
pub async fn tidy(house: &Arc<House>) -> Result<()> {
    let tx = house.begin().await?;
    let expired = sql::delete_expired(&tx, house.now()).await?;
    tx.commit().await?;
    remove_files(house, expired.into_iter().map(|id| id.0).collect()).await
}
