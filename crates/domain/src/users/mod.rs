//! # Users
//!
//! Lives here: accounts, profiles, who follows whom.
//! Tables owned: `users user_names user_emails user_follows`.
//! Events emitted: `FollowChanged`.
//! Not here: signing in (`sessions`), what reaches a follower (`feeds`).

pub mod check_birthday;
pub mod follow_user;
pub mod get_user;
pub mod get_viewer;
pub mod policy;
pub mod register_user;
pub mod show_users;
pub(crate) mod sql;
pub mod unfollow_user;
pub mod update_user;
