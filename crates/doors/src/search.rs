//! Addresses of the noun `search`.

use discovery::search::{search_pins::search_pins, suggest_searches::suggest_searches};

use crate::adapters::switchboard::{Switchboard, Verb::Get};

/// One line per operation.
pub fn doors(board: &mut Switchboard) {
    board
        .read(search_pins)
        .resource("BaseSearch", Get)
        .carried(&["query", "scope"]);
    board
        .read(suggest_searches)
        .resource("AdvancedTypeahead", Get);
}
