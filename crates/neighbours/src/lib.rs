//! Nearest neighbours: which vectors are nearest to one.
//!
//! What lives here: an [`Index`] in memory of 128 bytes for each id, changed with
//! [`Index::apply`], kept in a file with [`Index::save`] and [`Index::load_or_new`] together
//! with the caller's [`Index::position`], and asked with [`Index::nearest`]. Two vectors are
//! as far from each other as the sum of the squared differences of their bytes.
//!
//! Up to 100,000 vectors (see [`Thoroughness`]) all are looked at. Beyond, they stand in lists by the nearest of
//! some centres (k-means), and only the lists beside the question are read: an inverted
//! file. [`Index::divide`] makes the lists, beside questions and changes.
//!
//! Invariants: an id stands in one list, once, and in none when it was removed; what a
//! question costs is bounded, whatever it says.
//!
//! Deliberately absent: nouns, what the numbers mean, who may see what (the caller keeps out
//! what no one may find), threads.

mod distance;
mod divide;
mod error;
mod index;
mod lists;
mod search;
mod snapshot;

pub use distance::{BYTES, Vector, distance};
pub use error::{Error, Result};
pub use index::{Change, Index};
pub use search::{MOST, Near, Thoroughness};
