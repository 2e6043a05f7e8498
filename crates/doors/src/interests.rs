//! Addresses of the noun `interests`.

use domain::interests::{follow_interests::follow_interests, list_interests::list_interests};
use http::Method;

use crate::adapters::switchboard::{
    Switchboard,
    Verb::{Get, Update},
};

/// One line per operation.
pub fn doors(board: &mut Switchboard) {
    board.read(list_interests).resource("Interests", Get);
    board
        .write(follow_interests)
        .resource("UserInterests", Update)
        .v3(Method::PUT, "/v3/users/me/interests/");
}
