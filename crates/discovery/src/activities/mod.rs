//! # Activities
//!
//! Lives here: the activity log: what users did that changes nothing of theirs, which pages
//! they opened and which pins they were shown, for those who allow it, for a while; the same of
//! visitors who allow it, of whom nothing is kept that tells them from others; and how often
//! something was done with a pin on a day, which names no user.
//! Tables owned: `activities activity_batches activity_days visitor_batches pin_days`.
//! Events emitted: `PinsLiked`, once a day; else an event of the kernel follows a write, an
//! activity does not.
//! Not here: what a user allows (`consents`), numbers that pages show of pins (`pins`), what
//! is made of all this (`feeds`), what is counted by something else than pins (`articles`
//! counts users by topic, by the hook `TAKE_ACTS`).

pub mod count_acts;
pub mod count_new_versions;
mod count_save;
pub(crate) mod find_recent;
mod find_room;
mod gather_batch;
pub mod hand_on_acts;
mod hooks;
pub mod jobs;
pub mod log_activities;
mod log_visitor;
mod note_act;
mod read_events;
mod sql;
mod summarise;
mod tell_liked;
