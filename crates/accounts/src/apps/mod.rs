//! # Apps
//!
//! Lives here: programs that users registered: their names, pictures, secrets, and the
//! addresses to which they send people back.
//! Tables owned: `apps`.
//! Events emitted: none.
//! Not here: what users allowed them (`grants`), tokens (`grants`).
//!
//! Invariant: people are sent to an address that the app registered, and to no other.

pub mod create_app;
pub mod delete_app;
pub mod find_app;
pub mod hooks;
pub mod list_apps;
pub mod policy;
pub mod renew_app_secret;
pub mod show_apps;
mod sql;
pub mod update_app;

pub use sql::StoredApp;
