//! # Exports
//!
//! Lives here: all that is stored about a user, made into one file for them.
//! Tables owned: `exports`.
//! Events emitted: none.
//! Not here: what each table holds of a user (`owned!` beside the table's
//! statements), leaving and being erased (`users`).

pub(crate) mod fill_archive;
pub mod get_export;
mod hooks;
pub mod jobs;
pub mod open_export;
pub mod request_export;
pub(crate) mod sql;
pub mod write_archive;
