//! # Notifications
//!
//! Lives here: what users are told in their news hub, by mail and on their devices, who did it,
//! and what they have seen of it; what the host announces to them, and ideas of a week.
//! Tables owned: `notices notice_actors news_hubs announcements board_tellings idea_pins`.
//! Events emitted: none; it hears `UserConcerned`, which the room emits where it happens.
//! Read joins: `users` (users), where a hundred are told with one statement.
//! Called by: `feeds`, where a pin comes to a board, and with the ideas that it chose.
//! Not here: what users want to hear of (`preferences`), how mails are written (`mails`), how
//! devices are reached (`devices`), messages (`conversations`).
//!
//! Invariant: a notice shows no more than its receiver sees elsewhere at that moment: users,
//! pins, boards and comments are asked of their own rooms each time.

pub mod announce;
mod find_news;
pub mod find_reader;
mod find_shown_pins;
pub mod get_badge;
pub mod hand_out_announcement;
pub mod hear_concern;
mod hooks;
pub mod jobs;
pub mod list_announcements;
pub mod list_notice_actors;
pub mod list_notices;
pub mod mail_news;
pub mod offer_ideas;
pub mod policy;
pub mod push_news;
pub mod see_notices;
mod show_notices;
mod sql;
pub mod tell_followers;
pub mod tell_many;
