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

use crate::{adapters::caller::Caller, site::Site};

/// Hands over a finished file, which `open` opens for who asks by the session's cookie; or
/// says why there is none.
pub(crate) async fn serve(
    site: &Site,
    id: &str,
    request: Request<Body>,
    open: impl AsyncFnOnce(&Ctx, ArchiveId) -> Result<Opened>,
) -> Response {
    let (parts, _) = request.into_parts();
    let opened = async {
        let caller = Caller::read(site, &parts).await?;
        let id = id.parse().map_err(|()| Error::not_found())?;
        open(&caller.ctx, id).await
    };
    let archive = match opened.await {
        Ok(archive) => archive,
        Err(error) => return crate::app::refuse(site, error),
    };
    let len = archive.content.len();
    let headers = [
        (header::CONTENT_TYPE, "application/zip".to_owned()),
        (header::CONTENT_LENGTH, len.to_string()),
        (
            header::CONTENT_DISPOSITION,
            format!("attachment; filename=\"{}\"", archive.name),
        ),
        (header::CACHE_CONTROL, "private, no-store".to_owned()),
    ];
    match archive.content.stream(0..len).await {
        Ok(stream) => (headers, Body::from_stream(stream)).into_response(),
        Err(cause) => crate::app::refuse(site, cause.into()),
    }
}
