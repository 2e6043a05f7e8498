//! Renews the pictures that boards and sections show of themselves.

use std::collections::BTreeSet;

use contract::ids::{BoardId, SectionId};
use kernel::{error::Result, tx::Tx};

use super::sql::{self, StoredPin, places::CoverRow};
use crate::boards::{
    self,
    show_boards::{COVERS, Cover},
};

/// Writes the uppermost pictures of a board or section without a sensitivity screen; of a board the one before
/// them that its owner chose, for as long as it is there. The board must have
/// been locked.
pub async fn renew_covers(tx: &Tx, board: BoardId, section: Option<SectionId>) -> Result<()> {
    let mut uppermost = sql::places::covers(tx, board, section, COVERS as i64).await?;
    if section.is_none()
        && let Some(chosen) = sql::places::chosen_cover(tx, board).await?
    {
        uppermost.retain(|cover| cover.pin_id != chosen.pin_id);
        uppermost.insert(0, chosen);
        uppermost.truncate(COVERS);
    }
    let covers: Vec<Cover> = uppermost.into_iter().map(Cover::from).collect();
    let covers = serde_json::to_string(&covers)?;
    match section {
        None => boards::set_covers(tx, board, &covers).await,
        Some(id) => boards::set_section_covers(tx, id, &covers).await,
    }
}

/// The same for a pin's board and, where it is in one, its section.
pub async fn renew_covers_around(
    tx: &Tx,
    board: BoardId,
    section: Option<SectionId>,
) -> Result<()> {
    renew_covers(tx, board, None).await?;
    match section {
        None => Ok(()),
        Some(_) => renew_covers(tx, board, section).await,
    }
}

/// The same for the boards and sections of many pins.
pub(super) async fn renew_covers_of(tx: &Tx, pins: &[StoredPin]) -> Result<()> {
    let parts = pins
        .iter()
        .flat_map(|pin| [(pin.board_id, None), (pin.board_id, pin.section_id)]);
    for (board, section) in parts.collect::<BTreeSet<_>>() {
        renew_covers(tx, board, section).await?;
    }
    Ok(())
}

impl From<CoverRow> for Cover {
    fn from(row: CoverRow) -> Self {
        Self {
            pin_id: row.pin_id,
            signature: row.signature,
            extension: row.extension,
            width: row.width,
            height: row.height,
        }
    }
}
