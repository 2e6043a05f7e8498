//! # Comments
//!
//! Lives here: what users say below a pin, and which of it is held back by words that the
//! pinner does not want to read.
//! Tables owned: `comments comment_places`.
//! Events emitted: none.
//! Not here: how many there are of a pin (`pins`, `pin_tallies`), who may comment on whose
//! pins and which words are not wanted (`preferences`), photographs of what was made
//! (`did_its`).

pub mod delete_comment;
mod hooks;
pub mod list_comments;
pub mod policy;
pub mod show_comments;
mod sql;
pub mod update_comment;
pub mod write_comment;
