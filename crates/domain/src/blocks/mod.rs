//! # Blocks
//!
//! Lives here: who wants nothing to do with whom, and what ends by it.
//! Tables owned: `blocks`.
//! Events emitted: through the rooms `users` and `boards` `FollowChanged`.
//! Not here: leaving people out, which each room does where it decides what a viewer
//! sees (`users::show_users`, `pins::show_pins`, `pins::check_seen`,
//! `boards::show_boards`).

pub mod block_user;
pub mod cache;
pub(crate) mod find_blocks;
pub mod jobs;
pub mod list_blocks;
pub mod policy;
mod separate;
pub(crate) mod sql;
pub mod unblock_user;
