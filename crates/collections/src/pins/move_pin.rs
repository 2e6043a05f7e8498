//! Moves a pin to another place, section or board.

use accounts::users;
use contract::ids::SectionId;
use kernel::{error::Result, tx::Tx};

use super::{
    count_pin::count_pin,
    fill_section::fill_section,
    is_hidden::is_hidden,
    sql::{self, StoredPin},
};
use crate::boards::StoredBoard;

/// Where a pin goes. The caller has locked the board, and asked the policy.
pub struct Target<'a> {
    /// The board, locked.
    pub board: &'a StoredBoard,
    /// The section, if it goes into one.
    pub section: Option<SectionId>,
    /// Its place in the board's order.
    pub place: i64,
}

/// Moves the pin with all its counts; the boards must have been locked. Answers
/// whether it went: its picture may stand on the other board already. Covers, the
/// index and followers are the caller's to renew.
pub async fn move_pin(tx: &Tx, pin: &StoredPin, to: &Target<'_>) -> Result<bool> {
    if pin.board_id == to.board.id {
        fill_section(tx, pin, to.section).await?;
        sql::places::set_place(tx, pin.board_id, pin.into(), to.place).await?;
        return Ok(true);
    }
    let pinner = pin.pinner_id;
    let is_secret = is_hidden(tx, to.board, pinner).await?;
    let moved = StoredPin {
        board_id: to.board.id,
        section_id: to.section,
        place: to.place,
        is_secret,
        ..pin.clone()
    };
    if !sql::move_to(tx, pin.board_id, &moved).await? {
        return Ok(false);
    }
    count_pin(tx, pin.board_id, pin.section_id, -1).await?;
    count_pin(tx, to.board.id, to.section, 1).await?;
    if is_secret != pin.is_secret {
        let sign = if is_secret { -1 } else { 1 };
        users::count_pins(tx, pinner, sign).await?;
        if pin.root_id != pin.id {
            sql::count_repins(tx, &[pin.root_id], sign).await?;
        }
    }
    Ok(true)
}
