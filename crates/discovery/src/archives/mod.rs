//! # Archives
//!
//! Lives here: ZIP files that a user requests and a job makes: their progress,
//! the finished file, and its end.
//! Tables owned: `archives`.
//! Events emitted: none.
//! Not here: what stands in an archive and who may request it (`exports`,
//! `downloads`).

mod hooks;
pub mod jobs;
pub mod move_file;
pub mod open_archive;
pub mod remove_files;
pub mod request_archive;
pub mod show_archive;
mod sql;
pub mod write_archive;
