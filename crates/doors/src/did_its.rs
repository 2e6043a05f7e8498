//! Addresses of the noun `did_its`.

use collections::did_its::{
    delete_did_it::delete_did_it, list_did_its::list_did_its, mark_did_it::mark_did_it,
    tell_did_it::tell_did_it, unmark_did_it::unmark_did_it,
};
use contract::grants::Scope;
use http::Method;

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
        .write(tell_did_it)
        .rate(Rate::Comment)
        .scope(Scope::PinsWrite)
        .resource("DidItActivity", Create)
        .resource("DidItActivity", Update)
        .v3(Method::PUT, "/v3/pins/{pin_id}/did_it/");
    board
        .write(delete_did_it)
        .scope(Scope::PinsWrite)
        .resource("DidItActivity", Delete)
        .v3(Method::DELETE, "/v3/did_it/{user_did_it_data_id}/");
    board
        .read(list_did_its)
        .scope(Scope::PinsRead)
        .resource("AggregatedActivityFeed", Get)
        .v3(Method::GET, "/v3/pins/{pin_id}/did_it/");
    board
        .write(mark_did_it)
        .scope(Scope::PinsWrite)
        .resource("DidItMark", Create)
        .v3(Method::PUT, "/v3/did_it/{user_did_it_data_id}/{mark}/");
    board
        .write(unmark_did_it)
        .scope(Scope::PinsWrite)
        .resource("DidItMark", Delete)
        .v3(Method::DELETE, "/v3/did_it/{user_did_it_data_id}/{mark}/");
}
