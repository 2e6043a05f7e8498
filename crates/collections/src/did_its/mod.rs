//! # Did-its
//!
//! Lives here: which users did what a pin shows, how it went, which of that is held back by
//! words that the pinner does not want to read, and who marks it as liked or helpful.
//! Tables owned: `did_its did_it_pictures did_it_marks`.
//! Events emitted: `UserConcerned`.
//! Not here: how many there are of a pin (`pins`, `pin_tallies`), how photographs come
//! in (`uploads`), what is said below them (`comments`), which words are not wanted
//! (`preferences`), and the rules of the host (`rules`).

pub mod delete_did_it;
pub mod find_pictures;
pub mod forget_did_it;
mod hooks;
pub mod list_did_its;
pub mod mark_did_it;
pub mod policy;
pub mod show_did_its;
mod sql;
pub mod take_down_did_it;
pub mod tell_did_it;
pub mod unmark_did_it;

// What rooms above ask of the tables, in their own transaction.
pub use sql::{
    DidItRow, count_comments, find_many, list, list_helpful, standing_with_picture, tellers_among,
};
