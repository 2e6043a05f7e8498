//! Locks pins by their picture.

use std::collections::BTreeSet;

use contract::ids::{BoardId, PinId};
use kernel::{error::Result, tx::Tx};

use super::sql::{self, StoredPin, pictures};
use crate::boards;

/// These pins, in order, as far as they show the picture; taken until the transaction ends.
/// Boards are locked before pins, as by all operations that write pins, so that no cover is made of
/// the picture meanwhile; a pin that changed its board before that is left to the next step.
pub(super) async fn lock_pictured(
    tx: &Tx,
    signature: &str,
    ids: &[PinId],
) -> Result<Vec<StoredPin>> {
    let pins = sql::find_many(tx, ids).await?;
    let boards: BTreeSet<BoardId> = pins.iter().map(|pin| pin.board_id).collect();
    for board in &boards {
        boards::lock(tx, *board).await?;
    }
    let mut pins = pictures::lock_with_picture(tx, signature, ids).await?;
    pins.retain(|pin| boards.contains(&pin.board_id));
    Ok(pins)
}
