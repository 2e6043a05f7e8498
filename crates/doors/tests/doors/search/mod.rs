//! Search: one file per operation.

mod list_search_tabs;
mod search_flashlight;
mod search_pins;
mod search_visually;
mod suggest_searches;
