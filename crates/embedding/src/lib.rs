//! Vectors of texts: texts that mean much the same have vectors near each other.
//!
//! What lives here: a [`Model`] of a static embedding, which has a row of numbers for each
//! token of its vocabulary. The vector of a text is the mean of its tokens' rows, of length one,
//! each number in a byte: microseconds, and no network to run.
//!
//! Invariants: the same text has the same vector under the same files; a text costs no more
//! than its first [`LONGEST`] characters.
//!
//! Deliberately absent: nouns, which texts there are, where the files come from, neighbours.

mod error;
mod model;

pub use error::{Error, Result};
pub use model::{BYTES, LONGEST, Model, Vector, squared_distance_at};
