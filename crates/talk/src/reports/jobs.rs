//! Jobs of the room `reports`. Each may run twice.

use std::{sync::Arc, time::Duration};

use kernel::{ctx::Ctx, error::Result, house::House, job, jobs::HOUR};

use super::{sql, take_measure::end_measure};

/// How long a closed case is kept: 180 days.
const KEPT_MS: i64 = 180 * 24 * HOUR.as_millis() as i64;

/// A measure ends so much late at most.
const PERIOD: Duration = Duration::from_secs(5 * 60);

/// Measures looked up between two looks at the rest.
const BATCH: i64 = 100;

/// Forgets cases that were closed long ago, with the words that they keep.
pub const TIDY: &str = "reports.tidy";
/// Ends measures whose time is over.
pub const END: &str = "reports.end";

job!(TIDY, every HOUR => tidy);
job!(END, every PERIOD => end);

/// Body of [`TIDY`].
pub async fn tidy(house: &Arc<House>) -> Result<()> {
    let tx = house.begin().await?;
    sql::forget_closed(&tx, house.now() - KEPT_MS).await?;
    tx.commit().await
}

/// Body of [`END`].
pub async fn end(house: &Arc<House>) -> Result<()> {
    let ctx = Ctx::of_job(house);
    loop {
        let over = sql::over(&house.db, house.now(), BATCH).await?;
        if over.is_empty() {
            return Ok(());
        }
        for row in &over {
            let tx = house.begin().await?;
            end_measure(&ctx, &tx, row).await?;
            tx.commit().await?;
        }
    }
}
