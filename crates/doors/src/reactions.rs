//! Addresses of the noun `reactions`.

use collections::reactions::{list_reactions::list_reactions, react::react, unreact::unreact};
use contract::grants::Scope;
use http::Method;

use crate::adapters::switchboard::{
    Switchboard,
    Verb::{Create, Delete, Get},
};

/// One line per operation.
pub fn doors(board: &mut Switchboard) {
    board
        .write(react)
        .scope(Scope::PinsWrite)
        .resource("Reactions", Create)
        .v3(Method::PUT, "/v3/pins/{pin_id}/react/");
    board
        .read(list_reactions)
        .scope(Scope::PinsRead)
        .resource("Reactions", Get)
        // Reactions and the like given here, and not on another network.
        .resource("NativeInteractions", Get)
        .v3(Method::GET, "/v3/pins/{pin_id}/reactions/");
    board
        .write(unreact)
        .scope(Scope::PinsWrite)
        .resource("Reactions", Delete)
        .v3(Method::DELETE, "/v3/pins/{pin_id}/react/");
}
