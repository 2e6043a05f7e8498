//! # Activities
//!
//! Lives here: the activity log: what users did that changes nothing of theirs, and which
//! pins they were shown, for those who allow it, for a while; and how often something was
//! done with a pin on a day, which names no user.
//! Tables owned: `activities activity_batches activity_days pin_days`.
//! Events emitted: `PinsLiked`, once a day; else an event of the kernel follows a write, an
//! activity does not.
//! Not here: what a user allows (`consents`), numbers that pages show of pins (`pins`), what
//! is made of all this (`feeds`).

pub mod count_acts;
pub mod count_new_versions;
mod count_save;
pub(crate) mod find_recent;
pub mod jobs;
pub mod log_activities;
mod read_events;
mod sql;
mod summarise;
mod tell_liked;
