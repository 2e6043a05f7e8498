//! Jobs of the room `bin`. Each may run twice.

use std::sync::Arc;

use accounts::uploads::release_picture::release_picture;
use kernel::{error::Result, house::House, job, jobs::HOUR, tx::Tx};
use queue::NewJob;

use super::KEPT_MS;
use crate::{
    boards::{self, forget_board::forget_board},
    pins::{self, forget_pin::forget_pin},
};

/// Removes what has been in the bin long enough.
pub const EMPTY: &str = "bin.empty";

job!(EMPTY, every HOUR => empty);

/// Has the bin emptied soon, for what a user deletes for good.
pub(super) async fn empty_soon(tx: &Tx, now_ms: i64) -> Result<()> {
    let job = NewJob {
        kind: EMPTY,
        key: None,
        body: "",
        due_ms: now_ms,
    };
    Ok(queue::enqueue(tx, job).await?)
}

/// Body of [`EMPTY`].
pub async fn empty(house: &Arc<House>) -> Result<()> {
    let before = house.now() - KEPT_MS;
    while forget_boards(house, before).await? | forget_pins(house, before).await? {}
    Ok(())
}

/// Answers whether there may be more.
async fn forget_boards(house: &Arc<House>, before_ms: i64) -> Result<bool> {
    let tx = house.begin().await?;
    let old = boards::old_binned(&tx, before_ms).await?;
    for id in &old {
        forget_board(&tx, *id, house.now()).await?;
    }
    tx.commit().await?;
    Ok(!old.is_empty())
}

async fn forget_pins(house: &Arc<House>, before_ms: i64) -> Result<bool> {
    let tx = house.begin().await?;
    let old = pins::old_binned(&tx, before_ms).await?;
    for (id, signature) in &old {
        pins::unbin(&tx, *id).await?;
        forget_pin(&tx, *id, house.now()).await?;
        release_picture(&tx, signature, house.now()).await?;
    }
    tx.commit().await?;
    Ok(!old.is_empty())
}
