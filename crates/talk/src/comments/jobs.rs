//! Jobs of the room `comments`. Each may run twice.

use std::{sync::Arc, time::Duration};

use collections::pins;
use contract::ids::{CommentId, PinId};
use kernel::{error::Result, house::House, job};

use super::{policy::RESTORABLE_MS, sql};

/// Forgets comments that were deleted so long ago that they do not come back.
pub const TIDY: &str = "comments.tidy";

job!(TIDY, every Duration::from_secs(10 * 60) => tidy);

/// Comments looked up between two looks at the rest.
const BATCH: i64 = 100;

/// Body of [`TIDY`].
pub async fn tidy(house: &Arc<House>) -> Result<()> {
    loop {
        let before = house.now() - RESTORABLE_MS;
        let deleted = sql::deleted_before(&house.db, before, BATCH).await?;
        if deleted.is_empty() {
            return Ok(());
        }
        for (id, pin) in deleted {
            forget(house, (pin, id), before).await?;
        }
    }
}

/// It is counted nowhere any longer. One that came back at the last moment stays, also where it was
/// deleted again.
async fn forget(house: &Arc<House>, (pin, id): (PinId, CommentId), before: i64) -> Result<()> {
    let tx = house.begin().await?;
    pins::lock(&tx, pin).await?;
    let deletion = sql::find_deletion(&tx, pin, id).await?;
    if deletion.is_some_and(|deletion| deletion.deleted_ms <= before) {
        sql::delete(&tx, pin, id).await?;
    }
    tx.commit().await
}
