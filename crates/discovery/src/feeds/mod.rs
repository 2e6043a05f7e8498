//! # Feeds
//!
//! Lives here: which pins reach whom: the home feed, pins like a pin, hiding
//! pictures from it, which of their boards and pins a user mutes in it, and the graph of
//! public saves that walks need.
//! Tables owned: `home_items popular_rankings popular_pins feed_mutes`.
//! Events emitted: none.
//! Read joins: `user_follows` (users) and `board_follows` (boards), `pins`
//! (pins), where a new pin is handed to all followers in one statement, and where
//! a picture counts as seen only by a pin that still is.
//! Not here: the pins themselves and which of them a viewer hid (`pins`), finding by words (`search`).

mod choose_pins;
pub mod find_mutes;
pub mod find_popular;
pub mod follow_saves;
pub mod get_feed_tuner;
pub mod hide_pin;
pub mod jobs;
pub mod list_board_ideas;
pub mod list_following_pins;
pub mod list_home_pins;
pub mod list_related_modules;
pub mod list_related_pins;
mod rank_home;
pub mod rank_popular;
mod show_reasons;
mod sql;
pub mod tune_feed;
pub mod unhide_pin;
mod walk_saves;
