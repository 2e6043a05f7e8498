//! # Sitemaps
//!
//! Lives here: which pages search engines are told of, and in which parts. A part is a
//! range of ids, so its address stays the same while more is made, and nothing is walked
//! from its beginning to find it.
//! Tables owned: `sitemap_parts`.
//! Events emitted: none.
//! Not here: what search engines may list (the policies of `users`, `boards` and `pins`),
//! which topics have pins (`interests`), how sitemaps are written (doors).

pub mod cut_parts;
pub mod jobs;
pub mod list_part;
pub mod list_parts;
mod sql;
