//! # Networks
//!
//! Lives here: trips to other providers of log-ins and back, whose account one of
//! theirs leads to, connecting and disconnecting.
//! Tables owned: `network_accounts`, `network_trips`, `network_proofs`.
//! Events emitted: none.
//! Not here: how a provider is asked (crate `identity`), sessions and passwords
//! (`sessions`), making accounts (`users`).
//!
//! Invariant: nobody's account is connected because an address is the same. Who
//! has an account proves it by its own way in first.

pub mod check_proof;
pub mod connect_account;
pub mod disconnect_network;
pub mod find_provider;
pub mod finish_trip;
mod hooks;
pub mod jobs;
pub mod keep_trip;
pub mod list_networks;
pub mod log_in_with_network;
pub mod policy;
pub mod prove_newcomer;
pub mod show_limited;
pub mod show_networks;
mod sql;
pub mod start_trip;
