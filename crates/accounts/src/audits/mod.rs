//! # Audits
//!
//! Lives here: what was changed about an account, or published by an employee, by whom
//! and when.
//! Tables owned: `audits`.
//! Events emitted: none.
//! Not here: the changes themselves (`users`, `sessions`, `articles`), the log of the server
//! (standard error).
//!
//! Invariants: an entry is written in the transaction of what it tells of;
//! entries are never changed, and hold no secret.

pub mod list_all_audits;
pub mod list_audits;
pub mod note_change;
mod sql;
