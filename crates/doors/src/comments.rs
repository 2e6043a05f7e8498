//! Addresses of the noun `comments`.

use contract::grants::Scope;
use http::Method;
use talk::comments::{
    delete_comment::delete_comment, list_comments::list_comments, update_comment::update_comment,
    write_comment::write_comment,
};

use crate::adapters::{
    rates::Rate,
    switchboard::{
        Switchboard,
        Verb::{Create, Delete, Get, Update},
    },
};

/// One line per operation.
pub fn doors(board: &mut Switchboard) {
    board
        .write(write_comment)
        .rate(Rate::Comment)
        .scope(Scope::PinsWrite)
        .resource("AggregatedComment", Create)
        .v3(
            Method::POST,
            "/v3/aggregated_pin_data/{aggregated_pin_data_id}/comment/",
        );
    board
        .read(list_comments)
        .scope(Scope::PinsRead)
        .resource("UnifiedComments", Get)
        .carried(&["pin_id"])
        .v3(
            Method::GET,
            "/v3/aggregated_pin_data/{aggregated_pin_data_id}/comments/",
        );
    board
        .write(update_comment)
        .rate(Rate::Comment)
        .scope(Scope::PinsWrite)
        .resource("AggregatedComment", Update)
        .v3(Method::PUT, "/v3/aggregated_comments/{comment_id}/");
    board
        .write(delete_comment)
        .scope(Scope::PinsWrite)
        .resource("AggregatedComment", Delete)
        .v3(Method::DELETE, "/v3/aggregated_comments/{comment_id}/");
}
