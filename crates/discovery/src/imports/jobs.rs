//! Jobs of the room `imports`. Each may run twice.

use std::sync::Arc;

use contract::ids::ImportId;
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    house::House,
    job,
    jobs::HOUR,
};

use super::{run_import::run_import, sql};
use crate::archives::remove_files::remove_files;

/// Goes on with an import; the body is its id.
pub const RUN: &str = "imports.run";
/// Removes old imports and their files.
pub const TIDY: &str = "imports.tidy";

job!(RUN => run);
job!(TIDY, every HOUR => tidy);

/// How long an import can be looked at and tried again: a week.
pub(super) const KEPT_MS: i64 = 7 * 24 * 60 * 60 * 1_000;

/// Body of [`RUN`].
pub async fn run(house: &Arc<House>, body: &str) -> Result<()> {
    let id: ImportId = body.parse().map_err(|()| Error::internal("no id"))?;
    run_import(&Ctx::of_job(house), id).await
}

/// Body of [`TIDY`].
pub async fn tidy(house: &Arc<House>) -> Result<()> {
    let old = sql::old(&house.db, house.now() - KEPT_MS).await?;
    for id in &old {
        let tx = house.begin().await?;
        sql::delete(&tx, *id).await?;
        tx.commit().await?;
    }
    remove_files(house, old.into_iter().map(|id| id.0).collect()).await
}
