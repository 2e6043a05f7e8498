//! Addresses of the noun `search`.

use discovery::search::{
    list_search_tabs::list_search_tabs, search_pins::search_pins,
    suggest_searches::suggest_searches,
};

use crate::adapters::switchboard::{Switchboard, Verb::Get};

/// One line per operation.
pub fn doors(board: &mut Switchboard) {
    board
        .read(search_pins)
        .resource("BaseSearch", Get)
        .carried(&["query", "scope", "auto_correction_disabled"])
        .resource("Search", Get);
    board.read(list_search_tabs).resource("SearchTab", Get);
    board
        .read(suggest_searches)
        .resource("AdvancedTypeahead", Get);
}
