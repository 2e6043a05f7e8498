//! # Search
//!
//! Lives here: finding pins by words and by parts of pictures, suggestions while typing,
//! what the index keeps of a pin, following the log, making the index anew.
//! Tables owned: none; the index is derived and may be lost.
//! Events emitted: none.
//! Not here: the index itself (crate `search`), which vectors are near (crate `neighbours`),
//! pins (`pins`), descriptors (`uploads`).

pub mod cache;
mod compare_picture;
pub mod find_lookalikes;
pub mod follow_log;
pub mod index_pins;
pub mod jobs;
pub mod rebuild_index;
pub mod search_flashlight;
pub mod search_pins;
pub mod search_visually;
pub mod suggest_searches;
