//! # Links
//!
//! Lives here: the pages that pins lead to: asking for them, what they say about
//! themselves, whether they are still there, and the pictures that a page offers
//! for saving.
//! Tables owned: `links robots`.
//! Events emitted: `LinkChanged`; `PinLinked` is heard.
//! Not here: reading a page (crate `metadata`), how servers are asked (crate
//! `fetch`), websites that users claim (`websites`).
//!
//! Invariants: a page is asked for what its address is, with nothing of the
//! pinner; what a website keeps from programs is not asked for. No user's id
//! stands beside an address here, so that a secret pin's link tells nothing.

pub mod ask_page;
pub mod cache;
pub mod find_offers;
pub mod find_pin_images;
pub mod follow_oembed;
pub mod jobs;
pub mod keep_page;
pub mod open_thumbnail;
pub mod policy;
pub mod read_robots;
pub mod refresh_link;
pub mod show_links;
pub mod show_recipe;
mod sql;
pub mod write_price;
