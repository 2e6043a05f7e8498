//! Jobs of the room `batches`. Each may run twice.

use std::sync::Arc;

use contract::ids::BatchId;
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    house::House,
    job,
    jobs::HOUR,
};

use super::{run_batch::run_batch, sql};

/// Goes on with a batch; the body is its id.
pub const RUN: &str = "batches.run";
/// Removes batches that are too old to be undone.
pub const TIDY: &str = "batches.tidy";

job!(RUN => run);
job!(TIDY, every HOUR => tidy);

/// How long a batch can be undone: a day.
pub(super) const KEPT_MS: i64 = 24 * 60 * 60 * 1_000;

/// Body of [`RUN`].
pub async fn run(house: &Arc<House>, body: &str) -> Result<()> {
    let id: BatchId = body.parse().map_err(|()| Error::internal("no id"))?;
    run_batch(&Ctx::of_job(house), id).await
}

/// Body of [`TIDY`].
pub async fn tidy(house: &Arc<House>) -> Result<()> {
    loop {
        let tx = house.begin().await?;
        let forgotten = sql::forget(&tx, house.now() - KEPT_MS).await?;
        tx.commit().await?;
        if forgotten == 0 {
            return Ok(());
        }
    }
}
