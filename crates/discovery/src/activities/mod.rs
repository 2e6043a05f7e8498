//! # Activities
//!
//! Lives here: the activity log: what users did that changes nothing of theirs
//! (now: opening a pin's close-up), for those who allow it, for a while.
//! Tables owned: `activities`.
//! Events emitted: none; an event of the kernel follows a write, an activity does not.
//! Not here: what a user allows (`consents`), numbers of pins (`pins`).

pub mod jobs;
pub mod log_activities;
pub mod recent_closeups;
mod sql;
