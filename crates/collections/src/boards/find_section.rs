//! Sections on their board.

use contract::ids::SectionId;
use kernel::error::{Error, Result};

use kernel::tx::Tx;

use super::sql::{
    BoardRow,
    sections::{self, SectionRow},
};

/// A section of this board, which the caller has locked.
pub async fn on_board(tx: &Tx, board: &BoardRow, id: SectionId) -> Result<SectionRow> {
    let section = sections::find(tx, id).await?;
    let section = section.filter(|section| section.board_id == board.id);
    section.ok_or_else(Error::not_found)
}
