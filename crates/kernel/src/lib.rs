//! What lies below all rooms: the context of an operation, the error, ids, lists,
//! events, jobs, caches, and the house, to which rooms bring what is theirs.
//!
//! Deliberately absent: rooms.

pub mod agents;
pub mod caches;
pub mod ctx;
pub mod error;
pub mod events;
pub mod extensions;
pub mod hooks;
pub mod house;
pub mod ids;
pub mod jobs;
pub mod lists;
pub mod peers;
pub mod remakes;
pub mod secrets;
pub mod times;
pub mod tokens;
pub mod tx;
pub mod validate;
pub mod views;

/// For `register!` and the macros made of it, in whichever crate they are called.
#[doc(hidden)]
pub mod used_by_macros {
    pub use linkme;
}
