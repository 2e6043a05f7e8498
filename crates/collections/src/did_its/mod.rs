//! # Did-its
//!
//! Lives here: which users did what a pin shows, how it went, and who marks that
//! as liked or helpful.
//! Tables owned: `did_its did_it_pictures did_it_marks`.
//! Events emitted: `UserConcerned`.
//! Not here: how many there are of a pin (`pins`, `pin_tallies`), how photographs come
//! in (`uploads`).

pub mod delete_did_it;
pub mod find_pictures;
mod hooks;
pub mod list_did_its;
pub mod mark_did_it;
pub mod policy;
pub mod show_did_its;
mod sql;
pub mod tell_did_it;
pub mod unmark_did_it;
