//! Addresses of the noun `shares`.

use contract::grants::Scope;
use discovery::shares::{
    get_board_qr::get_board_qr, get_embed::get_embed, get_pin_qr::get_pin_qr,
    get_user_qr::get_user_qr, share_pin::share_pin, suggest_shares::suggest_shares,
    suggest_shares_by_term::suggest_shares_by_term,
};
use http::Method;

use crate::adapters::{
    rates::Rate,
    switchboard::{
        Switchboard,
        Verb::{Create, Get},
    },
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
    board.read(get_pin_qr).resource("PinQr", Get);
    board.read(get_board_qr).resource("BoardQr", Get);
    board.read(get_user_qr).resource("UserQr", Get);
    // Apps have no scope for whom a user writes to.
    board
        .read(suggest_shares)
        .resource("ShareSuggestions", Get)
        .v3(Method::GET, "/v3/share/suggestions/");
    board
        .read(suggest_shares_by_term)
        .rate(Rate::Receivers)
        .resource("ShareSuggestionsTypeahead", Get);
}
