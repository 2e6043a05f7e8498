//! What becomes of a board's pins when the board changes.

use contract::{errors::Code, ids::PinId};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    tx::Tx,
};

use super::{renew_covers::renew_covers, settle_boards::settle_board, sql};
use crate::boards::{StoredBoard, update_board::Change};

/// Refuses a cover that is not on the board, renews its pictures, and brings its pins in
/// line with who sees it.
pub(super) async fn follow_change(ctx: &Ctx, tx: &Tx, change: Change<'_>) -> Result<()> {
    let Change { old, new, .. } = change;
    if let Some(cover) = new.cover_pin_id.filter(|_| change.names_cover) {
        check_cover(tx, new, cover).await?;
    }
    if new.cover_pin_id != old.cover_pin_id {
        renew_covers(tx, new.id, None).await?;
    }
    if new.is_listed() != old.is_listed() {
        settle_board(ctx, tx, new).await?;
    }
    Ok(())
}

/// Refuses a cover that is not on the board.
async fn check_cover(tx: &Tx, board: &StoredBoard, cover: PinId) -> Result<()> {
    let pin = sql::find(tx, cover).await?;
    match pin.filter(|pin| pin.board_id == board.id) {
        Some(_) => Ok(()),
        None => Err(Error::field(Code::NotFound, "cover_pin_id")),
    }
}
