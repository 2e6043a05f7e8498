//! # Signups
//!
//! Lives here: how somebody came to sign up, and how far they are in the screens
//! that follow.
//! Tables owned: `signup_origins signup_flows`.
//! Events emitted: none.
//! Not here: making the account (`users`), invites (`invites`).

pub mod erase_signup;
pub mod find_step;
pub mod keep_origin;
pub mod move_signup_flow;
pub(crate) mod sql;
