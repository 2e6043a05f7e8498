//! # Preferences
//!
//! Lives here: what people want: who reaches them, by which channel they hear of
//! what, which mails they get, what their home feed leaves aside.
//! Tables owned: `preferences notification_choices feed_mutes`.
//! Events emitted: none.
//! Not here: who sees a profile (`users` and `boards`, which this room asks to
//! change it), cookies (`consents`), topics (`interests`).
//!
//! Other rooms ask `may_reach` before somebody writes, comments, mentions or
//! tags, `find_choice` before they tell somebody anything, and `find_mutes` when
//! they make a home feed.

pub mod change_settings;
pub mod find_choice;
pub mod find_mutes;
pub mod find_preferences;
pub mod get_email_settings;
pub mod get_feed_tuner;
pub mod get_news_settings;
pub mod get_preferences;
pub mod get_push_settings;
pub mod make_subscription;
pub mod may_reach;
pub mod open_email_subscription;
pub mod policy;
pub(crate) mod sql;
pub mod tune_feed;
pub mod update_email_settings;
pub mod update_email_subscription;
pub mod update_news_settings;
pub mod update_preferences;
pub mod update_push_settings;
