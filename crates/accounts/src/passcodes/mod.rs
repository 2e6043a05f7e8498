//! # Passcodes
//!
//! Lives here: the parental passcode: setting one, asking for it, the way to
//! another when it is forgotten.
//! Tables owned: `passcodes`.
//! Events emitted: none.
//! Not here: the settings it protects. Their operations call
//! `users::check_protection` first of all, which calls
//! [`require_passcode::require_passcode`]; counting of tries (`sessions`).

pub mod check_digits;
pub mod clear_passcode;
pub mod create_passcode;
pub mod find_passcode;
mod hooks;
pub mod note_closure;
pub mod policy;
pub mod remove_passcode;
pub mod request_passcode_reset;
pub mod require_passcode;
pub mod reset_passcode;
mod sql;
