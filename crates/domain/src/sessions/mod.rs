//! # Sessions
//!
//! Lives here: log-in, log-out, who a token belongs to, passwords, other devices.
//! Tables owned: `sessions`.
//! Events emitted: none.
//! Not here: accounts (`users`), cookies and CSRF (doors).

pub mod authenticate;
pub mod change_password;
pub mod end_sessions;
pub mod hash_password;
pub mod jobs;
pub mod list_session_accounts;
pub mod list_sessions;
pub mod log_in;
pub mod log_out;
pub mod request_reset;
pub mod reset_password;
pub mod sign_in;
pub(crate) mod sql;

use contract::ids::UserId;

use crate::ctx::Actor;

/// How somebody came in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Way {
    /// By password or something as strong.
    Full,
    /// By less, such as a link in a mail.
    Limited,
}

/// Who a token belongs to, and until when.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Session {
    /// Whose.
    pub user_id: UserId,
    /// Milliseconds since 1970.
    pub expires_ms: i64,
    /// How it was begun.
    pub way: Way,
}

/// A session with whom it makes of its browser.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct KeptSession {
    /// Who acts by it.
    pub actor: Actor,
    /// Milliseconds since 1970.
    pub expires_ms: i64,
}
