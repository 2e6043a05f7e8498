//! # Reports
//!
//! Lives here: what users report to the host, why things of which kind may be reported, the
//! cases that employees close, what is done by that about users and about pictures, and what
//! they appeal; and the cases of what the server found: sensitive pictures, banned ones that
//! came back, words and links about which the host has a rule.
//! Tables owned: `report_cases reports`.
//! Events emitted: `UserConcerned`; through the rooms that are asked to delete, theirs.
//! Not here: what a viewer hides from themselves (`feeds`, `blocks`), the standing of
//! accounts (`sessions`), and which pictures are banned or screened (`uploads`).
//!
//! Invariants: who reported something is told to no user, employees and the reported least;
//! an employee judges neither themselves nor an appeal of their own decision.

pub mod appeal_decision;
pub mod close_case;
pub mod decide_appeal;
mod find_pictures;
mod find_target;
pub mod flag_comment;
pub mod get_case;
mod hand_on_board;
mod hide_banned;
mod hold_thing;
mod hooks;
pub mod jobs;
mod judge_picture;
pub mod list_banned_pictures;
pub mod list_cases;
pub mod list_decisions;
pub mod list_report_reasons;
mod note_decision;
pub mod open_decision;
mod open_found;
pub mod policy;
pub mod report_thing;
mod show_cases;
mod show_decisions;
mod sql;
mod take_away;
mod take_down_words;
mod take_measure;
pub mod unban_picture;
