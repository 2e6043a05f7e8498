//! The crate from outside.

mod model;
