//! # Shopping
//!
//! Lives here: lists of pins whose pages sell something, how such lists are narrowed, and who
//! is recommended none of them.
//! Tables owned: none.
//! Events emitted: none.
//! Not here: what a page sells (`links`), which pins the index knows to sell (`search`, which
//! marks them), things for sale by words or by a picture (`search`).

pub(crate) mod find_sold;
pub mod leave_out_offers;
pub mod list_shopping_pins;
pub mod narrow_list;
pub mod read_wishes;
pub mod show_offers;
