//! What may be shown on other websites. Pure.

use contract::boards::{BoardRef, Privacy, Sensitivity};
use kernel::error::{Error, Result};

/// Allows pins of public boards: a protected board appears nowhere but at its own
/// address, and of one with a warning nothing is shown before the viewer asks for
/// it.
pub fn may_embed(board: &BoardRef) -> Result<()> {
    let may = board.privacy == Privacy::Public && board.sensitivity == Sensitivity::None;
    may.then_some(()).ok_or_else(Error::not_found)
}
