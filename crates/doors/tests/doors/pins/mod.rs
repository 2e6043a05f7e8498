//! Pins: one file per operation.

mod create_pin;
mod delete_pin;
mod favorite_pin;
mod get_pin;
mod hide_pin;
mod list_user_pins;
mod react;
mod save_pin;
mod update_pin;
