//! # Notifications
//!
//! Lives here: what users are told in their news hub, by mail and on their devices, who did it,
//! and what they have seen of it.
//! Tables owned: `notices notice_actors news_hubs`.
//! Events emitted: none; it hears `UserConcerned`, which the room emits where it happens.
//! Not here: what users want to hear of (`preferences`), how mails are written (`mails`), how
//! devices are reached (`devices`), messages (`conversations`).
//!
//! Invariant: a notice shows no more than its receiver sees elsewhere at that moment: users,
//! pins, boards and comments are asked of their own rooms each time.

mod find_news;
pub mod get_badge;
pub mod hear_concern;
mod hooks;
pub mod jobs;
pub mod list_notice_actors;
pub mod list_notices;
pub mod mail_news;
pub mod policy;
pub mod push_news;
pub mod see_notices;
mod show_notices;
mod sql;
