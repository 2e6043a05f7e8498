//! Search: one file per operation.

mod search_flashlight;
mod search_pins;
mod search_visually;
mod suggest_searches;
