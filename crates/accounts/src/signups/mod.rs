//! # Signups
//!
//! Lives here: making an account, how its user came to sign up, and how far they
//! are in the screens that follow.
//! Tables owned: `signup_origins signup_flows`.
//! Events emitted: `UserChanged`.
//! Not here: the account itself (`users`), invites (`invites`).

pub mod add_user;
pub mod erase_signup;
pub mod find_step;
mod hooks;
pub mod keep_origin;
pub mod move_signup_flow;
pub mod policy;
pub mod register_user;
mod sql;
pub mod start_registration_handshake;
