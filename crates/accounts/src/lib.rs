//! Users and their accounts: profiles, log-ins, settings, follows and blocks.
//!
//! Deliberately absent: what they keep (`collections`).
//!
//! A room's files are its operations, named after their verbs, and the fixed seven:
//! `mod` (the room card), `policy`, `sql`, `cache`, `jobs`, `hooks` (what it adds to the
//! work of lower rooms), `tests`.

pub mod apps;
pub mod audits;
pub mod blocks;
pub mod businesses;
pub mod captchas;
pub mod consents;
pub mod departures;
pub mod experiences;
pub mod factors;
pub mod grants;
pub mod invites;
pub mod log_ins;
pub mod mails;
pub mod networks;
pub mod passcodes;
pub mod preferences;
pub mod rules;
pub mod sessions;
pub mod signups;
pub mod uploads;
pub mod users;
pub mod videos;
pub mod websites;
