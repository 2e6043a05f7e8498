//! Counts a pin where it stands.

use contract::ids::{BoardId, SectionId};
use kernel::{error::Result, tx::Tx};

use crate::boards;

/// Changes the numbers of a board, which the caller has locked, and of a section.
pub async fn count_pin(tx: &Tx, board: BoardId, section: Option<SectionId>, by: i64) -> Result<()> {
    match section {
        None => boards::count_pins(tx, board, by, by).await,
        Some(id) => {
            boards::count_pins(tx, board, by, 0).await?;
            boards::count_section_pins(tx, id, by).await
        }
    }
}
