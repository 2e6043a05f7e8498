//! Pins: one file per operation.

mod create_pin;
mod delete_pin;
mod did_its;
mod favorite_pin;
mod get_pin;
mod hide_pin;
mod list_user_pins;
mod react;
mod shares;
mod sponsorships;
mod update_pin;
