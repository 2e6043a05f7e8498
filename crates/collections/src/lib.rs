//! Boards, sections, pins and links, and what users do with them.
//!
//! Deliberately absent: how it is found (`discovery`).
//!
//! A room's files are its operations, named after their verbs, and the fixed seven:
//! `mod` (the room card), `policy`, `sql`, `cache`, `jobs`, `hooks` (what it adds to the
//! work of lower rooms), `tests`.

pub mod batches;
pub mod bin;
pub mod boards;
pub mod collaborators;
pub mod did_its;
pub mod favorites;
pub mod links;
pub mod pins;
pub mod reactions;
pub mod sections;
pub mod sponsorships;
