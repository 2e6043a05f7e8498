//! # Search
//!
//! Lives here: finding pins, videos, boards and users by words, of all or of one profile, guides,
//! filters and the bar that narrow a search, what is for sale above its results, help for
//! people in need and where nothing is found, suggestions while typing, what the indexes keep,
//! following the log, making the indexes anew; finding pins by a part of a picture, details of
//! it that can be bought, and pins by what words mean.
//! Tables owned: none; the indexes are derived and may be lost.
//! Events emitted: none.
//! Not here: the index itself (crate `search`), which vectors are near (crate `neighbours`),
//! what a text means (crate `embedding`),
//! descriptors of pictures (`uploads`), pins (`pins`), boards (`boards`), users (`users`),
//! recent searches (each browser keeps its own).

mod ask_index;
pub mod cache;
pub mod choose_guides;
mod compare_picture;
mod find_details;
pub(crate) mod find_first;
pub mod find_help;
pub(crate) mod find_like_texts;
pub mod find_origin;
mod find_pins;
mod find_story;
mod find_wider;
pub mod follow_log;
pub mod index_names;
pub mod index_pins;
pub mod jobs;
mod lean_to_pictures;
pub mod list_search_tabs;
mod name_search;
mod narrow_search;
mod offer_looks;
pub mod rebuild_index;
mod recommend_searches;
mod search_boards;
pub mod search_flashlight;
pub mod search_own_pins;
pub mod search_pins;
mod search_products;
pub(crate) mod search_users;
pub mod search_visually;
mod show_chosen;
mod show_guides;
mod suggest_fewer;
pub mod suggest_mentions;
pub mod suggest_searches;
pub mod take_texts;
mod tell_looks;
mod tell_one_bar;
pub mod wait_for_log;
