//! Addresses of the noun `downloads`, and the file itself.

use std::sync::Arc;

use axum::{
    body::Body,
    extract::{Path, State},
    response::Response,
};
use discovery::downloads::{
    get_download::get_download, open_download::open_download, request_download::request_download,
};
use http::{Method, Request};

use crate::{
    adapters::switchboard::{
        Switchboard,
        Verb::{Create, Get},
    },
    archives,
    site::Site,
};

/// One line per operation.
pub fn doors(board: &mut Switchboard) {
    board
        .write(request_download)
        .resource("BoardDownload", Create)
        .v3(Method::POST, "/v3/boards/{board_id}/download/");
    board
        .read(get_download)
        .resource("BoardDownload", Get)
        .v3(Method::GET, "/v3/boards/{board_id}/download/");
}

/// `GET /downloads/{id}/`: the file, by the session's cookie.
pub async fn serve(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    request: Request<Body>,
) -> Response {
    archives::serve(&site, &id, request, open_download).await
}
