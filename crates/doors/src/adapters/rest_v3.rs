//! Door 2: `/v3/…`, its batch, and `ApiResource` of door 1, which reaches any
//! address of door 2.

use std::{collections::BTreeMap, sync::Arc};

use axum::{body::Body, extract::State, response::Response};
use contract::errors::Code;
use http::{HeaderMap, Method, Request};
use kernel::error::{Error, Result};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::{
    caller::Caller,
    envelope,
    fields::Fields,
    forms,
    rates::Left,
    refusal,
    resource::read,
    switchboard::{Answered, Data, Verb, is_true},
};
use crate::site::Site;

/// Requests of one batch at most.
const MOST_REQUESTS: usize = 25;

/// Serves one call.
pub async fn serve(State(site): State<Arc<Site>>, request: Request<Body>) -> Response {
    let (parts, body) = request.into_parts();
    let found = site.board.rest(&parts.method, parts.uri.path());
    let refused: refusal::Refused = match found {
        Some((operation, _)) if operation.is_handshake => refusal::handshake_view,
        _ => refusal::error_view,
    };
    let caller = match Caller::read_open(&site, &parts).await {
        Ok(caller) => caller,
        Err(error) => return crate::app::refuse_as(&site, error, refused),
    };
    let mut left = None;
    let outcome = async {
        let mut options = pairs_object(parts.uri.query().unwrap_or_default().as_bytes())?;
        options.extend(body_object(&parts.headers, read(body).await?)?);
        let call = Call {
            method: parts.method,
            path: parts.uri.path(),
            options,
        };
        call_v3(&site, &caller, &parts.headers, call, &mut left).await
    };
    let outcome = outcome.await;
    let mut response = envelope::rest_refused(&site, &caller, outcome, refused);
    if let Some(left) = left {
        envelope::tell_limits(&mut response, left);
    }
    response
}

/// Serves `/v3/batch/`: the calls in order, `{status, data}` by their ids.
pub async fn serve_batch(State(site): State<Arc<Site>>, request: Request<Body>) -> Response {
    let (parts, body) = request.into_parts();
    let caller = match Caller::read_open(&site, &parts).await {
        Ok(caller) => caller,
        Err(error) => return crate::app::refuse(&site, error),
    };
    let outcome = async {
        let options = Value::Object(body_object(&parts.headers, read(body).await?)?);
        batch(&site, &caller, &parts.headers, &options).await
    };
    envelope::rest(&site, &caller, outcome.await)
}

/// Options of `ApiResource` that are about the call itself.
const FORWARDING: [&str; 3] = ["url", "data", "ignore_bookmark"];

/// `ApiResource`: `url` and `data` reach any address of this door. What else the call
/// tells, above all the bookmark that was answered, is told on, but for the bookmark with
/// `ignore_bookmark`. `endpoint` becomes the operation's name.
pub async fn forward(
    site: &Site,
    caller: &Caller,
    headers: &HeaderMap,
    (verb, options): (Verb, &Map<String, Value>),
    endpoint: &mut &str,
) -> Result<Answered> {
    let url = options.get("url").and_then(Value::as_str);
    let url =
        url.ok_or_else(|| Error::field(Code::InvalidInput, "url").detail("url is required"))?;
    let (path, query) = url.split_once('?').unwrap_or((url, ""));
    let path = address(path);
    let inner = forwarded(options, query)?;
    if path == "/v3/batch/" {
        return batch(site, caller, headers, &Value::Object(inner)).await;
    }
    let method = match verb {
        Verb::Get => Method::GET,
        Verb::Create => Method::POST,
        Verb::Update => Method::PUT,
        Verb::Delete => Method::DELETE,
    };
    if let Some((operation, _)) = site.board.rest(&method, &path) {
        *endpoint = operation.name;
    }
    let call = Call {
        method,
        path: &path,
        options: inner,
    };
    call_v3(site, caller, headers, call, &mut None).await
}

/// The options of the call that is forwarded: those of the query, of `data`, and what
/// neither tells of the call's own.
fn forwarded(options: &Map<String, Value>, query: &str) -> Result<Map<String, Value>> {
    let mut inner = pairs_object(query.as_bytes())?;
    match options.get("data") {
        None | Some(Value::Null) => {}
        Some(Value::Object(data)) => inner.extend(data.clone()),
        Some(Value::String(text)) => inner.extend(object(text.as_bytes(), "data")?),
        Some(_) => return Err(no_object("data")),
    }
    let ignores_bookmark = options.get("ignore_bookmark").is_some_and(is_true);
    for (name, value) in options {
        let is_ours =
            FORWARDING.contains(&name.as_str()) || ignores_bookmark && name == "bookmarks";
        if !is_ours && !inner.contains_key(name) {
            inner.insert(name.clone(), value.clone());
        }
    }
    Ok(inner)
}

/// Options as JSON text; what is wrong is said of the option that held it.
fn object(text: &[u8], option: &str) -> Result<Map<String, Value>> {
    match serde_json::from_slice(text) {
        Ok(Value::Object(object)) => Ok(object),
        Ok(_) => Err(no_object(option)),
        Err(error) => {
            let wrong = Error::field(Code::InvalidInput, option);
            Err(wrong.detail(format!("{option} is not JSON: {error}")))
        }
    }
}

fn no_object(option: &str) -> Error {
    let wrong = Error::field(Code::InvalidInput, option);
    wrong.detail(format!("{option} is a JSON object"))
}

/// The address that a client means by `/v3/users/7/`, `v3/users/7/` or `users/7/`.
fn address(path: &str) -> String {
    let rest = path.trim_start_matches('/');
    match rest.starts_with("v3/") || rest.starts_with("vx/") {
        true => format!("/{rest}"),
        false => format!("/v3/{rest}"),
    }
}

/// One call, from wherever it came.
struct Call<'a> {
    method: Method,
    path: &'a str,
    options: Map<String, Value>,
}

async fn call_v3(
    site: &Site,
    caller: &Caller,
    headers: &HeaderMap,
    call: Call<'_>,
    left: &mut Option<Left>,
) -> Result<Answered> {
    let method = if call.method == Method::HEAD {
        Method::GET
    } else {
        call.method
    };
    let found = site.board.rest(&method, call.path);
    let (operation, params) = found.ok_or_else(|| Error::new(Code::AddressUnknown))?;
    let mut options = call.options;
    let fields = Fields::asked(&site.board, operation, &options);
    for (name, value) in params.iter() {
        options.insert(name.to_owned(), value.into());
    }
    let mut answered = caller
        .call(site, headers, operation, Value::Object(options), left)
        .await?;
    if let Some(fields) = fields {
        answered.data = Box::new(fields.of(&answered.data)?);
    }
    Ok(answered)
}

#[derive(Deserialize)]
struct Batch {
    requests: Requests,
}

/// The list, or JSON text of it.
#[derive(Deserialize)]
#[serde(untagged)]
enum Requests {
    List(Vec<BatchRequest>),
    Text(String),
}

#[derive(Deserialize)]
struct BatchRequest {
    #[serde(default)]
    id: Option<Value>,
    #[serde(default = "get")]
    method: String,
    #[serde(alias = "path", alias = "uri")]
    url: String,
    #[serde(default, alias = "data", alias = "params")]
    body: Map<String, Value>,
}

fn get() -> String {
    "GET".into()
}

#[derive(Serialize)]
struct BatchAnswer {
    status: &'static str,
    data: Option<Data>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<contract::errors::view::ErrorView>,
}

async fn batch(
    site: &Site,
    caller: &Caller,
    headers: &HeaderMap,
    options: &Value,
) -> Result<Answered> {
    let wrong = |detail: String| Error::field(Code::InvalidInput, "requests").detail(detail);
    let batch = Batch::deserialize(options).map_err(|error| wrong(error.to_string()))?;
    let requests = match batch.requests {
        Requests::List(list) => list,
        Requests::Text(text) => {
            serde_json::from_str(&text).map_err(|error| wrong(error.to_string()))?
        }
    };
    if requests.len() > MOST_REQUESTS {
        return Err(wrong(format!("at most {MOST_REQUESTS} requests")));
    }
    let mut answers = BTreeMap::new();
    for (place, request) in requests.into_iter().enumerate() {
        let id = match &request.id {
            Some(Value::String(id)) => id.clone(),
            Some(other) => other.to_string(),
            None => place.to_string(),
        };
        answers.insert(id, answer(site, caller, headers, request).await);
    }
    Answered::of(&answers)
}

async fn answer(
    site: &Site,
    caller: &Caller,
    headers: &HeaderMap,
    request: BatchRequest,
) -> BatchAnswer {
    let outcome = async {
        let (path, query) = request.url.split_once('?').unwrap_or((&request.url, ""));
        let mut options = pairs_object(query.as_bytes())?;
        options.extend(request.body);
        let method = request.method.to_uppercase().parse();
        let method = method.map_err(|_| Error::field(Code::InvalidInput, "method"))?;
        call_v3(
            site,
            caller,
            headers,
            Call {
                method,
                path: &address(path),
                options,
            },
            &mut None,
        )
        .await
    };
    match outcome.await {
        Ok(answered) => BatchAnswer {
            status: "success",
            data: Some(answered.data),
            error: None,
        },
        Err(error) => {
            let error = refusal::error_view(&error, site.brand(), Some(caller));
            BatchAnswer {
                status: "failure",
                data: None,
                error: Some(error),
            }
        }
    }
}

fn body_object(headers: &HeaderMap, body: bytes::Bytes) -> Result<Map<String, Value>> {
    if body.is_empty() {
        return Ok(Map::new());
    }
    let kind = super::caller::header(headers, "content-type").unwrap_or_default();
    if !kind.starts_with("application/json") {
        return pairs_object(&body);
    }
    match serde_json::from_slice(&body) {
        Ok(Value::Object(object)) => Ok(object),
        Ok(_) => Err(Error::new(Code::InvalidInput).detail("the body is a JSON object")),
        Err(error) => {
            Err(Error::new(Code::InvalidInput).detail(format!("the body is not JSON: {error}")))
        }
    }
}

fn pairs_object(text: &[u8]) -> Result<Map<String, Value>> {
    Ok(forms::pairs(text)?
        .into_iter()
        .map(|(name, value)| (name, Value::String(value)))
        .collect())
}
