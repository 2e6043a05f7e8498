//! What users say to each other.
//!
//! Deliberately absent: pins and boards, of which they talk (`collections`); how they are
//! found (`discovery`).
//!
//! A room's files are its operations, named after their verbs, and the fixed seven:
//! `mod` (the room card), `policy`, `sql`, `cache`, `jobs`, `hooks` (what it adds to the
//! work of lower rooms), `tests`.

pub mod comments;
pub mod conversations;
pub mod devices;
pub mod feedback;
pub mod notifications;
pub mod reports;
