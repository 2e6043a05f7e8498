//! Addresses of the noun `favorites`.

use collections::favorites::{
    favorite_pin::favorite_pin, list_favorites::list_favorites, unfavorite_pin::unfavorite_pin,
};
use contract::grants::Scope;
use http::Method;

use crate::adapters::switchboard::{
    Switchboard,
    Verb::{Create, Delete, Get},
};

/// One line per operation.
pub fn doors(board: &mut Switchboard) {
    board
        .write(favorite_pin)
        .scope(Scope::PinsWrite)
        .resource("PinFavorite", Create)
        .v3(Method::PUT, "/v3/pins/{pin_id}/favorite/");
    board
        .write(unfavorite_pin)
        .scope(Scope::PinsWrite)
        .resource("PinFavorite", Delete)
        .v3(Method::DELETE, "/v3/pins/{pin_id}/favorite/");
    board
        .read(list_favorites)
        .scope(Scope::PinsRead)
        .resource("UserFavorites", Get)
        .v3(Method::GET, "/v3/users/me/favorites/");
}
