//! The protocol's envelopes, and the headers every answer carries.

use axum::{body::Body, response::Response};
use contract::{
    answers::{END, SessionChange},
    errors::{Kind, view::ErrorView},
};
use http::{HeaderValue, StatusCode, header};
use kernel::{ctx::Origin, error::Error, house::House};
use serde::Serialize;
use serde_json::{Map, Value};
use tracing::error;

use super::{
    caller::{Caller, cookie_name, device_cookie_name},
    csrf,
    places::language_of,
    rates::Left,
    refusal,
    switchboard::Answered,
};
use crate::site::Site;

/// Door 1's answer.
#[derive(Serialize)]
struct ResourceEnvelope<'a> {
    resource_response: ResourceResponse<'a>,
    resource: Resource<'a>,
    client_context: ClientContext<'a>,
    request_identifier: &'a str,
}

#[derive(Serialize)]
struct ResourceResponse<'a> {
    status: &'static str,
    code: u32,
    message: &'a str,
    endpoint_name: &'a str,
    http_status: u16,
    data: Option<&'a (dyn erased_serde::Serialize + Send)>,
    #[serde(skip_serializing_if = "Option::is_none")]
    bookmark: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<&'a ErrorView>,
}

#[derive(Serialize)]
struct Resource<'a> {
    name: &'a str,
    options: &'a Map<String, Value>,
}

/// What is known of the request alone; what the viewer chose is in the page's context.
#[derive(Serialize)]
struct ClientContext<'a> {
    is_authenticated: bool,
    country: &'a str,
    language: &'a str,
    locale: &'a str,
    origin: &'a str,
    app_version: &'a str,
}

/// Parts of names of options that are not echoed: an answer may end up in a log
/// or a cache.
const SECRET_PARTS: [&str; 5] = ["password", "passcode", "token", "ticket", "credential"];
/// Whole names of such options: what a provider sends back.
const SECRETS: [&str; 2] = ["code", "state"];

/// Takes secrets out of options, at every depth: `ApiResource` carries another
/// call's options within its own.
fn drop_secrets(options: &mut Map<String, Value>) {
    options.retain(|name, _| {
        let lower = name.to_lowercase();
        !SECRETS.contains(&name.as_str()) && !SECRET_PARTS.iter().any(|part| lower.contains(part))
    });
    for value in options.values_mut() {
        match value {
            Value::Object(inner) => drop_secrets(inner),
            Value::Array(list) => list
                .iter_mut()
                .filter_map(Value::as_object_mut)
                .for_each(drop_secrets),
            _ => {}
        }
    }
}

/// What a call was about.
pub struct Call<'a> {
    /// `BoardFeedResource`.
    pub name: &'a str,
    /// The options as asked.
    pub options: Map<String, Value>,
    /// The operation's name, once known.
    pub endpoint: &'a str,
}

/// Writes door 1's answer.
pub fn resource(
    site: &Site,
    caller: &Caller,
    asked: Call<'_>,
    outcome: Result<Answered, Error>,
) -> Response {
    let Call {
        name,
        mut options,
        endpoint,
    } = asked;
    drop_secrets(&mut options);
    let error = outcome
        .as_ref()
        .err()
        .map(|error| refusal::error_view(error, site.brand(), Some(caller)));
    let answered = outcome.as_ref().ok();
    if let Some(answered) = answered.filter(|answered| answered.list) {
        let next = answered.bookmark.as_deref().unwrap_or(END);
        options.insert("bookmarks".into(), Value::Array(vec![next.into()]));
    }
    let http_status = error.as_ref().map_or(200, |error| error.http_status);
    let (settings, browser) = (&caller.ctx.house.settings, &caller.ctx.browser);
    let locale = browser.locale.unwrap_or(&settings.locale);
    let envelope = ResourceEnvelope {
        resource_response: ResourceResponse {
            status: if error.is_some() {
                "failure"
            } else {
                "success"
            },
            code: error.as_ref().map_or(0, |error| error.code),
            message: error.as_ref().map_or("ok", |error| &error.message),
            endpoint_name: endpoint,
            http_status,
            data: answered.map(|answered| &*answered.data),
            bookmark: answered.and_then(|answered| answered.bookmark.as_deref()),
            error: error.as_ref(),
        },
        resource: Resource {
            name,
            options: &options,
        },
        client_context: ClientContext {
            is_authenticated: !caller.ctx.actor.is_anonymous(),
            country: browser.country.as_deref().unwrap_or(&settings.country),
            language: language_of(locale),
            locale,
            origin: &caller.ctx.origin.0,
            app_version: site.pages.version(),
        },
        request_identifier: &caller.request,
    };
    let session = answered.map_or(SessionChange::Keep, |answered| answered.session.clone());
    let response = json(http_status, &envelope, answered);
    finish(site, caller, response, &session, outcome.as_ref().err())
}

/// Door 2's answer.
#[derive(Serialize)]
struct RestEnvelope<'a> {
    status: &'static str,
    code: u32,
    message: &'a str,
    data: Option<&'a (dyn erased_serde::Serialize + Send)>,
    #[serde(skip_serializing_if = "Option::is_none")]
    bookmark: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<&'a ErrorView>,
}

/// Writes door 2's answer.
pub fn rest(site: &Site, caller: &Caller, outcome: Result<Answered, Error>) -> Response {
    rest_refused(site, caller, outcome, refusal::error_view)
}

/// The same, with a refusal's error object made by `refused`.
pub fn rest_refused(
    site: &Site,
    caller: &Caller,
    outcome: Result<Answered, Error>,
    refused: refusal::Refused,
) -> Response {
    let error = outcome
        .as_ref()
        .err()
        .map(|error| refused(error, site.brand(), Some(caller)));
    let answered = outcome.as_ref().ok();
    let envelope = RestEnvelope {
        status: if error.is_some() {
            "failure"
        } else {
            "success"
        },
        code: error.as_ref().map_or(0, |error| error.code),
        message: error.as_ref().map_or("ok", |error| &error.message),
        data: answered.map(|answered| &*answered.data),
        bookmark: answered.and_then(|answered| answered.bookmark.as_deref()),
        error: error.as_ref(),
    };
    let session = answered.map_or(SessionChange::Keep, |answered| answered.session.clone());
    let status = error.as_ref().map_or(200, |error| error.http_status);
    finish(
        site,
        caller,
        json(status, &envelope, answered),
        &session,
        outcome.as_ref().err(),
    )
}

/// Tells how many calls are left.
pub fn tell_limits(response: &mut Response, left: Left) {
    let headers = response.headers_mut();
    headers.insert("ratelimit-limit", left.limit.into());
    headers.insert("ratelimit-remaining", left.remaining.into());
    headers.insert("ratelimit-reset", left.reset.into());
}

/// Room for what surrounds the data.
const ENVELOPE_BYTES: usize = 2 * 1024;

fn json(status: u16, value: &impl Serialize, answered: Option<&Answered>) -> Response {
    // A page of pins is large: without room from the start it would be copied
    // several times while it grows.
    let data = answered.map_or(0, |answered| answered.bytes);
    let mut body = Vec::with_capacity(data + ENVELOPE_BYTES);
    let mut status = StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    if let Err(error) = serde_json::to_writer(&mut body, value) {
        error!(%error, "an answer could not be written");
        body.clear();
        status = StatusCode::INTERNAL_SERVER_ERROR;
    }
    let mut response = Response::new(Body::from(body));
    *response.status_mut() = status;
    let headers = response.headers_mut();
    headers.insert(
        header::CONTENT_TYPE,
        HeaderValue::from_static("application/json; charset=utf-8"),
    );
    headers.insert(
        header::CACHE_CONTROL,
        HeaderValue::from_static("private, no-store"),
    );
    response
}

/// Cookies, `Retry-After` and the version of the web app.
fn finish(
    site: &Site,
    caller: &Caller,
    mut response: Response,
    session: &SessionChange,
    error: Option<&Error>,
) -> Response {
    let headers = response.headers_mut();
    if let Ok(version) = HeaderValue::from_str(site.pages.version()) {
        headers.insert("x-app-version", version);
    }
    if let Some(error) = error {
        let busy = (error.kind() == Kind::Unavailable).then_some(1);
        if let Some(seconds) = error.retry_after.or(busy) {
            headers.insert(header::RETRY_AFTER, seconds.into());
        }
        if let Some(challenge) = refusal::challenge(error) {
            headers.insert(header::WWW_AUTHENTICATE, challenge);
        }
    }
    for cookie in session_cookies(caller, session) {
        headers.append(header::SET_COOKIE, cookie);
    }
    if let Some(sibling) = &caller.sibling {
        headers.insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, sibling.clone());
        let yes = HeaderValue::from_static("true");
        headers.insert(header::ACCESS_CONTROL_ALLOW_CREDENTIALS, yes);
        headers.insert(header::VARY, HeaderValue::from_static("origin"));
    }
    response
}

/// The cookies of a session's beginning or end. The CSRF token is renewed with
/// the session, and only then.
fn session_cookies(caller: &Caller, session: &SessionChange) -> Vec<HeaderValue> {
    let ctx = &caller.ctx;
    let name = cookie_name(&ctx.origin);
    let secure = secure(&ctx.origin);
    // Browsers keep what comes across sites only when it says so, and over https.
    let same_site = match caller.sibling {
        Some(_) if !secure.is_empty() => "None",
        _ => "Lax",
    };
    let secret_cookie = |name: &str, token: &str, seconds: i64| {
        format!("{name}={token}; Path=/; Max-Age={seconds}; HttpOnly; SameSite={same_site}{secure}")
    };
    let cookies = match session {
        SessionChange::Keep => Vec::new(),
        SessionChange::Begin {
            token,
            seconds,
            device,
        } => {
            let mut cookies = vec![
                secret_cookie(name, token, *seconds),
                csrf_cookie(&ctx.house, &ctx.origin),
            ];
            if let Some((token, seconds)) = device {
                let name = device_cookie_name(&ctx.origin);
                cookies.push(secret_cookie(name, token, *seconds));
            }
            cookies
        }
        SessionChange::End => vec![secret_cookie(name, "", 0)],
    };
    cookies
        .iter()
        .filter_map(|cookie| HeaderValue::from_str(cookie).ok())
        .collect()
}

/// A new CSRF token, readable by scripts of ours.
pub fn csrf_cookie(house: &House, origin: &Origin) -> String {
    let bytes: [u8; 16] = house.random();
    let token = format!("{:032x}", u128::from_be_bytes(bytes));
    format!(
        "{}={token}; Path=/; Max-Age=31536000; SameSite=Lax{}",
        csrf::COOKIE,
        secure(origin)
    )
}

fn secure(origin: &Origin) -> &'static str {
    if origin.0.starts_with("https:") {
        "; Secure"
    } else {
        ""
    }
}
