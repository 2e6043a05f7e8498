//! The index as its callers use it.

mod following;
mod marks;
mod questions;
mod suggestions;
