//! Addresses of the noun `imports`, and the form that brings a file.

use std::sync::Arc;

use axum::{
    body::Body,
    extract::{DefaultBodyLimit, FromRequest, Multipart, State, multipart::Field},
    response::{IntoResponse, Response},
};
use contract::{answers::Done, errors::Code};
use discovery::imports::{
    get_import::get_import,
    policy::MOST_BYTES,
    receive_import::{ImportParameters, receive_import},
    register_import::register_import,
    retry_import::retry_import,
    stop_import::stop_import,
};
use http::Request;
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use crate::{
    adapters::{
        caller::Caller,
        envelope,
        rates::Rate,
        switchboard::{
            Answered, Switchboard,
            Verb::{Create, Delete, Get, Update},
        },
    },
    site::Site,
    uploads::{broken_form, read_text},
};

/// Bytes of a form around its file.
const FORM_ROOM: usize = 256 * 1024;

/// One line per operation.
pub fn doors(board: &mut Switchboard) {
    board
        .write(register_import)
        .rate(Rate::Upload)
        .resource("Import", Create);
    board.read(get_import).resource("Import", Get);
    board.write(retry_import).resource("Import", Update);
    board.write(stop_import).resource("Import", Delete);
}

/// `POST /imports/`: the signed parameters, then `file`, which goes to the disk as it
/// comes.
pub async fn receive(State(site): State<Arc<Site>>, request: Request<Body>) -> Response {
    let (parts, body) = request.into_parts();
    let caller = match Caller::read(&site, &parts).await {
        Ok(caller) => caller,
        Err(error) => return crate::app::refuse(&site, error),
    };
    let mut left = None;
    let outcome = async {
        caller.count(&site, Rate::Upload, &mut left)?;
        caller.check_verified()?;
        let request = Request::from_parts(parts, body);
        Answered::new(read_form(&caller.ctx, request).await?)
    };
    let outcome = site.metrics.time("receive_import", outcome).await;
    let mut response = envelope::rest(&site, &caller, outcome).into_response();
    if let Some(left) = left {
        envelope::tell_limits(&mut response, left);
    }
    response
}

async fn read_form(ctx: &Ctx, mut request: Request<Body>) -> Result<Done> {
    let most = usize::try_from(MOST_BYTES).unwrap_or(usize::MAX);
    DefaultBodyLimit::max(most.saturating_add(FORM_ROOM)).apply(&mut request);
    let invalid = || Error::new(Code::UploadInvalid);
    let mut form = Multipart::from_request(request, &())
        .await
        .map_err(broken_form)?;
    let (mut id, mut expires, mut signature) = (None, None, None);
    while let Some(field) = form.next_field().await.map_err(broken_form)? {
        match field.name().map(str::to_owned).as_deref() {
            Some("import_id") => id = read_text(field).await?.parse().ok(),
            Some("expires_ms") => expires = read_text(field).await?.parse().ok(),
            Some("signature") => signature = Some(read_text(field).await?),
            // The parameters stand before the file, so that a stranger's file is
            // not even read.
            Some("file") => {
                let input = ImportParameters {
                    import_id: id.ok_or_else(invalid)?,
                    expires_ms: expires.ok_or_else(invalid)?,
                    signature: signature.ok_or_else(invalid)?,
                };
                return keep(ctx, &input, field).await;
            }
            _ => {}
        }
    }
    Err(Error::field(Code::InvalidInput, "file").detail("file is required"))
}

async fn keep(ctx: &Ctx, input: &ImportParameters, mut field: Field<'_>) -> Result<Done> {
    let name = field.file_name().unwrap_or_default().to_owned();
    let mut receiving = receive_import(ctx.clone(), input).await?;
    while let Some(chunk) = field.chunk().await.map_err(broken_form)? {
        receiving = receiving.take(chunk.to_vec()).await?;
    }
    receiving.end(&name).await
}
