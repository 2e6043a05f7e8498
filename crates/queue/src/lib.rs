//! Outbox and jobs: what follows from a write, kept in the same transaction.
//!
//! The outbox is a log of events that any number of readers follow, each with
//! its own position. Jobs are work that one worker does once, or again until it
//! succeeds. Both are tables of the database, so neither is lost when a process
//! ends, and neither exists when the transaction was rolled back.
//!
//! Invariants:
//! - A reader of the outbox sees every entry exactly once, in the order of
//!   positions, whatever is written meanwhile.
//! - A job runs at least once: after a crash it runs again, so handlers are
//!   written to be repeated.
//! - Of the jobs of one kind with the same key, at most one waits.
//!
//! Tables owned: `outbox jobs job_schedules`.
//!
//! Deliberately absent: any noun of the product, and the time of day: the clock
//! is passed in.

mod jobs;
mod outbox;

pub use jobs::{
    count::count,
    enqueue::{NewJob, enqueue},
    handler::{Clock, Failure, Handler, Job, handler},
    options::Options,
    run_due::run_due,
    schedule::{Every, every},
    withdraw::withdraw,
    workers::Workers,
};
pub use outbox::{Entry, NotAPosition, Position, emit, latest, prune, reaches_back_to, read_after};
