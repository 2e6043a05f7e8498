//! Jobs of the room `exports`.

use std::sync::Arc;

use accounts::mails::{About, Errand, send_mail};
use contract::ids::{ExportId, UserId};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    house::House,
    job,
    jobs::HOUR,
};

use super::{sql, write_archive::write_archive};

/// Makes the file; the body is the export's id. Done twice it is made twice, into
/// the same place.
pub const MAKE: &str = "exports.make";
/// Removes files that have been there long enough.
pub const TIDY: &str = "exports.tidy";

job!(MAKE => make);
job!(TIDY, every HOUR => tidy);

/// How long a file can be fetched: a week.
pub(super) const KEPT_MS: i64 = 7 * 24 * 60 * 60 * 1_000;

/// Body of [`MAKE`].
pub async fn make(house: &Arc<House>, body: &str) -> Result<()> {
    let id: ExportId = body.parse().map_err(|()| Error::internal("no id"))?;
    let Some(row) = sql::find(&house.db, id).await? else {
        return Ok(());
    };
    if row.status != "waiting" {
        return Ok(());
    }
    let user = UserId(row.user_id);
    let bytes = write_archive(house, id, user).await?;
    let tx = house.db.begin().await?;
    sql::end(&tx, id, bytes).await?;
    let errand = Errand {
        user_id: user,
        about: About::ExportReady,
    };
    send_mail(&Ctx::of_job(house), &tx, &errand).await?;
    tx.commit().await?;
    Ok(())
}

/// Body of [`TIDY`].
pub async fn tidy(house: &House) -> Result<()> {
    let tx = house.db.begin().await?;
    let old = sql::delete_old(&tx, house.now() - KEPT_MS).await?;
    tx.commit().await?;
    remove_files(house, old).await
}

/// Removes the files of exports whose rows are gone.
pub(crate) async fn remove_files(house: &House, ids: Vec<i64>) -> Result<()> {
    let archives = house.blobs.archives();
    let remove = move || ids.into_iter().try_for_each(|id| archives.remove(id));
    tokio::task::spawn_blocking(remove)
        .await?
        .map_err(Error::internal)
}
