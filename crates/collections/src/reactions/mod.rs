//! # Reactions
//!
//! Lives here: users' reactions to pins.
//! Tables owned: `reactions`.
//! Events emitted: `UserConcerned`.
//! Not here: how many there are of each kind (`pins`, `pin_tallies`).

mod hooks;
pub mod list_reactions;
pub mod react;
pub mod show_reactions;
mod sql;
pub mod unreact;
