//! Addresses of the noun `interests`.

use contract::grants::Scope;
use discovery::interests::{
    follow_interest::follow_interest, follow_interests::follow_interests,
    get_interest::get_interest, list_board_interests::list_board_interests,
    list_followed_interests::list_followed_interests, list_interest_pins::list_interest_pins,
    list_interests::list_interests, list_pin_interests::list_pin_interests,
    list_top_interests::list_top_interests, list_videos::list_videos,
    suggest_creators::suggest_creators, unfollow_interest::unfollow_interest,
};
use http::Method;

use crate::adapters::switchboard::{
    Switchboard,
    Verb::{Create, Delete, Get, Update},
};

/// One line per operation.
pub fn doors(board: &mut Switchboard) {
    board.read(list_interests).resource("Interests", Get);
    board
        .read(list_top_interests)
        .resource("TopInterests", Get)
        .carried(&[]);
    board
        .read(get_interest)
        .scope(Scope::PinsRead)
        .resource("Interest", Get)
        .carried(&["interest"])
        .v3(Method::GET, "/v3/interests/{interest}/");
    board
        .read(list_interest_pins)
        .scope(Scope::PinsRead)
        .resource("InterestFeed", Get)
        .carried(&["interest"])
        .v3(Method::GET, "/v3/interests/{interest}/pins/");
    board
        .read(list_videos)
        .resource("Videos", Get)
        .carried(&["category", "pin_id"]);
    board
        .read(list_pin_interests)
        .scope(Scope::PinsRead)
        .resource("PinInterests", Get)
        .v3(Method::GET, "/v3/pins/{pin_id}/interests/");
    board
        .read(list_board_interests)
        .scope(Scope::BoardsRead)
        .resource("BoardInterests", Get)
        .v3(Method::GET, "/v3/boards/{board_id}/interests/");
    following(board);
}

fn following(board: &mut Switchboard) {
    board
        .read(list_followed_interests)
        .scope(Scope::UsersRead)
        .resource("UserInterests", Get)
        .v3(Method::GET, "/v3/users/me/interests/");
    board
        .write(follow_interests)
        .scope(Scope::UsersWrite)
        .resource("UserInterests", Update)
        .v3(Method::PUT, "/v3/users/me/interests/");
    board
        .write(follow_interest)
        .scope(Scope::UsersWrite)
        .resource("InterestFollow", Create)
        .v3(Method::PUT, "/v3/interests/{interest_id}/follow/");
    board
        .write(unfollow_interest)
        .scope(Scope::UsersWrite)
        .resource("InterestFollow", Delete)
        .v3(Method::DELETE, "/v3/interests/{interest_id}/follow/");
    board
        .read(suggest_creators)
        .scope(Scope::UsersRead)
        .resource("SuggestedCreatorFollows", Get)
        .v3(Method::GET, "/v3/orientation/nux_creator_recommendations/");
}
