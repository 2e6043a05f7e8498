//! Addresses of the noun `exports`, and the file itself.

use std::sync::Arc;

use axum::{
    body::Body,
    extract::{Path, State},
    response::Response,
};
use discovery::exports::{
    get_export::get_export, open_export::open_export, request_export::request_export,
};
use http::Request;

use crate::{
    adapters::{
        rates::Rate,
        switchboard::{
            Switchboard,
            Verb::{Create, Get},
        },
    },
    archives,
    site::Site,
};

/// One line per operation.
pub fn doors(board: &mut Switchboard) {
    board
        .write(request_export)
        .before_proof()
        .rate(Rate::SignIn)
        .resource("UserExport", Create);
    board.read(get_export).resource("UserExport", Get);
}

/// `GET /exports/{id}/`: the file, by the session's cookie.
pub async fn serve(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    request: Request<Body>,
) -> Response {
    archives::serve(&site, &id, request, open_export).await
}
