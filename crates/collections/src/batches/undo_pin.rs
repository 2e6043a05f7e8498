//! Undoes one pin of a batch.

use contract::batches::BatchVerb;
use kernel::{ctx::Ctx, error::Result, tx::Tx};

use super::{
    run_batch::{Boards, Outcome},
    show_batches::parse,
    sql::{BatchRow, ItemRow},
};
use crate::{
    boards,
    pins::{
        self,
        bin_pin::bin_pin,
        find_place::find_place,
        move_pin::{Target, move_pin},
        restore_pin::restore_pin,
    },
};

/// Puts a pin back to how it was, unless it was changed after the batch: then it
/// stays.
pub(super) async fn undo_pin(
    ctx: &Ctx,
    tx: &Tx,
    batch: &BatchRow,
    boards: &Boards,
    item: &ItemRow,
) -> Result<Outcome> {
    let back = match parse(&batch.verb)? {
        BatchVerb::Move => move_back(tx, batch, boards, item).await?,
        BatchVerb::Copy => remove_copy(ctx, tx, batch, item).await?,
        // Boards are not undone pin by pin.
        BatchVerb::DeleteBoard | BatchVerb::RestoreBoard | BatchVerb::Merge => false,
        BatchVerb::Delete => restore_pin(ctx, tx, &boards.from, item.pin_id).await?,
    };
    Ok(match back {
        true => Outcome::Done(None),
        false => Outcome::Skipped,
    })
}

async fn move_back(tx: &Tx, batch: &BatchRow, boards: &Boards, item: &ItemRow) -> Result<bool> {
    let Some(pin) = pins::find(tx, item.pin_id).await? else {
        return Ok(false);
    };
    if Some(pin.board_id) != batch.into_board_id || pin.section_id != batch.into_section_id {
        return Ok(false);
    }
    let board = boards.from.id;
    let target = Target {
        board: &boards.from,
        section: boards::section_still_on(tx, board, item.section_id).await?,
        place: find_place(tx, board, item.place, item.pin_id).await?,
    };
    move_pin(tx, &pin, &target).await
}

async fn remove_copy(ctx: &Ctx, tx: &Tx, batch: &BatchRow, item: &ItemRow) -> Result<bool> {
    let Some(made) = item.made_pin_id else {
        return Ok(false);
    };
    let pin = pins::find(tx, made).await?;
    let Some(pin) = pin.filter(|pin| Some(pin.board_id) == batch.into_board_id) else {
        return Ok(false);
    };
    bin_pin(ctx, tx, &pin, batch.user_id, None).await?;
    Ok(true)
}
