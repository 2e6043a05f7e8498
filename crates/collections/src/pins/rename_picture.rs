//! Renames a picture of pins, and of the boards and sections that it stands for.

use std::collections::BTreeSet;

use accounts::uploads::rename_picture::Renaming;
use contract::ids::BoardId;
use kernel::{error::Result, tx::Tx};

use super::{
    renew_covers::renew_covers,
    sql::{self, bin, pictures},
};
use crate::boards;

/// Pins in one step.
const AT_ONCE: i64 = 100;

/// Renames the picture of some pins, then of some in the bin; answers how many there were.
/// Boards are locked before pins, as by all operations that write pins, so that no cover is made of
/// the old name meanwhile; a pin that changed its board before that comes with the next step.
pub(super) async fn rename_picture(tx: &Tx, names: &Renaming) -> Result<u64> {
    let ids = pictures::with_picture(tx, &names.old, AT_ONCE).await?;
    if ids.is_empty() {
        let binned = bin::with_picture(tx, &names.old, AT_ONCE).await?;
        bin::rename_picture(tx, &binned, names).await?;
        return Ok(binned.len() as u64);
    }
    let pins = sql::find_many(tx, &ids).await?;
    let boards: BTreeSet<BoardId> = pins.iter().map(|pin| pin.board_id).collect();
    for board in &boards {
        boards::lock(tx, *board).await?;
    }
    let mut pins = pictures::lock_with_picture(tx, &names.old, &ids).await?;
    pins.retain(|pin| boards.contains(&pin.board_id));
    pictures::rename_picture(tx, &pins, names).await?;
    let parts = pins.iter().map(|pin| (pin.board_id, pin.section_id));
    let whole = boards.iter().map(|board| (*board, None));
    for (board, section) in parts.chain(whole).collect::<BTreeSet<_>>() {
        renew_covers(tx, board, section).await?;
    }
    Ok(ids.len() as u64)
}
