//! # Feedback
//!
//! Lives here: what viewers tell the host of its site, and which of it employees are done with.
//! Tables owned: `feedback`.
//! Events emitted: none.
//! Not here: what breaks the host's rules (`reports`), and what went wrong in a browser, which
//! goes to the log.

pub mod jobs;
pub mod list_feedback;
pub mod send_feedback;
mod show_feedback;
mod sql;
pub mod update_feedback;
