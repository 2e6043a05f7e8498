//! # Downloads
//!
//! Lives here: a board as one file to take along, which an import reads in again.
//! Tables owned: `downloads`.
//! Events emitted: none.
//! Not here: who sees a board (`boards::policy`), how files are put together and
//! all that is stored about a user (`exports`), reading files in (`imports`).

pub mod get_download;
mod hooks;
pub mod jobs;
pub mod open_download;
pub mod request_download;
pub(crate) mod sql;
pub(crate) mod write_board;
