//! Jobs of the room `reports`. Each may run twice.

use std::sync::Arc;

use kernel::{error::Result, house::House, job, jobs::HOUR};

use super::sql;

/// How long a closed case is kept: 180 days.
const KEPT_MS: i64 = 180 * 24 * HOUR.as_millis() as i64;

/// Forgets cases that were closed long ago, with the words that they keep.
pub const TIDY: &str = "reports.tidy";

job!(TIDY, every HOUR => tidy);

/// Body of [`TIDY`].
pub async fn tidy(house: &Arc<House>) -> Result<()> {
    let tx = house.begin().await?;
    sql::forget_closed(&tx, house.now() - KEPT_MS).await?;
    tx.commit().await
}
