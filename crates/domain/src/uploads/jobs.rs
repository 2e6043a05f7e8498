//! Jobs of the room `uploads`.

use contract::errors::Code;

use super::sql;
use crate::{error::Result, house::House};

/// Gives up on interrupted uploads and forgets old ones.
pub const TIDY: &str = "uploads.tidy";

/// Working longer than this means that the server went away meanwhile.
const STUCK_MS: i64 = 10 * 60 * 1_000;
/// After this an upload that became no pin is forgotten.
const OLD_MS: i64 = 2 * 24 * 60 * 60 * 1_000;

/// Body of [`TIDY`].
pub async fn tidy(house: &House) -> Result<()> {
    let tx = house.db.begin().await?;
    sql::fail_stuck(&tx, house.now() - STUCK_MS, Code::UploadInvalid.text()).await?;
    sql::delete_old(&tx, house.now() - OLD_MS).await?;
    tx.commit().await?;
    Ok(())
}
