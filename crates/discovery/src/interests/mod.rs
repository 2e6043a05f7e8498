//! # Interests
//!
//! Lives here: the topics there are, and which users follow which.
//! Tables owned: `interests interest_follows`.
//! Events emitted: none.
//! Not here: topics that a pin's pinner wrote (`pins`), feeds (`feeds`).

pub mod follow_interests;
mod hooks;
pub mod list_board_interests;
pub mod list_interests;
mod sql;
