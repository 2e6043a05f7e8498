//! # Favorites
//!
//! Lives here: pins that users keep at hand, without a board.
//! Tables owned: `favorites`.
//! Events emitted: none.
//! Not here: how many users keep a pin so (`pins`, `pin_tallies`).

pub mod favorite_pin;
mod hooks;
pub mod list_favorites;
mod sql;
pub mod unfavorite_pin;
