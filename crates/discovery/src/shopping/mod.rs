//! # Shopping
//!
//! Lives here: lists of pins whose pages sell something, how such lists are narrowed, how the
//! index is told what is sold, and who is recommended none of it.
//! Tables owned: none.
//! Events emitted: none.
//! Not here: what a page sells (`links`), keeping the index in step with it, things for sale
//! by words or by a picture (`search`).

pub(crate) mod find_sold;
pub mod leave_out_offers;
pub mod list_shopping_pins;
pub(crate) mod mark_offer;
pub mod read_wishes;
pub mod show_offers;
pub mod tell_choices;
