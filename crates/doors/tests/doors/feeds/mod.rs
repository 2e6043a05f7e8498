//! Feeds: one file per operation.

mod list_home_pins;
mod list_related_pins;
