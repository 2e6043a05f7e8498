//! # Sponsorships
//!
//! Lives here: who pays for a pin, named by its creator and approved by them.
//! Tables owned: `sponsorships`.
//! Events emitted: none.
//! Not here: the line on the pin (`pins/show_pins`).

pub mod answer_sponsorship;
pub(crate) mod end_sponsorships;
pub mod list_sponsorships;
pub mod policy;
pub mod remove_sponsorship;
pub mod request_sponsorship;
pub(crate) mod show_sponsorships;
pub(crate) mod sql;
