//! Door 1: `/resource/{Name}Resource/{get|create|update|delete}/`.

use std::sync::Arc;

use axum::{
    body::{Body, Bytes},
    extract::{Path, State},
    response::Response,
};
use contract::errors::Code;
use http::{Method, Request, header::CONTENT_TYPE, request::Parts};
use kernel::error::{Error, Result};
use serde_json::{Map, Value};

use super::{
    caller::Caller,
    envelope::{self, Call},
    fields::Fields,
    forms, rest_v3,
    switchboard::{Answered, Form, Verb},
};
use crate::site::Site;

/// Most bytes of a call's body; pictures have an address of their own.
pub const MOST_BYTES: usize = 1024 * 1024;

/// Serves one call.
pub async fn serve(
    State(site): State<Arc<Site>>,
    Path((resource, verb)): Path<(String, String)>,
    request: Request<Body>,
) -> Response {
    let (parts, body) = request.into_parts();
    let caller = match Caller::read(&site, &parts).await {
        Ok(caller) => caller,
        Err(error) => return crate::app::refuse(&site, error),
    };
    let mut asked = Call {
        name: &resource,
        options: Map::new(),
        endpoint: "",
    };
    let mut left = None;
    let outcome = async {
        let verb = Verb::parse(&verb).filter(|verb| fits(*verb, &parts.method));
        let verb = verb.ok_or_else(|| Error::new(Code::AddressUnknown))?;
        let name = resource.strip_suffix("Resource").unwrap_or_default();
        let form = site.board.form(name, verb).filter(|_| is_multipart(&parts));
        if let Some((operation, answer)) = form {
            let form = Form {
                site: &site,
                caller: &caller,
                parts,
                body,
                left: &mut left,
            };
            asked.endpoint = operation.name;
            return site.metrics.time(operation.name, answer(form)).await;
        }
        let options = options(&parts, body).await?;
        asked.options = options.clone();
        if resource == "ApiResource" {
            let call = (verb, &options);
            let endpoint = &mut asked.endpoint;
            // Large and rare: on the heap, so that other calls stay small.
            let forwarded = rest_v3::forward(&site, &caller, &parts.headers, call, endpoint);
            return Box::pin(forwarded).await;
        }
        let options = Value::Object(options);
        let operation = site.board.resource(name, verb, &options);
        let operation = operation.ok_or_else(|| Error::new(Code::AddressUnknown))?;
        asked.endpoint = operation.name;
        let fields = Fields::asked(&site.board, operation, &asked.options);
        let calling = caller.call(&site, &parts.headers, operation, options, &mut left);
        let mut answered = calling.await?;
        if let Some(fields) = fields {
            answered.data = Box::new(fields.of(&answered.data)?);
        }
        Ok(answered)
    };
    let outcome: Result<Answered> = outcome.await;
    let mut response = envelope::resource(&site, &caller, asked, outcome);
    if let Some(left) = left {
        envelope::tell_limits(&mut response, left);
    }
    response
}

/// Reads are GET, or POST with a form; writes are POST.
fn fits(verb: Verb, method: &Method) -> bool {
    method == Method::POST
        || (verb == Verb::Get && (method == Method::GET || method == Method::HEAD))
}

fn is_multipart(parts: &Parts) -> bool {
    content_type(parts).is_some_and(|value| value.starts_with("multipart/form-data"))
}

fn content_type(parts: &Parts) -> Option<&str> {
    parts
        .headers
        .get(CONTENT_TYPE)
        .and_then(|value| value.to_str().ok())
}

/// The options of the call: `data` of the query or of the form, or a JSON body.
async fn options(parts: &Parts, body: Body) -> Result<Map<String, Value>> {
    if parts.method != Method::POST {
        let pairs = forms::pairs(parts.uri.query().unwrap_or_default().as_bytes())?;
        return from_data(forms::value(&pairs, "data"));
    }
    let body = read(body).await?;
    if content_type(parts).is_some_and(|value| value.starts_with("application/json")) {
        return from_json(&body);
    }
    let pairs = forms::pairs(&body)?;
    from_data(forms::value(&pairs, "data"))
}

/// The whole body, within [`MOST_BYTES`].
pub async fn read(body: Body) -> Result<Bytes> {
    axum::body::to_bytes(body, MOST_BYTES)
        .await
        .map_err(|error| {
            let too_large = std::error::Error::source(&error)
                .is_some_and(|source| source.is::<http_body_util::LengthLimitError>());
            Error::new(if too_large {
                Code::TooLarge
            } else {
                Code::InvalidInput
            })
            .because(error)
        })
}

fn from_data(data: Option<&str>) -> Result<Map<String, Value>> {
    match data.filter(|data| !data.is_empty()) {
        None => Ok(Map::new()),
        Some(data) => from_json(data.as_bytes()),
    }
}

/// `{"options": {…}}`; a JSON body may also carry that as `data`, an object or text.
fn from_json(json: &[u8]) -> Result<Map<String, Value>> {
    let wrong = |detail: String| Error::field(Code::InvalidInput, "data").detail(detail);
    let value: Value = serde_json::from_slice(json)
        .map_err(|error| wrong(format!("data is not JSON: {error}")))?;
    let Value::Object(mut object) = value else {
        return Err(wrong("data is a JSON object with options".into()));
    };
    match (object.remove("options"), object.remove("data")) {
        (Some(Value::Null) | None, Some(Value::String(data))) => {
            let data = serde_json::from_str(&data).map_err(|_| wrong("data is not JSON".into()))?;
            from_object(data)
        }
        (Some(Value::Null) | None, Some(data)) => from_object(data),
        (options, _) => told(options),
    }
}

/// The options of `{"options": {…}}`.
fn from_object(data: Value) -> Result<Map<String, Value>> {
    match data {
        Value::Null => Ok(Map::new()),
        Value::Object(mut object) => told(object.remove("options")),
        _ => {
            let wrong = Error::field(Code::InvalidInput, "data");
            Err(wrong.detail("data is a JSON object with options"))
        }
    }
}

fn told(options: Option<Value>) -> Result<Map<String, Value>> {
    match options {
        Some(Value::Object(options)) => Ok(options),
        Some(Value::Null) | None => Ok(Map::new()),
        Some(_) => {
            Err(Error::field(Code::InvalidInput, "options").detail("options is a JSON object"))
        }
    }
}
