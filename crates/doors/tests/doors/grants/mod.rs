//! Apps of others: OAuth 2.1 as an app and its user hear it. Each point of RFC 9700 names its
//! test in docs/decisions/0049-apps.md.

mod access;
mod after;
mod authorize;
mod endings;
mod scopes;
mod tokens;

use axum::body::Body;
use base64::{Engine, engine::general_purpose::STANDARD};
use http::{Method, Request, request::Builder};
use serde_json::{Value, json};
use testkit::app::{App, Caller, Reply, encode};
use url::Url;

use crate::hear::data;

/// From RFC 7636, appendix B.
pub const VERIFIER: &str = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
const CHALLENGE: &str = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM";
pub const BACK: &str = "https://app.example/back?from=magpie";

/// A registered app.
#[derive(Debug, Clone)]
pub struct Registered {
    pub id: String,
    pub secret: Option<String>,
}

/// An app that keeps a secret, or none.
pub async fn register(app: &App, developer: &Caller, keeps_secret: bool) -> Registered {
    let options = json!({
        "name": "Scissors", "redirect_uris": [BACK, "http://127.0.0.1/back"], "keeps_secret": keeps_secret,
    });
    let made = data(&app.post(developer, "App", "create", options).await);
    Registered {
        id: made["app"]["id"].as_str().unwrap().to_owned(),
        secret: made["client_secret"].as_str().map(str::to_owned),
    }
}

/// What an app asks, whole.
pub fn request(client: &Registered, scope: &str) -> Value {
    json!({
        "client_id": client.id, "redirect_uri": BACK, "response_type": "code", "scope": scope,
        "state": "a state", "code_challenge": CHALLENGE, "code_challenge_method": "S256",
    })
}

/// The parameters of an address to which a user is sent back.
pub fn sent_back(url: &str) -> Vec<(String, String)> {
    let url = Url::parse(url).unwrap();
    url.query_pairs().into_owned().collect()
}

pub fn parameter(url: &str, name: &str) -> Option<String> {
    let mut pairs = sent_back(url).into_iter();
    pairs.find(|(key, _)| key == name).map(|(_, value)| value)
}

/// The user allows it; the code that the app is sent.
pub async fn code(app: &App, user: &Caller, client: &Registered, scope: &str) -> String {
    let asked = request(client, scope);
    let answer = data(&app.post(user, "AppAuthorization", "create", asked).await);
    parameter(answer["url"].as_str().unwrap(), "code").unwrap()
}

/// Sends a form as an app does: without cookies, with its secret in the header.
pub async fn send(app: &App, path: &str, client: &Registered, fields: &[(&str, &str)]) -> Reply {
    let mut fields = fields.to_vec();
    let mut request = form(path);
    match &client.secret {
        Some(secret) => {
            let basic = STANDARD.encode(format!("{}:{secret}", client.id));
            request = request.header("authorization", format!("Basic {basic}"));
        }
        None => fields.push(("client_id", &client.id)),
    }
    app.send_bare(request, body(&fields)).await
}

pub fn form(path: &str) -> Builder {
    Request::post(path).header("content-type", "application/x-www-form-urlencoded")
}

pub fn body(fields: &[(&str, &str)]) -> Body {
    let pair = |(name, value): &(&str, &str)| format!("{name}={}", encode(value));
    let pairs: Vec<String> = fields.iter().map(pair).collect();
    pairs.join("&").into()
}

/// What the app exchanges the code with.
pub fn exchange(code: &str) -> [(&str, &str); 4] {
    [
        ("grant_type", "authorization_code"),
        ("code", code),
        ("redirect_uri", BACK),
        ("code_verifier", VERIFIER),
    ]
}

pub fn refresh(token: &str) -> [(&str, &str); 2] {
    [("grant_type", "refresh_token"), ("refresh_token", token)]
}

/// The user allows it, and the app gets its tokens.
pub async fn tokens(app: &App, user: &Caller, client: &Registered, scope: &str) -> Value {
    let code = code(app, user, client, scope).await;
    let reply = send(app, "/oauth/token", client, &exchange(&code)).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    reply.json()
}

/// Status and error of an answer to an app.
pub fn refused(reply: &Reply) -> (u16, String) {
    let error = reply.json()["error"]
        .as_str()
        .unwrap_or_default()
        .to_owned();
    (reply.status.as_u16(), error)
}

/// Calls door 2 as a bearer, without cookies.
pub async fn call(app: &App, token: &Value, method: Method, path: &str, body: Value) -> Reply {
    let token = token.as_str().unwrap();
    let request = Request::builder()
        .method(method)
        .uri(path)
        .header("content-type", "application/json")
        .header("authorization", format!("Bearer {token}"));
    app.send_bare(request, body.to_string().into()).await
}

/// Reads at door 2 as a bearer.
pub async fn read(app: &App, token: &Value, path: &str) -> Reply {
    call(app, token, Method::GET, path, json!({})).await
}

/// The challenge of a refusal.
pub fn challenge(reply: &Reply) -> &str {
    reply.headers["www-authenticate"].to_str().unwrap()
}
