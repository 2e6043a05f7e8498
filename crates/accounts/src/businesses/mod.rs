//! # Businesses
//!
//! Lives here: what a partner account has beside its profile, and whose log-in
//! a linked business shares.
//! Tables owned: `businesses`.
//! Events emitted: `UserChanged`.
//! Not here: accounts (`users`), moving between accounts of one browser
//! (`sessions`), advertising (later rooms).

mod ask_rules;
pub mod become_business;
pub mod create_business;
pub mod find_log_in;
mod hooks;
pub mod leave_business;
pub mod open_business;
pub mod policy;
pub mod share_address;
pub mod show_accounts;
pub mod show_partners;
mod sql;
pub mod update_business;
