//! Addresses of the noun `shopping`.

use discovery::shopping::list_shopping_pins::list_shopping_pins;

use crate::adapters::switchboard::{Switchboard, Verb::Get};

/// One line per operation.
pub fn doors(board: &mut Switchboard) {
    board
        .read(list_shopping_pins)
        .resource("ShoppingFeed", Get)
        .carried(&["category"]);
}
