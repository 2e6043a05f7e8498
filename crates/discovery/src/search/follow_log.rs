//! Keeps the index in step with the log of events.

use std::{sync::Arc, time::Duration};

use kernel::{error::Result, house::House, remakes::remake};
use tracing::error;

use super::{
    index_pins::index_pins,
    rebuild_index::rebuild_index,
    take_texts::{fill_again, fill_texts},
    wait_for_log::wait_for_log,
};

/// Pause after the index refused, so that a full disk is not hammered.
const AFTER_FAILURE: Duration = Duration::from_secs(2);

/// What is told while the index does not follow.
const WHAT: &str = "search index";

/// How far the indexes are behind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    /// The log has not been asked yet.
    Unknown,
    /// They have to be made anew.
    Stale,
    /// They follow the log.
    Following,
}

/// Keeps the index in step with the log until the task is dropped; makes it anew
/// first when it has never been made, and whenever `asked` says that the host
/// wants it. Searches are answered from the old one meanwhile. What fails is tried again.
#[expect(
    clippy::disallowed_methods,
    reason = "a pause after a failure, not a rule"
)]
pub async fn follow_log(house: Arc<House>, asked: impl Fn() -> bool + Send) {
    let mut standing = Standing::Unknown;
    loop {
        // Asked for before reading, so that no ring is missed in between.
        let changed = house.db.changed();
        match keep_up(&house, &mut standing).await {
            Ok(true) => {}
            Ok(false) => wait_for_log(changed).await,
            Err(cause) => {
                error!(%cause, "the search index does not follow");
                tokio::time::sleep(AFTER_FAILURE).await;
            }
        }
        if asked() {
            standing = Standing::Stale;
        }
    }
}

/// Takes what has happened since, by indexes that are made anew before where they have to be;
/// answers whether there was anything.
///
/// # Errors
/// Of the store, the log and the files of the indexes; the next call begins where this one
/// ended.
pub async fn keep_up(house: &House, standing: &mut Standing) -> Result<bool> {
    let followed = follow(house, standing).await;
    // `/readyz` tells of it for as long as it lasts.
    remake(house, WHAT, followed.is_err());
    followed
}

async fn follow(house: &House, standing: &mut Standing) -> Result<bool> {
    if *standing == Standing::Unknown {
        *standing = match is_followable(house).await? {
            true => Standing::Following,
            false => Standing::Stale,
        };
    }
    if *standing == Standing::Stale {
        // Before the index stands where its texts do not: no snapshot of these is kept meanwhile.
        fill_again(house);
        rebuild_index(house).await?;
        *standing = Standing::Following;
    }
    Ok(index_pins(house).await? || fill_texts(house).await?)
}

/// Whether the indexes have been made and the log still holds all that came since.
async fn is_followable(house: &House) -> Result<bool> {
    if house.board_index.needs_rebuild() || house.user_index.needs_rebuild() {
        return Ok(false);
    }
    let position = house.index.position().and_then(|text| text.parse().ok());
    match position {
        Some(position) => Ok(queue::reaches_back_to(&house.db, position).await?),
        None => Ok(false),
    }
}
