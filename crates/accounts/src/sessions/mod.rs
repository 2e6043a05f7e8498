//! # Sessions
//!
//! Lives here: beginning and ending sessions, handshakes, whose a token is,
//! passwords, guesses of passwords, known browsers, and what ends sessions
//! because an account's standing changed.
//! Tables owned: `sessions token_lists handshakes known_devices password_guesses fingerprints`.
//! Events emitted: `UserConcerned`.
//!
//! A browser may be signed in to several accounts: their sessions have one group.
//! The browser's cookie holds the token of the account it acts as; the others
//! are parked under hashes that no token has, and get a token when the browser
//! switches to them.
//!
//! A host may have several names (`siblings`). What logs in at one is handed to
//! the others; these sessions are one family, which ends together.
//!
//! Not here: accounts (`users`), logging in by password (`log_ins`), cookies and CSRF (doors).

pub mod authenticate;
pub mod cache;
pub mod change_password;
pub mod change_standing;
pub mod check_new_password;
pub mod check_own_password;
pub mod come_back;
pub mod count_guess;
pub mod end_sessions;
pub mod end_sessions_of;
pub mod find_browsers;
pub mod finish_handshake;
pub mod get_account;
pub mod hash_password;
mod hooks;
pub mod jobs;
pub mod keep_proof;
pub mod list_session_accounts;
pub mod list_sessions;
pub mod list_sessions_of;
pub mod log_out;
pub mod open_mail_link;
pub mod open_shared_session;
pub mod record_fingerprint;
pub mod remember_device;
pub mod set_password;
pub mod share_session;
pub mod sign_in;
mod sql;
pub mod start_handshake;
pub mod switch_account;
pub mod verify_session;

use contract::ids::{SessionGroupId, UserId};
use kernel::ctx::Actor;

/// How a session was begun.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SessionKind {
    /// By password or something as strong.
    Full,
    /// By less, such as a link in a mail.
    Limited,
}

/// A session: whose, and until when.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Session {
    /// Whose.
    pub user_id: UserId,
    /// Milliseconds since 1970.
    pub expires_ms: i64,
    /// How it was begun.
    pub kind: SessionKind,
    /// What it has in common with the other sessions of its browser.
    pub group: Option<SessionGroupId>,
}

/// A session with the actor that it makes of its browser.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct KeptSession {
    /// Who acts by it.
    pub actor: Actor,
    /// Milliseconds since 1970.
    pub expires_ms: i64,
}
