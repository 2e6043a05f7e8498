//! The outbox, and jobs: they run, run again, and run once for a key, on both
//! engines. Time stands still unless a test moves it.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

#[path = "../../../store/tests/support/mod.rs"]
#[macro_use]
mod support;

mod hands;
mod lives;
mod outbox;
mod statements;
mod workers;
