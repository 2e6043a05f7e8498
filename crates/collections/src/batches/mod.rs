//! # Batches
//!
//! Lives here: one thing done to many pins of a board or to the whole of it, at once
//! or as a job, how far it is, and the way back of pins.
//! Tables owned: `batches batch_pins`.
//! Events emitted: `BoardFilled PinsMoved UserConcerned`, and through the room `pins` `PinSaved PinDeleted`.
//! Not here: moving, copying or deleting one pin (`pins`), who may
//! (`boards::policy`).

pub mod copy_pins;
pub mod delete_board;
pub mod delete_pins;
pub mod get_batch;
pub mod get_board_actions;
mod hooks;
pub mod jobs;
pub mod merge_boards;
pub mod move_pins;
pub mod run_batch;
pub mod show_batches;
mod sql;
pub mod start_batch;
pub mod start_board_batch;
pub mod step_board;
pub mod undo_batch;
pub mod undo_pin;
