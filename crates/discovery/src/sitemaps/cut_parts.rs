//! Cuts what has grown since the last time.

use std::sync::Arc;

use kernel::{error::Result, house::House, ids};

use super::{list_part::KINDS, sql};

/// How long ids are left alone: the clock of another server may be behind.
const SETTLED_MS: i64 = 60 * 60 * 1_000;

/// Begins a new part after every so many of each kind, where the last one goes on beyond
/// that. Each is walked on from its last part.
pub async fn cut_parts(house: &Arc<House>, per_part: i64) -> Result<()> {
    let settled = ids::at(house.now() - SETTLED_MS);
    for kind in &KINDS {
        let mut last = sql::last(&house.db, kind.name).await?.unwrap_or(0);
        while let Some(next) = (kind.nth)(house, last, per_part).await? {
            if next >= settled {
                break;
            }
            let tx = house.begin().await?;
            sql::add(&tx, kind.name, next).await?;
            tx.commit().await?;
            last = next;
        }
    }
    Ok(())
}
