//! Jobs of the room `downloads`.

use std::sync::Arc;

use collections::boards::get_board::visible;
use contract::{
    errors::Code,
    ids::{BoardId, DownloadId, UserId},
};
use kernel::{
    ctx::{Actor, Ctx},
    error::{Error, Result},
    house::House,
    job,
    jobs::HOUR,
};

use super::{sql, write_board::write_board};
use crate::exports::jobs::remove_files;

/// Makes the file; the body is the download's id. Done twice it is made twice, into
/// the same place.
pub const MAKE: &str = "downloads.make";
/// Removes files that have been there long enough.
pub const TIDY: &str = "downloads.tidy";

job!(MAKE => make);
job!(TIDY, every HOUR => tidy);

/// How long a file can be fetched: two days.
pub(super) const KEPT_MS: i64 = 2 * 24 * 60 * 60 * 1_000;

/// Body of [`MAKE`]. The board is read as its requester sees it: what is hidden
/// from them when the job runs is not in the file.
pub async fn make(house: &Arc<House>, body: &str) -> Result<()> {
    let id: DownloadId = body.parse().map_err(|()| Error::internal("no id"))?;
    let Some(row) = sql::find(&house.db, id).await? else {
        return Ok(());
    };
    if row.status != "waiting" {
        return Ok(());
    }
    let ctx = Ctx::of_job(house).acting_as(Actor::user(UserId(row.user_id)));
    let end = match visible(&ctx, BoardId(row.board_id)).await {
        Ok(board) => Some(write_board(&ctx, id, &board).await?),
        Err(gone) if gone.code == Code::NotFound => None,
        Err(error) => return Err(error),
    };
    let tx = house.db.begin().await?;
    match end {
        Some(bytes) => sql::end(&tx, id, "ready", bytes).await?,
        None => sql::end(&tx, id, "failed", 0).await?,
    }
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
