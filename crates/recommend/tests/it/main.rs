//! The graph as its callers use it.

mod bounds;
mod following;
mod model;
mod snapshots;
mod walks;
