//! Search: one file per operation.

mod list_search_tabs;
mod search_pins;
mod suggest_searches;
