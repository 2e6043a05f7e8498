//! # Consents
//!
//! Lives here: what a user allows beyond what the site needs, and where the law
//! wants to be asked first.
//! Tables owned: `consents`.
//! Events emitted: none.
//! Not here: what visitors chose is kept in a cookie of their browser, which the web app writes
//! and this room reads; third parties (the web app's one gate, `features/consents`).

pub mod allows_analytics;
pub mod get_consent;
mod hooks;
pub mod read_choice;
pub mod read_country;
mod sql;
pub mod update_consent;
