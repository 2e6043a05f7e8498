//! The index as its callers use it.

mod following;
mod questions;
mod suggestions;
