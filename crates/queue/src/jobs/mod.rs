//! Work that is done after its cause is committed.
//!
//! A job waits, runs under a lease, and is removed when it succeeded. It is put
//! back with a growing delay when it failed, and kept as `failed` with its last
//! error when it failed too often. The number of attempts is the token of a
//! lease: a worker that lost its lease can no longer settle the job.

mod attempt;
mod claim;
pub(crate) mod count;
pub(crate) mod enqueue;
pub(crate) mod handler;
pub(crate) mod options;
pub(crate) mod run_due;
pub(crate) mod schedule;
mod settle;
pub(crate) mod withdraw;
pub(crate) mod workers;
