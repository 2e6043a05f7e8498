//! # Shares
//!
//! Lives here: who shared a pin, to whom the viewer may send it, addresses of pins, boards and
//! profiles for cameras, and the code that shows a pin on other websites.
//! Tables owned: `shares`.
//! Events emitted: none.
//! Not here: sending it (`conversations`), codes in its address (`invites`), how many there are
//! of a pin (`pins`, `pin_tallies`), the page inside the frame (`doors/pages/embed`).

mod draw_link;
pub mod get_board_qr;
pub mod get_embed;
pub mod get_pin_qr;
pub mod get_user_qr;
mod hooks;
pub mod policy;
pub mod share_pin;
mod sql;
pub mod suggest_shares;
pub mod suggest_shares_by_term;
pub(crate) mod unshare_pins;
