//! How boards and pins are found and handed on: search, feeds, topics, shares,
//! exports, imports.
//!
//! A room's files are its operations, named after their verbs, and the fixed seven:
//! `mod` (the room card), `policy`, `sql`, `cache`, `jobs`, `hooks` (what it adds to the
//! work of lower rooms), `tests`.

pub mod activities;
pub mod archives;
pub mod articles;
pub mod downloads;
pub mod exports;
pub mod feeds;
pub mod imports;
pub mod interests;
pub mod lookalikes;
pub mod pickers;
pub mod search;
pub mod shares;
pub mod shopping;
pub mod sitemaps;
pub mod webhooks;
