//! # Shares
//!
//! Lives here: who shared a pin, and the code that shows it on other websites.
//! Tables owned: `shares`.
//! Events emitted: none.
//! Not here: how many there are of a pin (`pins`, `pin_tallies`), the page inside the
//! frame (`doors/pages/embed`).

pub mod get_embed;
mod hooks;
pub mod policy;
pub mod share_pin;
mod sql;
pub(crate) mod unshare_pins;
