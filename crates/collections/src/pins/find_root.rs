//! What a saved pin tells of where its picture came from.

use contract::ids::{PinId, UserId};
use kernel::{error::Result, tx::Tx};

use super::sql::{self, StoredPin};
use crate::boards;

/// The pin that first showed the picture, and the user who is named for it on the new
/// pin. The saver stands in where that pin is on a secret board: who collaborates there
/// may save it elsewhere, and does not tell by it who pinned it, and that it is there.
/// Of a first pin that is gone it is not known; the saved pin's board decides.
pub async fn find_root(tx: &Tx, saved: &StoredPin, saver: UserId) -> Result<(PinId, UserId)> {
    let first = match saved.root_id == saved.id {
        true => None,
        false => sql::find(tx, saved.root_id).await?,
    };
    let board = first.map_or(saved.board_id, |first| first.board_id);
    let board = boards::find(tx, board).await?;
    let named = match board.is_some_and(|board| board.is_secret) {
        true => saver,
        false => saved.root_pinner_id,
    };
    Ok((saved.root_id, named))
}
