//! Puts pins of a board into a section, or out of all.

use contract::ids::SectionId;
use kernel::{error::Result, tx::Tx};

use super::{
    count_pin::count_pin,
    sql::{self, StoredPin},
};

/// Puts a pin of a board, which the caller has locked, into a section of it, or
/// out of all; answers whether anything changed. Covers are the caller's to
/// renew.
pub async fn fill_section(tx: &Tx, pin: &StoredPin, section: Option<SectionId>) -> Result<bool> {
    if pin.section_id == section {
        return Ok(false);
    }
    let board = pin.board_id;
    sql::places::set_section(tx, pin, section).await?;
    count_pin(tx, board, pin.section_id, -1).await?;
    count_pin(tx, board, section, 1).await?;
    Ok(true)
}
