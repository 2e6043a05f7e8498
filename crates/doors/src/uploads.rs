//! Addresses of the noun `uploads`, and the form that brings a file.

use contract::grants::Scope;
use std::{mem::take, sync::Arc};

use accounts::uploads::{
    fetch_picture::MOST_BYTES,
    get_uploads::get_uploads,
    receive_upload::{ReceiveUpload, check_parameters, receive_upload},
    register_uploads::register_uploads,
};
use axum::{
    body::Body,
    extract::{
        DefaultBodyLimit, FromRequest, Multipart, State,
        multipart::{Field, MultipartError, MultipartRejection},
    },
    response::{IntoResponse, Response},
};
use contract::errors::Code;
use http::{HeaderValue, Method, Request, header};
use kernel::error::{Error, Result};

use crate::{
    adapters::{
        arrivals::Arrived,
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
        let (input, _turn) = read_form(&site, Request::from_parts(parts, body)).await?;
        let done = receive_upload(caller.ctx.clone(), input).await?;
        Answered::new(done)
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

async fn read_form(site: &Site, request: Request<Body>) -> Result<(ReceiveUpload, Arrived)> {
    let invalid = || Error::new(Code::UploadInvalid);
    let mut form = Multipart::from_request(bounded(request), &())
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
                let mut input = ReceiveUpload {
                    upload_id: id.ok_or_else(invalid)?,
                    expires_ms: expires.ok_or_else(invalid)?,
                    signature: signature.ok_or_else(invalid)?,
                    file: Vec::new(),
                };
                check_parameters(&site.house, &input)?;
                let mut arrived = site.arrivals.receive(&site.house, field).await?;
                input.file = take(&mut arrived.bytes);
                return Ok((input, arrived));
            }
            _ => {}
        }
    }
    Err(Error::field(Code::InvalidInput, "file").detail("file is required"))
}

/// The request with the limit of a form that brings a picture.
pub fn bounded(mut request: Request<Body>) -> Request<Body> {
    DefaultBodyLimit::max(MOST_BYTES + FORM_ROOM).apply(&mut request);
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
