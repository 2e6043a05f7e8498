//! # Rules
//!
//! Lives here: words and links that the host does not allow, asks about, or has held until an
//! employee has decided; how texts are compared with them.
//! Tables owned: `host_rules`.
//! Events emitted: none.
//! Not here: words that pinners do not want below their pins (`preferences`, which compares
//! them the same way), and the cases that are opened (`reports`, which registers with
//! `OPEN_CASE`).
//!
//! Rooms whose texts others read ask `find_rules` before they write; profiles are asked by a
//! hook of `users`, which stands before this room.

pub mod ask_about_name;
mod cache;
pub mod delete_rule;
pub mod find_rules;
mod hooks;
pub mod list_rules;
pub mod open_case;
pub mod put_rule;
pub mod read_hosts;
pub mod read_words;
mod show_rules;
mod sql;
