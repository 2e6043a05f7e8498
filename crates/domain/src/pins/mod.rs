//! # Pins
//!
//! Lives here: pins, their words, who may see them, their views.
//! Tables owned: `pins pin_saves binned_pins pin_tallies`.
//! Events emitted: `PinSaved PinChanged PinLinked PinDeleted`.
//! Not here: boards and saving to them (`boards`), pictures (`uploads`), what
//! reaches whom (`feeds`), finding by words (`search`). Boards and who saves there are
//! read here, since they decide who sees secret pins; `pictures` too, since they say
//! which look alike, and at one look who pays for a pin and what its viewer did with it.

pub(crate) mod bin_pin;
pub(crate) mod check_seen;
pub(crate) mod copy_pin;
pub(crate) mod count_pin;
pub mod create_pin;
pub mod delete_pin;
pub(crate) mod find_duplicates;
pub(crate) mod find_place;
pub(crate) mod forget_pin;
pub mod get_duplicates;
pub mod get_pin;
pub(crate) mod is_hidden;
pub mod list_created_pins;
pub mod list_newest;
pub mod list_user_pins;
pub(crate) mod move_pin;
pub mod place_pin;
pub mod policy;
pub(crate) mod renew_covers;
pub mod reorder_pin;
pub(crate) mod restore_pin;
pub mod show_pins;
mod show_seo;
pub(crate) mod sql;
pub mod update_pin;
