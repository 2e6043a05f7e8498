//! # Blocks
//!
//! Lives here: which users blocked which, and what ends by it.
//! Tables owned: `blocks`.
//! Events emitted: none.
//! Not here: blocking and unblocking, which ask whether the other account exists
//! (`users`); leaving users out, which each room does where it decides what a
//! viewer sees (`users::show_users`, `pins::show_pins`, `pins::check_seen`,
//! `boards::show_boards`).

pub mod cache;
pub mod find_blocks;
pub mod jobs;
pub mod note_block;
pub mod policy;
pub mod separate;
mod sql;
