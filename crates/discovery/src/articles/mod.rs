//! # Articles
//!
//! Lives here: Today. Articles that employees of the host compose from pins, boards and
//! searches, for a time, for countries and locales; and those that trends write while no
//! employee's stands (decision 63). Pins of employees' articles come into home feeds
//! (decision 68): `feeds` asks by its hooks.
//! Tables owned: `articles`.
//! Events emitted: none.
//! Not here: which pins are popular (`feeds`), what a pin is about (`interests`).
//!
//! Invariant: an article keeps ids. What it shows is asked anew for each viewer, so that it
//! shows nothing that is gone or hidden from them.

mod cache;
pub mod create_article;
pub mod delete_article;
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
mod note_publication;
pub mod policy;
mod read_words;
mod show_articles;
mod sql;
pub mod update_article;
pub mod write_trends;
