//! Addresses of the noun `sponsorships`.

use collections::sponsorships::{
    answer_sponsorship::answer_sponsorship, list_sponsorships::list_sponsorships,
    remove_sponsorship::remove_sponsorship, request_sponsorship::request_sponsorship,
};
use contract::grants::Scope;
use http::Method;

use crate::adapters::switchboard::{
    Switchboard,
    Verb::{Create, Delete, Get, Update},
};

/// One line per operation.
pub fn doors(board: &mut Switchboard) {
    board
        .write(request_sponsorship)
        .scope(Scope::PinsWrite)
        .resource("PinSponsorship", Create)
        .v3(Method::POST, "/v3/pins/{pin_id}/sponsorship/");
    board
        .write(answer_sponsorship)
        .scope(Scope::PinsWrite)
        .resource("PinSponsorship", Update)
        .v3(Method::PUT, "/v3/pins/{pin_id}/sponsorship/");
    board
        .write(remove_sponsorship)
        .scope(Scope::PinsWrite)
        .resource("PinSponsorship", Delete)
        .v3(Method::DELETE, "/v3/pins/{pin_id}/sponsorship/");
    board
        .read(list_sponsorships)
        .scope(Scope::PinsRead)
        .resource("PinSponsorships", Get)
        .v3(Method::GET, "/v3/users/me/sponsorships/");
}
