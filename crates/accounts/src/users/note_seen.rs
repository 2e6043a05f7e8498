//! Notes that a user is here, to a day, so that coming back after long is
//! noticed.

use std::sync::Arc;

use contract::ids::UserId;
use kernel::{error::Result, house::House};

use super::sql::presence;

/// How exactly it is known: a day, since each note is a write.
const DAY_MS: i64 = 24 * 60 * 60 * 1_000;

/// Notes it; part of authenticating a request.
pub async fn note_seen(house: &Arc<House>, id: UserId) -> Result<()> {
    let seen = presence::seen(&house.db, id).await?;
    if seen.is_some_and(|seen| house.now() - seen < DAY_MS) {
        return Ok(());
    }
    let tx = house.begin().await?;
    presence::set_seen(&tx, id, house.now()).await?;
    tx.commit().await
}
