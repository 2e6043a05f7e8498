//! Addresses of the noun `exports`, and the file itself.

use std::sync::Arc;

use axum::{
    body::Body,
    extract::{Path, State},
    response::{IntoResponse, Response},
};
use discovery::{
    archives::open_archive::Opened,
    exports::{get_export::get_export, open_export::open_export, request_export::request_export},
};
use http::{Request, header};
use kernel::error::{Error, Result};
use tokio_util::io::ReaderStream;

use crate::{
    adapters::{
        caller::Caller,
        rates::Rate,
        switchboard::{
            Switchboard,
            Verb::{Create, Get},
        },
    },
    site::Site,
};

/// Bytes read from disk at once.
const CHUNK: usize = 64 * 1024;

/// One line per operation.
pub fn doors(board: &mut Switchboard) {
    board
        .write(request_export)
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
    let (parts, _) = request.into_parts();
    let opened = async {
        let caller = Caller::read(&site, &parts).await?;
        let id = id.parse().map_err(|()| Error::not_found())?;
        open_export(&caller.ctx, id).await
    };
    hand_over(&site, opened.await)
}

/// A finished file, or why there is none.
pub(crate) fn hand_over(site: &Site, opened: Result<Opened>) -> Response {
    let archive = match opened {
        Ok(archive) => archive,
        Err(error) => return crate::app::refuse(site, error),
    };
    let headers = [
        (header::CONTENT_TYPE, "application/zip".to_owned()),
        (header::CONTENT_LENGTH, archive.len.to_string()),
        (
            header::CONTENT_DISPOSITION,
            format!("attachment; filename=\"{}\"", archive.name),
        ),
        (header::CACHE_CONTROL, "private, no-store".to_owned()),
    ];
    let file = tokio::fs::File::from_std(archive.file);
    let body = Body::from_stream(ReaderStream::with_capacity(file, CHUNK));
    (headers, body).into_response()
}
