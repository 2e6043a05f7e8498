//! Pins: one file per operation.

mod create_pin;
mod delete_pin;
mod get_pin;
mod list_user_pins;
mod update_pin;
