//! Addresses of the noun `uploads`, and the form that brings a file, of a video as well.

use contract::grants::Scope;
use std::{mem::take, sync::Arc};

use accounts::{
    uploads::{
        fetch_picture::MOST_BYTES,
        get_uploads::get_uploads,
        receive_upload::{ReceiveUpload, UploadParameters, check_parameters, receive_upload},
        register_uploads::register_uploads,
    },
    videos::receive_video::{MOST_BYTES as MOST_OF_VIDEOS, brings_video, receive_video},
};
use axum::{
    body::Body,
    extract::{
        DefaultBodyLimit, FromRequest, Multipart, State,
        multipart::{Field, MultipartError, MultipartRejection},
    },
    response::{IntoResponse, Response},
};
use contract::{answers::Done, errors::Code};
use http::{HeaderValue, Method, Request, header};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use crate::{
    adapters::{
        caller::Caller,
        envelope,
        rates::Rate,
        switchboard::{Answered, Switchboard, Verb::Get},
    },
    site::Site,
};

/// Most bytes of one text field of a form.
const MOST_TEXT: usize = 16 * 1024;
/// Bytes of a form around its file.
const FORM_ROOM: usize = 256 * 1024;

/// One line per operation.
pub fn doors(board: &mut Switchboard) {
    board
        .write(register_uploads)
        .scope(Scope::PinsWrite)
        .rate(Rate::Upload)
        .v3(Method::POST, "/v3/media/uploads/register/batch/");
    board
        .read(get_uploads)
        .scope(Scope::PinsRead)
        .resource("VIP", Get)
        .v3(Method::GET, "/v3/media/uploads/");
}

/// `POST /uploads/`: the signed parameters, then `file`. Any site may send, as
/// no cookie counts here.
pub async fn receive(State(site): State<Arc<Site>>, request: Request<Body>) -> Response {
    let (parts, body) = request.into_parts();
    let caller = match Caller::read_open(&site, &parts).await {
        Ok(caller) => caller,
        Err(error) => return crate::app::refuse(&site, error),
    };
    let mut left = None;
    let outcome = async {
        caller.count(&site, Rate::Upload, &mut left)?;
        let request = Request::from_parts(parts, body);
        Answered::new(read_form(&site, &caller.ctx, request).await?)
    };
    let outcome = site.metrics.time("receive_upload", outcome).await;
    let mut response = envelope::rest(&site, &caller, outcome).into_response();
    if let Some(left) = left {
        envelope::tell_limits(&mut response, left);
    }
    response.headers_mut().insert(
        header::ACCESS_CONTROL_ALLOW_ORIGIN,
        HeaderValue::from_static("*"),
    );
    response
}

/// Reads the form up to its file, and has that received.
async fn read_form(site: &Site, ctx: &Ctx, request: Request<Body>) -> Result<Done> {
    let invalid = || Error::new(Code::UploadInvalid);
    let mut form = Multipart::from_request(bounded_to(request, MOST_OF_VIDEOS), &())
        .await
        .map_err(broken_form)?;
    let (mut id, mut expires, mut signature) = (None, None, None);
    while let Some(field) = form.next_field().await.map_err(broken_form)? {
        match field.name().map(str::to_owned).as_deref() {
            Some("upload_id") => id = read_text(field).await?.parse().ok(),
            Some("expires_ms") => expires = read_text(field).await?.parse().ok(),
            Some("signature") => signature = Some(read_text(field).await?),
            // The parameters stand before the file, so that a stranger's file is
            // not even read.
            Some("file") => {
                let parameters = UploadParameters {
                    upload_id: id.ok_or_else(invalid)?,
                    expires_ms: expires.ok_or_else(invalid)?,
                    signature: signature.ok_or_else(invalid)?,
                };
                check_parameters(&site.house, &parameters)?;
                return match brings_video(&site.house, parameters.upload_id).await? {
                    true => take_video(ctx, &parameters, field).await,
                    false => take_picture(site, ctx, parameters, field).await,
                };
            }
            _ => {}
        }
    }
    Err(Error::field(Code::InvalidInput, "file").detail("file is required"))
}

async fn take_picture(
    site: &Site,
    ctx: &Ctx,
    parameters: UploadParameters,
    field: Field<'_>,
) -> Result<Done> {
    // It has its turn until it is stored.
    let mut arrived = site.arrivals.receive(&site.house, field).await?;
    let file = take(&mut arrived.bytes);
    receive_upload(ctx.clone(), ReceiveUpload { parameters, file }).await
}

/// Videos go to the disk as they come.
async fn take_video(
    ctx: &Ctx,
    parameters: &UploadParameters,
    mut field: Field<'_>,
) -> Result<Done> {
    let mut receiving = receive_video(ctx.clone(), parameters).await?;
    while let Some(chunk) = field.chunk().await.map_err(broken_form)? {
        receiving.take(&chunk).await?;
    }
    receiving.end().await
}

/// The request with the limit of a form that brings a picture.
pub fn bounded(request: Request<Body>) -> Request<Body> {
    bounded_to(request, MOST_BYTES)
}

fn bounded_to(mut request: Request<Body>, most_bytes: usize) -> Request<Body> {
    DefaultBodyLimit::max(most_bytes + FORM_ROOM).apply(&mut request);
    request
}

/// A text field of a form.
pub async fn read_text(mut field: Field<'_>) -> Result<String> {
    let mut bytes = Vec::new();
    while let Some(chunk) = field.chunk().await.map_err(broken_form)? {
        if bytes.len() + chunk.len() > MOST_TEXT {
            return Err(Error::new(Code::TooLarge));
        }
        bytes.extend_from_slice(&chunk);
    }
    String::from_utf8(bytes).map_err(|_| Error::new(Code::InvalidInput).detail("text is not UTF-8"))
}

/// A form that ended early, is too large or no form.
pub fn broken_form(error: impl Into<FormFault>) -> Error {
    let FormFault { too_large, text } = error.into();
    let code = if too_large {
        Code::TooLarge
    } else {
        Code::InvalidInput
    };
    Error::new(code).detail(text)
}

/// What went wrong with a form.
pub struct FormFault {
    too_large: bool,
    text: String,
}

impl From<MultipartError> for FormFault {
    fn from(error: MultipartError) -> Self {
        Self {
            too_large: error.status() == http::StatusCode::PAYLOAD_TOO_LARGE,
            text: error.body_text(),
        }
    }
}

impl From<MultipartRejection> for FormFault {
    fn from(error: MultipartRejection) -> Self {
        Self {
            too_large: false,
            text: error.body_text(),
        }
    }
}
