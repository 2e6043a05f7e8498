//! Addresses of the noun `interests`.

use contract::grants::Scope;
use discovery::interests::{
    follow_interests::follow_interests, list_board_interests::list_board_interests,
    list_interests::list_interests,
};
use http::Method;

use crate::adapters::switchboard::{
    Switchboard,
    Verb::{Get, Update},
};

/// One line per operation.
pub fn doors(board: &mut Switchboard) {
    board.read(list_interests).resource("Interests", Get);
    board
        .read(list_board_interests)
        .scope(Scope::BoardsRead)
        .resource("BoardInterests", Get)
        .v3(Method::GET, "/v3/boards/{board_id}/interests/");
    board
        .write(follow_interests)
        .scope(Scope::UsersWrite)
        .resource("UserInterests", Update)
        .v3(Method::PUT, "/v3/users/me/interests/");
}
