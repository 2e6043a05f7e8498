//! The promises of this crate, kept by both engines.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

#[path = "../support/mod.rs"]
mod support;

mod backup;
mod checks;
mod crash;
mod groups;
mod transactions;
