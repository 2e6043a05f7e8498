//! # Interests
//!
//! Lives here: the topics there are (`taxonomy.txt`), their names in other languages than
//! English (`names/`), what pins and boards are about, the
//! pins of a topic, the videos of all and of one, which users follow which, whom the viewer may
//! follow by them.
//! Tables owned: `interest_follows`.
//! Events emitted: none.
//! Not here: topics that a pin's pinner wrote (`pins`), feeds (`feeds`), the index that
//! keeps the pins of a topic (crate `search`; `search` follows the log).

pub mod classify;
pub(crate) mod count_topics;
pub mod find_followed;
pub mod follow_interest;
pub mod follow_interests;
pub mod get_interest;
mod hooks;
pub mod list_board_interests;
pub mod list_followed_interests;
pub mod list_indexed;
pub mod list_interest_pins;
pub mod list_interests;
pub mod list_pin_interests;
pub mod list_top_interests;
pub mod list_videos;
pub(crate) mod mark_video;
pub mod name_topic;
mod names;
mod read_text;
mod show_interests;
mod sql;
pub mod suggest_creators;
pub mod taxonomy;
pub(crate) mod tell_pin;
pub mod unfollow_interest;
