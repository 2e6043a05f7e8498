//! What becomes of a board's pins when the board changes.

use accounts::rules::find_rules::find_rules;
use contract::{errors::Code, ids::PinId};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    tx::Tx,
};

use super::{
    ask_about_words::{comes_out, tell_shown},
    renew_covers::renew_covers,
    settle_boards::settle_board,
    sql::{
        self,
        places::{Part, places},
    },
};
use crate::boards::{StoredBoard, update_board::Change};

/// Pins looked up between two looks at the rest.
const BATCH: i64 = 100;

/// Refuses a cover that is not on the board, renews its pictures, brings its pins in
/// line with who sees it, and has employees told of what they say where others come to see it.
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
    match comes_out(old, new) {
        true => tell_pins(ctx, tx, new).await,
        false => Ok(()),
    }
}

/// Has employees told of what the pins of a board say that is secret no longer.
async fn tell_pins(ctx: &Ctx, tx: &Tx, board: &StoredBoard) -> Result<()> {
    if find_rules(&ctx.house, tx).await?.is_empty() {
        return Ok(());
    }
    let mut behind = i64::MAX;
    loop {
        let placed = places(tx, board.id, Part::Whole, behind, BATCH).await?;
        let Some(last) = placed.last() else {
            return Ok(());
        };
        behind = last.place;
        let ids: Vec<PinId> = placed.iter().map(|row| row.pin_id).collect();
        let pins = sql::find_many(tx, &ids).await?;
        tell_shown(ctx, tx, &pins, board).await?;
    }
}

/// Refuses a cover that is not on the board.
async fn check_cover(tx: &Tx, board: &StoredBoard, cover: PinId) -> Result<()> {
    let pin = sql::find(tx, cover).await?;
    match pin.filter(|pin| pin.board_id == board.id) {
        Some(_) => Ok(()),
        None => Err(Error::field(Code::NotFound, "cover_pin_id")),
    }
}
