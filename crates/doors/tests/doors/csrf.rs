//! No other site writes: every line of the switchboard that writes refuses a
//! request without the token or from a foreign origin, and changes nothing.

use axum::body::Body;
use doors::adapters::switchboard::Verb;
use http::{Request, request::Builder};
use serde_json::json;
use testkit::{
    app::{App, MULTIPART, encode, multipart},
    invariants, pictures,
};

use crate::hear::{data, refusal};

const TOKEN: &str = "0123456789abcdef0123456789abcdef";
const FORM: &str = "application/x-www-form-urlencoded";

/// What other sites can make a browser send, and what they cannot.
fn forgeries() -> Vec<Vec<(&'static str, &'static str)>> {
    let kept = ("cookie", "csrftoken=0123456789abcdef0123456789abcdef");
    vec![
        vec![],
        vec![kept],
        vec![("x-csrftoken", TOKEN)],
        vec![kept, ("x-csrftoken", "0123456789abcdef0123456789abcdee")],
        vec![
            kept,
            ("x-csrftoken", TOKEN),
            ("origin", "https://evil.example"),
        ],
        vec![
            kept,
            ("x-csrftoken", TOKEN),
            ("origin", "http://magpie.test.evil.example"),
        ],
        vec![kept, ("x-csrftoken", TOKEN), ("origin", "null")],
        vec![
            kept,
            ("x-csrftoken", TOKEN),
            ("sec-fetch-site", "cross-site"),
        ],
    ]
}

/// Every write of both doors as a path with a method and a body.
fn writes(app: &App) -> Vec<(http::Method, String, String, &'static str)> {
    let board = &app.site.board;
    let resources = board
        .resources
        .iter()
        .filter(|line| board.operations[line.operation].is_write);
    let resources = resources.map(|line| {
        let options = line
            .when
            .map_or(json!({}), |option| json!({ option: true }));
        let body = format!(
            "data={}",
            encode(&json!({ "options": options }).to_string())
        );
        (
            http::Method::POST,
            format!("/resource/{}Resource/{}/", line.name, line.verb.name()),
            body,
            FORM,
        )
    });
    let rest = board
        .rest
        .iter()
        .filter(|line| board.operations[line.operation].is_write);
    let rest = rest.map(|line| {
        let path = line
            .path
            .split('/')
            .map(|part| if part.starts_with('{') { "7" } else { part });
        let path = path.collect::<Vec<_>>().join("/");
        (
            line.method.clone(),
            path,
            "{}".to_owned(),
            "application/json",
        )
    });
    resources.chain(rest).collect()
}

fn forged(mut request: Builder, headers: &[(&str, &str)], session: &str) -> Builder {
    let kept = headers
        .iter()
        .find(|(name, _)| *name == "cookie")
        .map_or("", |(_, value)| value);
    request = request.header("cookie", format!("{kept}; magpie_session={session}"));
    for (name, value) in headers.iter().filter(|(name, _)| *name != "cookie") {
        request = request.header(*name, *value);
    }
    request
}

#[tokio::test]
async fn every_write_refuses_forgeries() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let session = ada.token().unwrap();
    let writes = writes(&app);
    assert!(writes.len() >= 20, "{}", writes.len());
    let before = invariants::contents(&app.world.house.db).await;
    for (method, path, body, kind) in &writes {
        for headers in forgeries() {
            let request = Request::builder()
                .method(method.clone())
                .uri(path)
                .header("content-type", *kind);
            let reply = app
                .send_bare(forged(request, &headers, session), body.clone().into())
                .await;
            assert_eq!(
                refusal(&reply),
                (403, "CsrfFailed".into()),
                "{method} {path} {headers:?}"
            );
        }
    }
    assert_eq!(invariants::contents(&app.world.house.db).await, before);
}

#[tokio::test]
async fn forms_and_detours_refuse_forgeries_too() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let session = ada.token().unwrap();
    let picture = multipart(&[("board_id", "7")], &pictures::png(8, 8, 1));
    let detour =
        json!({ "options": { "url": "/v3/boards/", "data": { "name": "x" } } }).to_string();
    for headers in forgeries() {
        let request =
            Request::post("/resource/PinResource/create/").header("content-type", MULTIPART);
        let reply = app
            .send_bare(forged(request, &headers, session), picture.clone().into())
            .await;
        assert_eq!(refusal(&reply), (403, "CsrfFailed".into()), "{headers:?}");
        let request = Request::post("/resource/ApiResource/create/").header("content-type", FORM);
        let body = Body::from(format!("data={}", encode(&detour)));
        assert_eq!(
            refusal(
                &app.send_bare(forged(request, &headers, session), body)
                    .await
            )
            .0,
            403
        );
        let batch = json!({ "requests": [{ "method": "POST", "url": "/v3/boards/", "body": { "name": "x" } }] });
        let request = Request::post("/v3/batch/").header("content-type", "application/json");
        let reply = app
            .send_bare(forged(request, &headers, session), batch.to_string().into())
            .await;
        assert_eq!(data(&reply)["0"]["error"]["http_status"], 403);
    }
}

#[tokio::test]
async fn bearers_and_reads_need_no_token() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let bearer = format!("Bearer {}", ada.token().unwrap());
    let request = Request::post("/v3/boards/")
        .header("content-type", "application/json")
        .header("authorization", bearer);
    let reply = app
        .send_bare(request, json!({ "name": "Birds" }).to_string().into())
        .await;
    assert_eq!(data(&reply)["name"], "Birds");
    let line = app
        .site
        .board
        .resources
        .iter()
        .find(|line| line.verb == Verb::Get && line.name == "UserHomefeed");
    assert!(line.is_some());
    let request = Request::post("/resource/UserHomefeedResource/get/")
        .header("origin", "https://evil.example");
    assert_eq!(
        data(&app.send_bare(request, Body::empty()).await),
        json!([])
    );
}
