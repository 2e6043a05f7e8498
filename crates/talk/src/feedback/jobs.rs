//! Jobs of the room `feedback`. Each may run twice.

use std::sync::Arc;

use kernel::{error::Result, house::House, ids, job, jobs::HOUR};

use super::sql;

/// How long feedback is kept, whether an employee is done with it or not: a year.
const KEPT_MS: i64 = 365 * 24 * HOUR.as_millis() as i64;

/// Forgets what was sent long ago.
pub const TIDY: &str = "feedback.tidy";

job!(TIDY, every HOUR => tidy);

/// Body of [`TIDY`].
pub async fn tidy(house: &Arc<House>) -> Result<()> {
    let tx = house.begin().await?;
    sql::forget_before(&tx, ids::at(house.now() - KEPT_MS)).await?;
    tx.commit().await
}
