//! # Preferences
//!
//! Lives here: users' preferences: who reaches them, by which channel they hear
//! of what, which mails they get.
//! Tables owned: `preferences notification_choices mail_cadences`.
//! Events emitted: none.
//! Not here: who sees a profile (`users` and `boards`, which this room asks to
//! change it), cookies (`consents`), topics (`interests`).
//!
//! Other rooms ask `may_reach` before a user writes, comments, mentions or tags,
//! `find_choice` before they send a notification, and `wants_offers` before they
//! recommend what is for sale. `notifications` hears by `MAILS_CHANGED` that mails of
//! news come otherwise than before.

mod cache;
pub mod change_mails;
pub mod change_settings;
pub mod find_cadence;
pub mod find_choice;
pub mod find_preferences;
pub mod find_reading;
pub mod get_email_settings;
pub mod get_news_settings;
pub mod get_preferences;
pub mod get_push_settings;
mod hooks;
pub mod make_subscription;
pub mod may_reach;
pub mod open_email_subscription;
pub mod policy;
mod sql;
pub mod unsubscribe;
pub mod update_email_settings;
pub mod update_email_subscription;
pub mod update_news_settings;
pub mod update_preferences;
pub mod update_push_settings;
pub mod wants_offers;
