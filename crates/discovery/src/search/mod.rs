//! # Search
//!
//! Lives here: finding pins by words, suggestions while typing, what the index
//! keeps of a pin, following the log, making the index anew.
//! Tables owned: none; the index is derived and may be lost.
//! Events emitted: none.
//! Not here: the index itself (crate `search`), pins (`pins`).

pub mod cache;
pub mod follow_log;
pub mod index_pins;
pub mod jobs;
pub mod rebuild_index;
pub mod search_pins;
pub mod suggest_searches;
