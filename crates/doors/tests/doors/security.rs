//! The figures of quality.md, "Safety of people", as clients hear them, on both
//! databases: forged writes, cookies, sessions, limits.

use std::collections::{BTreeMap, BTreeSet};

use axum::body::Body;
use http::{Method, Request, header::SET_COOKIE, request::Builder};
use kernel::tokens::token_hash;
use serde_json::{Value, json};
use testkit::{
    app::{App, Caller, Reply, encode},
    builders::PASSWORD,
    invariants,
};

use crate::hear::refusal;

/// As published.
const OPENAPI: &str = include_str!("../../../../contract/openapi.json");
/// As published: which operations write.
const DOORS: &str = include_str!("../../../../contract/doors.txt");
const TOKEN: &str = "0123456789abcdef0123456789abcdef";

/// One write of the published contract.
struct Write {
    method: Method,
    path: String,
    operation: String,
}

/// Every write address of `contract/openapi.json`.
fn writes() -> Vec<Write> {
    let lines = DOORS
        .lines()
        .map(|line| line.split_whitespace().collect::<Vec<_>>());
    let writing: BTreeSet<&str> = lines
        .filter(|words| words.get(1) == Some(&"write"))
        .map(|words| words[0])
        .collect();
    let document: Value = serde_json::from_str(OPENAPI).unwrap();
    let paths: BTreeMap<String, BTreeMap<String, Value>> =
        serde_json::from_value(document["paths"].clone()).unwrap();
    let all = paths.into_iter().flat_map(|(path, methods)| {
        methods.into_iter().map(move |(method, operation)| Write {
            method: method.to_uppercase().parse().unwrap(),
            path: path
                .split('/')
                .map(|part| if part.starts_with('{') { "7" } else { part })
                .collect::<Vec<_>>()
                .join("/"),
            operation: operation["summary"].as_str().unwrap().to_owned(),
        })
    });
    let found: Vec<Write> = all
        .filter(|write| writing.contains(write.operation.as_str()))
        .collect();
    let named: BTreeSet<&str> = found.iter().map(|write| write.operation.as_str()).collect();
    assert_eq!(named, writing, "the two files tell of the same writes");
    found
}

impl Write {
    fn request(&self) -> (Builder, Body) {
        let request = Request::builder().method(&self.method).uri(&self.path);
        match self.path.starts_with("/resource/") {
            true => {
                let data = encode(&json!({ "options": {} }).to_string());
                let form = request.header("content-type", "application/x-www-form-urlencoded");
                (form, format!("data={data}").into())
            }
            false => (
                request.header("content-type", "application/json"),
                "{}".into(),
            ),
        }
    }
}

/// What is missing or foreign in a forged write: its token, its origin.
fn forgeries() -> [(&'static str, Option<&'static str>, Option<&'static str>); 6] {
    [
        ("no token", None, None),
        (
            "another browser's token",
            Some("fedcba9876543210fedcba9876543210"),
            None,
        ),
        ("an empty token", Some(""), None),
        (
            "a foreign origin",
            Some(TOKEN),
            Some("https://evil.example"),
        ),
        (
            "an origin that begins like ours",
            Some(TOKEN),
            Some("http://magpie.test.evil.example"),
        ),
        ("no origin of a sandbox", Some(TOKEN), Some("null")),
    ]
}

async fn send(
    app: &App,
    write: &Write,
    session: &str,
    token: Option<&str>,
    origin: Option<&str>,
) -> Reply {
    let (mut request, body) = write.request();
    let cookies = format!("csrftoken={TOKEN}; magpie_session={session}");
    request = request.header("cookie", cookies);
    if let Some(token) = token {
        request = request.header("x-csrftoken", token);
    }
    if let Some(origin) = origin {
        request = request.header("origin", origin);
    }
    app.send_bare(request, body).await
}

fn cookies(reply: &Reply) -> Vec<String> {
    let all = reply.headers.get_all(SET_COOKIE).iter();
    all.map(|value| value.to_str().unwrap().to_owned())
        .collect()
}

/// The session's secret in an answer that begins one.
fn token(reply: &Reply) -> String {
    let cookies = cookies(reply);
    let session = cookies
        .iter()
        .find(|cookie| cookie.contains("magpie_session="));
    let (_, rest) = session.unwrap().split_once('=').unwrap();
    rest.split(';').next().unwrap().to_owned()
}

async fn log_in(app: &App, held: &str) -> Reply {
    let options = json!({ "username_or_email": "ada", "password": PASSWORD });
    let data = encode(&json!({ "options": options }).to_string());
    let request = Request::post("/resource/UserSessionResource/create/")
        .header("content-type", "application/x-www-form-urlencoded")
        .header(
            "cookie",
            format!("csrftoken={TOKEN}; magpie_session={held}"),
        )
        .header("x-csrftoken", TOKEN);
    let reply = app.send_bare(request, format!("data={data}").into()).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    reply
}

async fn is_signed_in(app: &App, session: &str) -> bool {
    let request =
        Request::get("/v3/users/me/").header("cookie", format!("magpie_session={session}"));
    app.send_bare(request, Body::empty()).await.status == 200
}

testkit::on_both_engines! {
    async fn every_published_write_refuses_forgeries(world: World) {
        let app = App::around(world, 1_000);
        let ada = app.person("ada").await;
        let before = invariants::contents(&app.world.house.db).await;
        let writes = writes();
        for write in &writes {
            for (what, token, origin) in forgeries() {
                let reply = send(&app, write, ada.token().unwrap(), token, origin).await;
                let heard = refusal(&reply);
                // Clients of handshakes read no 403.
                let status = if write.path.ends_with("/handshake/") { 409 } else { 403 };
                assert_eq!(heard, (status, "CsrfFailed".into()), "{} {} with {what}", write.method, write.path);
            }
        }
        assert_eq!(invariants::contents(&app.world.house.db).await, before);
        // It was the token: with it, and from here, nothing is refused for that.
        for write in &writes {
            for origin in [None, Some("http://magpie.test")] {
                let reply = send(&app, write, ada.token().unwrap(), Some(TOKEN), origin).await;
                assert!(!reply.text().contains("CsrfFailed"), "{} {}", write.method, write.path);
            }
        }
    }

    async fn a_session_is_long_new_at_each_log_in_and_kept_hashed(world: World) {
        let app = App::around(world, 1_000);
        app.person("ada").await;
        let first = token(&log_in(&app, "").await);
        // 256 bits in base64.
        assert_eq!(first.len(), 43);
        assert!(is_signed_in(&app, &first).await);
        let second = token(&log_in(&app, &first).await);
        assert_ne!(first, second);
        assert!(is_signed_in(&app, &second).await && !is_signed_in(&app, &first).await);
        let planted = "A".repeat(43);
        let third = token(&log_in(&app, &planted).await);
        assert!(third != planted && !is_signed_in(&app, &planted).await, "nobody can plant a session");
        let kept = invariants::session_hashes(&app.world.house.db).await;
        assert!(kept.contains(&token_hash(&third).to_vec()));
        assert!(kept.iter().all(|hash| hash.len() == 32 && hash[..] != *third.as_bytes()));
    }

    async fn every_limited_write_tells_its_limit(world: World) {
        let app = App::around(world, 1_000);
        let ada = app.person("ada").await;
        for write in writes() {
            let reply = send(&app, &write, ada.token().unwrap(), Some(TOKEN), None).await;
            for name in ["ratelimit-limit", "ratelimit-remaining", "ratelimit-reset"] {
                assert!(reply.headers.contains_key(name), "{name} of {} {}", write.method, write.path);
            }
        }
    }
}

#[tokio::test]
async fn cookies_are_bound_to_this_host_over_https() {
    let app = App::at("https://magpie.test").await;
    app.person("ada").await;
    let reply = log_in(&app, "").await;
    let page = app.open(&Caller::default(), "/").await;
    let all = [cookies(&reply), cookies(&page)].concat();
    for cookie in &all {
        assert!(cookie.contains("; Secure"), "{cookie}");
        assert!(cookie.contains("; SameSite=Lax"), "{cookie}");
        assert!(cookie.contains("; Path=/"), "{cookie}");
        assert!(!cookie.to_lowercase().contains("domain="), "{cookie}");
        let is_for_scripts = cookie.starts_with("csrftoken=");
        assert_eq!(cookie.contains("; HttpOnly"), !is_for_scripts, "{cookie}");
    }
    assert!(
        all.iter()
            .any(|cookie| cookie.starts_with("__Host-magpie_session=")),
        "{all:?}"
    );
}

#[tokio::test]
async fn every_answer_says_what_a_browser_may_do_with_it() {
    let nothing = "default-src 'none'; frame-ancestors 'none'";
    let year = "max-age=31536000";
    for (address, hsts) in [
        ("https://magpie.test", Some(year)),
        ("http://magpie.test", None),
    ] {
        let app = App::at(address).await;
        for (path, is_document) in [
            ("/", true),
            ("/no/such/page/anywhere/", true),
            ("/v3/users/me/", false),
            ("/resource/NoResource/get/", false),
            ("/originals/aa/bb/cc/aabbcc.jpg", false),
            ("/openapi.json", false),
            ("/healthz", false),
        ] {
            let headers = app.open(&Caller::default(), path).await.headers;
            let told = |name: &str| headers.get(name).map(|value| value.to_str().unwrap());
            let policy = told("content-security-policy").unwrap();
            assert_eq!(policy != nothing, is_document, "{path} {policy}");
            assert!(policy.contains("frame-ancestors"), "{path} {policy}");
            assert_eq!(told("strict-transport-security"), hsts, "{path}");
        }
    }
}

#[tokio::test]
async fn a_host_may_demand_https_of_its_subdomains() {
    let app = App::strictly_at("https://magpie.test").await;
    let reply = app.open(&Caller::default(), "/healthz").await;
    let expected = "max-age=31536000; includeSubDomains";
    assert_eq!(reply.headers["strict-transport-security"], expected);
}

#[tokio::test]
async fn answers_do_not_tell_who_has_an_account() {
    let app = App::start().await;
    app.person("ada").await;
    let visitor = Caller::default();
    let asked = [
        (
            "UserSession",
            json!({ "username_or_email": "NAME", "password": "wrong horse" }),
        ),
        ("UserResetPassword", json!({ "username_or_email": "NAME" })),
    ];
    for (resource, options) in asked {
        let mut heard = Vec::new();
        for name in ["ada", "eve"] {
            let options = serde_json::from_str(&options.to_string().replace("NAME", name)).unwrap();
            let reply = app.post(&visitor, resource, "create", options).await;
            heard.push((
                reply.status,
                reply.response()["data"].clone(),
                reply.response()["message"].clone(),
                reply.response()["error"]["api_error_code"].clone(),
            ));
        }
        assert_eq!(heard[0], heard[1], "{resource}");
    }
}

#[tokio::test]
async fn no_secret_of_a_call_is_echoed() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    const SECRET: &str = "correct horse battery";
    let calls = [
        (
            "ParentalPasscode",
            json!({ "passcode": SECRET, "confirmPasscode": SECRET }),
        ),
        ("UserRegister", json!({ "recaptcha_v3_token": SECRET })),
        (
            "PasskeySession",
            json!({ "token": SECRET, "credential": { "id": SECRET } }),
        ),
        (
            "Api",
            json!({ "url": "/v3/login/handshake/", "data": { "password": SECRET, "deep": [{ "mfa_token": SECRET }] } }),
        ),
    ];
    for (resource, options) in calls {
        let reply = app.post(&ada, resource, "create", options).await;
        assert!(
            !reply.text().contains(SECRET),
            "{resource}: {}",
            reply.text()
        );
        assert!(
            reply.json()["resource"]["options"].is_object(),
            "{resource}"
        );
    }
}
