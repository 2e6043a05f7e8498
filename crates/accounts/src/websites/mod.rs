//! # Websites
//!
//! Lives here: websites that users claim, the proof that one is theirs, and
//! looking again whether it still is.
//! Tables owned: `websites verified_websites`.
//! Events emitted: none.
//! Not here: the address that stands on a profile (`users`), how servers are
//! asked (crate `fetch`).
//!
//! Invariants: a domain is one user's at most: of the last to prove it. The text
//! of the proof is chance, and new after every loss, so that what was left lying
//! proves nothing.

pub mod claim_website;
pub mod find_proof;
mod hooks;
pub mod jobs;
pub mod list_websites;
pub mod read_domain;
pub mod show_websites;
mod sql;
pub mod unclaim_website;
pub mod verify_website;

pub use sql::owner_of;
