//! Keeps the index in step with the log of events.

use std::{sync::Arc, time::Duration};

use kernel::{error::Result, house::House};
use tracing::error;

use super::{
    index_pins::index_pins,
    rebuild_index::rebuild_index,
    take_texts::{fill_again, fill_texts},
};

/// How long the log may go unread without a wake-up: other servers' writes are
/// found so.
const LONGEST_LAG: Duration = Duration::from_millis(250);
/// Pause after the index refused, so that a full disk is not hammered.
const AFTER_FAILURE: Duration = Duration::from_secs(2);

/// Keeps the index in step with the log until the task is dropped; makes it anew
/// first when it has never been made, and whenever `asked` says that the host
/// wants it. Searches are answered from the old one meanwhile.
#[expect(
    clippy::disallowed_methods,
    reason = "a pause after a failure, not a rule"
)]
pub async fn follow_log(house: Arc<House>, asked: impl Fn() -> bool + Send) {
    let mut anew = match is_followable(&house).await {
        Ok(followable) => !followable,
        Err(cause) => {
            error!(%cause, "the log could not be read");
            false
        }
    };
    loop {
        if anew {
            if let Err(cause) = rebuild_index(&house).await {
                error!(%cause, "the search index could not be made");
            }
            fill_again(&house);
        }
        // Asked for before reading, so that no ring is missed in between.
        let changed = house.db.changed();
        match index_pins(&house).await {
            Ok(true) => {}
            Ok(false) => match fill_texts(&house).await {
                Ok(true) => {}
                Ok(false) => drop(tokio::time::timeout(LONGEST_LAG, changed).await),
                Err(cause) => {
                    error!(%cause, "texts of before are not read");
                    tokio::time::sleep(AFTER_FAILURE).await;
                }
            },
            Err(cause) => {
                error!(%cause, "the search index does not follow");
                tokio::time::sleep(AFTER_FAILURE).await;
            }
        }
        anew = asked();
    }
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
