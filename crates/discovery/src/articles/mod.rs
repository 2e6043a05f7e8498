//! # Articles
//!
//! Lives here: Today. Articles that employees of the host compose from pins, boards and
//! searches, with a picture of their own where they upload one, for a time, for countries and
//! locales; and those that trends write while no
//! employee's stands, of the host as a whole and of each country and language where enough is
//! done (decisions 63 and 98). Pins of employees' articles come into home feeds (decision 68):
//! `feeds` asks by its hooks. Which topics users looked at and searched for lately: `activities`
//! hands on what they did by its hook.
//! Tables owned: `articles topic_users`.
//! Events emitted: none.
//! Not here: which pins are popular (`feeds`), what a pin is about (`interests`), what users
//! allow to be logged (`activities`), what words find (`search`).
//!
//! Invariant: an article keeps ids. What it shows is asked anew for each viewer, so that it
//! shows nothing that is gone or hidden from them.

mod cache;
pub mod count_users;
pub mod create_article;
pub mod delete_article;
mod find_covers;
mod find_editorials;
mod find_place;
pub mod find_trends;
pub mod get_article;
pub mod get_draft;
mod hooks;
pub mod jobs;
pub mod link_article;
pub mod list_articles;
pub mod list_drafts;
pub mod list_indexed;
mod name_trends;
mod note_publication;
mod note_users;
pub mod policy;
mod read_words;
mod show_articles;
mod show_origin;
mod show_pictures;
mod show_searches;
mod sql;
mod take_cover;
pub mod update_article;
pub mod write_trends;
