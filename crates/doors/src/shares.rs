//! Addresses of the noun `shares`.

use contract::grants::Scope;
use discovery::shares::{get_embed::get_embed, share_pin::share_pin};
use http::Method;

use crate::adapters::switchboard::{
    Switchboard,
    Verb::{Create, Get},
};

/// One line per operation.
pub fn doors(board: &mut Switchboard) {
    board
        .write(share_pin)
        .scope(Scope::PinsWrite)
        .resource("PinShare", Create)
        .v3(Method::POST, "/v3/pins/{pin_id}/share/");
    board
        .read(get_embed)
        .scope(Scope::PinsRead)
        .resource("PinEmbed", Get)
        .v3(Method::GET, "/v3/pins/{pin_id}/embed/");
}
