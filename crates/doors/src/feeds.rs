//! Addresses of the noun `feeds`.

use contract::grants::Scope;
use discovery::feeds::{
    hide_pin::hide_pin, list_board_ideas::list_board_ideas,
    list_following_pins::list_following_pins, list_home_pins::list_home_pins,
    list_related_modules::list_related_modules, list_related_pins::list_related_pins,
    unhide_pin::unhide_pin,
};
use http::Method;

use crate::adapters::switchboard::{
    Switchboard,
    Verb::{Create, Delete, Get},
};

/// One line per operation.
pub fn doors(board: &mut Switchboard) {
    board
        .read(list_home_pins)
        .resource("UserHomefeed", Get)
        .carried(&[]);
    board
        .read(list_following_pins)
        .resource("FollowingFeed", Get);
    board
        .read(list_board_ideas)
        .resource("BoardContentRecommendation", Get);
    board
        .read(list_related_pins)
        .resource("RelatedPinFeed", Get);
    board
        .write(hide_pin)
        .scope(Scope::PinsWrite)
        .resource("PinHide", Create)
        .v3(Method::PUT, "/v3/pins/{pin_id}/hide/");
    board
        .write(unhide_pin)
        .scope(Scope::PinsWrite)
        .resource("PinHide", Delete)
        .v3(Method::DELETE, "/v3/pins/{pin_id}/hide/");
    board
        .read(list_related_modules)
        .resource("RelatedModules", Get)
        .carried(&["pin_id"])
        .graphql("relatedModulesFeed");
}
