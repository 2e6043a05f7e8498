//! # Bin
//!
//! Lives here: what a user deleted, as they see it, and its way back or out.
//! Tables owned: none.
//! Events emitted: through the rooms `boards` and `pins` `BoardFilled PinSaved`.
//! Not here: deleting boards (`boards`), pins (`pins`), many pins (`batches`); what is in
//! the bin is kept by the first two.

pub mod erase_board;
mod erase_boards;
pub mod forget_deleted_board;
pub mod forget_deleted_pins;
mod hooks;
pub mod jobs;
pub mod list_deleted_boards;
pub mod list_deleted_pins;
pub mod restore_board;
pub mod restore_pins;

pub use crate::pins::bin_pin::KEPT_MS;
