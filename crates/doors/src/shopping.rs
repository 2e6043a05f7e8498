//! Addresses of the noun `shopping`.

use contract::grants::Scope;
use discovery::shopping::list_shopping_pins::list_shopping_pins;
use http::Method;

use crate::adapters::switchboard::{Switchboard, Verb::Get};

/// One line per operation.
pub fn doors(board: &mut Switchboard) {
    board
        .read(list_shopping_pins)
        .scope(Scope::PinsRead)
        .resource("ShoppingFeed", Get)
        .carried(&["category"])
        .v3(Method::GET, "/v3/shopping/");
}
