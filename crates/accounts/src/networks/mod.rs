//! # Networks
//!
//! Lives here: authorization requests to other identity providers, which account
//! theirs are connected to, connecting and disconnecting.
//! Tables owned: `network_accounts`, `network_authorizations`.
//! Events emitted: none.
//! Not here: how a provider is asked (crate `identity`), sessions and passwords
//! (`sessions`), making accounts (`signups`).
//!
//! Invariant: an account is never connected because an address is the same. Its
//! user proves first, by their own way in, that it is theirs.

pub mod connect_account;
pub mod disconnect_network;
pub mod find_provider;
pub mod finish_authorization;
mod hooks;
pub mod jobs;
pub mod keep_authorization;
pub mod list_networks;
pub mod log_in_with_network;
pub mod policy;
pub mod prove_newcomer;
pub mod show_limited;
pub mod show_networks;
mod sql;
pub mod start_authorization;
