//! # Downloads
//!
//! Lives here: a board as one archive to take along, which others can read in again.
//! Tables owned: none.
//! Events emitted: none.
//! Not here: how archives are written and kept (`archives`), who sees a board
//! (`boards::policy`), all that is stored about a user (`exports`), reading files in
//! (`imports`).

pub mod get_download;
pub mod jobs;
pub mod open_download;
pub mod request_download;
mod write_board;
