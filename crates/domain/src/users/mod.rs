//! # Users
//!
//! Lives here: accounts, their address and standing, profiles, who follows whom.
//! Tables owned: `users user_names user_emails user_follows`.
//! Events emitted: `FollowChanged`.
//! Not here: signing in (`sessions`), what reaches a follower (`feeds`).

pub mod add_user;
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

/// What the host and the law say of an account (specification §6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Standing {
    /// The host's staff.
    pub is_employee: bool,
    /// A business.
    pub is_partner: bool,
    /// May read, but not write.
    pub is_write_banned: bool,
    /// Cannot sign in, and is hidden from everybody.
    pub is_suspended: bool,
    /// Whole years, if a birthday is known.
    pub age_in_years: Option<u32>,
}

impl Standing {
    /// Whether the person is known to be younger than this.
    pub fn is_under(&self, years: u32) -> bool {
        self.age_in_years.is_some_and(|age| age < years)
    }
}
