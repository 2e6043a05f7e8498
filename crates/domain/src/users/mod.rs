//! # Users
//!
//! Lives here: accounts, their address and standing, profiles, who follows whom.
//! Tables owned: `users user_names user_emails user_follows`.
//! Events emitted: `FollowChanged`.
//! Not here: signing in (`sessions`), what reaches a follower (`feeds`).

pub mod add_user;
pub mod cache;
pub mod change_email;
pub(crate) mod change_personal;
pub(crate) mod change_privacy;
pub(crate) mod change_profile;
pub mod change_standing;
pub mod check_birthday;
pub mod come_back;
pub mod deactivate_user;
pub mod delete_user;
pub mod erase_user;
pub mod find_person;
pub mod find_standing;
pub mod follow_user;
pub mod get_user;
pub mod get_viewer;
mod hooks;
pub mod jobs;
pub mod list_countries;
pub mod list_followers;
pub mod list_following;
pub mod list_locales;
pub mod list_users;
pub mod note_seen;
pub mod policy;
pub mod register_user;
pub mod resend_verification;
pub mod show_users;
pub(crate) mod sql;
pub mod unfollow_user;
pub mod update_user;
pub mod verify_email;
mod walk_follows;

/// Age from which people decide themselves who sees and reaches them
/// (specification §6 "under 16").
pub const GROWN_UP: u32 = 16;
