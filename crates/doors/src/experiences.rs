//! Addresses of the noun `experiences`.

use accounts::experiences::{
    complete_experience::complete_experience, dismiss_experience::dismiss_experience,
    get_experiences::get_experiences, view_experience::view_experience,
};
use http::Method;

use crate::adapters::switchboard::{
    Switchboard,
    Verb::{Create, Delete, Get, Update},
};

/// One line per operation.
pub fn doors(board: &mut Switchboard) {
    board
        .read(get_experiences)
        .resource("Experiences", Get)
        .v3(Method::GET, "/v3/experiences/");
    board
        .write(view_experience)
        .before_proof()
        .resource("Experience", Create)
        .v3(Method::PUT, "/v3/experiences/{id}/viewed/");
    board
        .write(complete_experience)
        .before_proof()
        .resource("Experience", Update)
        .v3(Method::PUT, "/v3/experiences/{id}/completed/");
    board
        .write(dismiss_experience)
        .before_proof()
        .resource("Experience", Delete)
        .v3(Method::DELETE, "/v3/experiences/{id}/");
}
