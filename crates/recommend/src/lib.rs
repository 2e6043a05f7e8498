//! Recommender: random walks with restart over the graph of items and their groups.
//!
//! What lives here: a [`Graph`] in memory, followed from a log with [`Graph::apply`],
//! kept in a file with [`Graph::save`] and [`Graph::load_or_new`], and asked with
//! [`Graph::walk`]. Two items are near each other when many short ways lead from one to
//! the other by groups that hold both; walking at random finds these without counting.
//!
//! [`blend`] puts what several sources offer into one order, [`intersperse`] a few others
//! between them. [`Lean`] says what is left of a score where an item is not quite what is
//! wanted, for those who weigh what walks find.
//!
//! Invariants: an edge stands in the lists of its item and of its group, once; walks
//! never wait for changes; what a query costs is bounded, whatever it says.
//!
//! Deliberately absent: nouns, who may see what (the caller keeps out of the graph what
//! no one may find, and weighs what comes out), a log of its own, threads.

mod adjacency;
mod blend;
mod chance;
mod compact;
mod error;
mod graph;
mod intersperse;
mod lean;
mod lists;
mod names;
mod query;
mod rank;
mod snapshot;
mod visits;
mod walk;

pub use blend::{Candidate, blend};
pub use error::{Error, Result};
pub use graph::{Change, Graph, Size};
pub use intersperse::intersperse;
pub use lean::{Fit, Lean, by_amount};
pub use query::{Found, MOST_STARTS, MOST_STEPS, Query, Start};
