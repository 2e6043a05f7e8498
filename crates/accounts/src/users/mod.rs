//! # Users
//!
//! Lives here: accounts, their address and standing, profiles, follows and
//! blocks.
//! Tables owned: `users user_names released_names user_emails user_follows
//! user_followers hidden_profiles`.
//! Events emitted: `FollowChanged UserChanged UserConcerned`.
//! Not here: making an account (`signups`), signing in (`sessions`), the address and
//! password that it logs in with (`log_ins`), leaving (`departures`), what reaches a
//! follower (`feeds`).
//!
//! What upper rooms know of users comes by registration: parts of the viewer's
//! view (`show_viewer`), verified domains (`find_domains`), numbers of pins
//! (`count_pins`), whether follows are shown (`shows_follows`), the parental
//! passcode (`check_protection`), what the host says of words on profiles
//! (`change_profile`), pins that are as visible as their pinner (`settle_privacy`), what waits
//! for the owner of an address (`prove_email`), and what goes when a user is erased (`erase_user`).

pub mod block_user;
pub mod cache;
pub mod change_personal;
pub mod change_privacy;
pub mod change_profile;
pub mod check_birthday;
pub mod check_protection;
pub mod claim_username;
pub mod count_pins;
pub mod erase_user;
pub mod find_account;
pub mod find_ages;
pub mod find_domains;
pub mod find_locale;
pub mod find_standing;
pub mod follow_user;
pub mod get_user;
pub mod get_viewer;
pub mod hide_profile;
mod hooks;
pub mod is_new_account;
pub mod jobs;
pub mod list_blocks;
pub mod list_countries;
pub mod list_followers;
pub mod list_following;
pub mod list_indexed;
pub mod list_locales;
pub mod list_users;
pub mod note_seen;
pub mod policy;
pub mod prove_email;
pub mod settle_privacy;
pub mod show_users;
pub mod show_viewer;
pub mod shows_follows;
mod sql;
pub mod unblock_user;
pub mod unfollow_user;
pub mod update_user;
mod walk_follows;

// What rooms above ask of the tables, in their own transaction.
pub use sql::{
    NO_PASSWORD, NewUser, StoredStanding, StoredUser, count_boards, count_pins, find, find_many,
    follows::{followed, followed_among, followers, followers_among, follows},
    hidden::of_user as hidden_profiles,
    insert, leave,
    listed::locales_above,
    lock, lock_both,
    names::{
        claim_email, id_by_email, id_by_name, id_by_name_or_email, ids_by_prefix, release_email,
    },
    password_hash,
    pictures::users_with_picture,
    presence::{set_returned, set_seen},
    privacy::{is_private, open_among},
    searched::{SearchedUser, searched, searched_above},
    set_email, set_email_proved, set_partner, set_password, set_standing, standing,
};

/// Age from which users decide themselves who sees and reaches them
/// (specification §6 "under 16").
pub const GROWN_UP: u32 = 16;

/// Age from which a user is no minor.
pub const OF_AGE: u32 = 18;
