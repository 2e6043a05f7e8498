//! # Feeds
//!
//! Lives here: which pins reach whom: the home feed, pins like a pin, hiding
//! pictures from it, which of their boards and pins a user mutes in it, the graph of
//! public saves that walks need with what it notes of pictures, and what the index of
//! pictures is told.
//! Tables owned: `home_items merged_pinners popular_rankings popular_pins feed_mutes
//! digest_weeks`.
//! Events emitted: none.
//! Read joins: `user_follows` (users) and `board_follows` (boards), where a pin is handed to a
//! thousand followers in one statement; `pinner_pins` (pins), where those of one pinner are
//! handed to a new follower or merged into a feed.
//! Not here: the pins themselves and which of them a viewer hid (`pins`), finding by words (`search`).

mod choose_pins;
pub mod digest_ideas;
mod find_disliked;
pub mod find_editorials;
pub mod find_mutes;
mod find_newest;
pub mod find_popular;
mod find_reached;
pub(crate) mod find_readable;
mod find_shown;
mod find_strips;
mod find_taste;
pub mod follow_saves;
pub mod get_feed_tuner;
pub mod hide_pin;
pub mod jobs;
mod lean_walks;
pub mod list_board_ideas;
pub mod list_following_pins;
pub mod list_home_pins;
pub mod list_related_modules;
pub mod list_related_pins;
mod look_ahead;
mod note_origins;
pub mod note_pictures;
mod pack_note;
mod rank_home;
pub mod rank_popular;
pub mod reach_followers;
mod show_reasons;
mod sql;
pub mod take_pictures;
mod tell_taste;
pub mod tune_feed;
pub mod unhide_pin;
mod walk_saves;
mod weigh_offers;
