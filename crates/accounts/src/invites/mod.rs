//! # Invites
//!
//! Lives here: codes by which users, or the host, bring others to this host, and codes in links
//! that users share, which say by whom.
//! Tables owned: `invites`.
//! Events emitted: none.
//! Not here: whether one is needed (`signups`, by the host's setting).

pub mod create_invite;
pub mod delete_invite;
pub mod end_invite;
pub mod find_share_code;
pub mod get_invite_metadata;
pub mod get_share_code;
pub mod list_host_invites;
pub mod list_invites;
pub mod make_host_invite;
mod sql;
pub mod use_invite;
