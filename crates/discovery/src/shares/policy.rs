//! What may be shown on other websites. Pure.

use contract::{
    boards::{Privacy, Sensitivity},
    pins::PinView,
};
use kernel::error::{Error, Result};

/// Allows pins of public boards: a protected board appears nowhere but at its own
/// address, and of one with a warning, or a picture with a screen before it, nothing is
/// shown before the viewer asks for it.
pub fn may_embed(pin: &PinView) -> Result<()> {
    let board = &pin.board;
    let is_open = board.sensitivity == Sensitivity::None && pin.sensitivity_screen.is_none();
    let may = board.privacy == Privacy::Public && is_open;
    may.then_some(()).ok_or_else(Error::not_found)
}
