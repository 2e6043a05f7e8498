//! # Exports
//!
//! Lives here: all that is stored about a user, made into one archive for them.
//! Tables owned: none.
//! Events emitted: `UserConcerned`.
//! Not here: how archives are written and kept (`archives`), what each table holds of
//! a user (`owned!` beside the table's statements), leaving and being erased (`users`).

pub mod get_export;
pub mod jobs;
pub mod open_export;
pub mod request_export;
pub mod write_export;
