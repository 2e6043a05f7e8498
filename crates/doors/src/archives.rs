//! Files of the noun `archives`: a board's download and a user's export are handed
//! over in one way.

use axum::{
    body::Body,
    response::{IntoResponse, Response},
};
use contract::ids::ArchiveId;
use discovery::archives::open_archive::Opened;
use http::{Request, header};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};
use tokio_util::io::ReaderStream;

use crate::{adapters::caller::Caller, site::Site};

/// Bytes read from disk at once.
const CHUNK: usize = 64 * 1024;

/// Who asks for which file, by the session's cookie.
pub(crate) async fn asked(
    site: &Site,
    id: &str,
    request: Request<Body>,
) -> Result<(Ctx, ArchiveId)> {
    let (parts, _) = request.into_parts();
    let caller = Caller::read(site, &parts).await?;
    let id = id.parse().map_err(|()| Error::not_found())?;
    Ok((caller.ctx, id))
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
