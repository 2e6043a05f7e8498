//! # Log-ins
//!
//! Lives here: logging in by password, with the second step and whatever else an
//! account asks for; the address that it logs in with, and a new password by mail.
//! Tables owned: none.
//! Events emitted: none.
//! Not here: what is kept of addresses and passwords (`users`), sessions and changing
//! a known password (`sessions`), second steps (`factors`), logging in by a provider
//! (`networks`), new accounts (`signups`).

pub mod change_email;
pub mod log_in;
pub mod request_reset;
pub mod resend_verification;
pub mod reset_password;
pub mod start_log_in_handshake;
pub mod tell_owner;
pub mod unlink_business;
pub mod verify_email;
