//! Sections on their board.

use contract::ids::SectionId;
use kernel::error::{Error, Result};

use kernel::tx::Tx;

use super::sql::{
    StoredBoard,
    sections::{self, StoredSection},
};

/// A section of this board, which the caller has locked.
pub async fn on_board(tx: &Tx, board: &StoredBoard, id: SectionId) -> Result<StoredSection> {
    let section = sections::stored_section(tx, id).await?;
    let section = section.filter(|section| section.board_id == board.id);
    section.ok_or_else(Error::not_found)
}
