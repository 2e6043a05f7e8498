//! Search: one file per operation.

mod search_pins;
mod suggest_searches;
