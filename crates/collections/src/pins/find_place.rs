//! A free place on a board.

use contract::ids::{BoardId, PinId};
use kernel::{error::Result, tx::Tx};

use super::sql::{
    self,
    places::{Part, PlacedRow},
};

/// The wanted place of a pin, or the next one below that no other pin took; the
/// caller has locked the board.
pub async fn find_place(tx: &Tx, board: BoardId, wanted: i64, id: PinId) -> Result<i64> {
    let mut place = wanted;
    loop {
        let uppermost = sql::places::places(tx, board, Part::Whole, place + 1, 2).await?;
        let is_taken = |row: &PlacedRow| row.place == place && row.pin_id != id;
        if !uppermost.iter().any(is_taken) {
            return Ok(place);
        }
        place -= 1;
    }
}
