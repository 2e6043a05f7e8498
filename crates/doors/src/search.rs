//! Addresses of the noun `search`.

use discovery::search::{
    list_search_tabs::list_search_tabs, search_flashlight::search_flashlight,
    search_pins::search_pins, search_visually::search_visually, suggest_mentions::suggest_mentions,
    suggest_searches::suggest_searches,
};

use crate::adapters::{
    rates::Rate,
    switchboard::{Switchboard, Verb::Get},
};

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
    board
        .read(suggest_mentions)
        .resource("UserMentionTypeahead", Get);
    board
        .read(search_visually)
        .rate(Rate::Visual)
        .resource("VisualLiveSearch", Get);
    board
        .read(search_flashlight)
        .rate(Rate::Visual)
        .resource("VisualSearchFlashlightUnified", Get);
}
