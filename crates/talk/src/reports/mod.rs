//! # Reports
//!
//! Lives here: what users report to the host, why things of which kind may be reported, and
//! the cases that employees close.
//! Tables owned: `report_cases reports`.
//! Events emitted: none.
//! Not here: what a viewer hides from themselves (`feeds`, `blocks`), and the standing of
//! accounts (`sessions`).
//!
//! Invariant: who reported something is told to no user, employees and the reported least.

pub mod close_case;
mod find_target;
pub mod flag_comment;
pub mod get_case;
mod hooks;
pub mod jobs;
pub mod list_cases;
pub mod list_report_reasons;
pub mod policy;
pub mod report_thing;
mod show_cases;
mod sql;
