//! # Sponsorships
//!
//! Lives here: requesting, approving and ending sponsorships of pins.
//! Tables owned: none.
//! Events emitted: `UserConcerned`.
//! Not here: the table, and what viewers see of it (`pins`).

pub mod answer_sponsorship;
pub mod end_sponsorships;
mod hooks;
pub mod list_sponsorships;
pub mod policy;
pub mod remove_sponsorship;
pub mod request_sponsorship;
