//! # Departures
//!
//! Lives here: leaving for a while, leaving for good.
//! Tables owned: none.
//! Events emitted: none.
//! Not here: what is kept of accounts that left, and erasing once the days of
//! grace are over (`users`); coming back, which is part of signing in
//! (`sessions`).

pub mod deactivate_user;
pub mod delete_user;
