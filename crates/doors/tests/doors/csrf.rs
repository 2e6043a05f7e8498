//! No other site writes, by whatever detour. That every write of the published
//! contract refuses forgeries is shown in `security.rs`.

use axum::body::Body;
use doors::adapters::switchboard::Verb;
use http::{Request, request::Builder};
use serde_json::json;
use testkit::{
    app::{App, MULTIPART, encode, multipart},
    pictures,
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
async fn forms_and_detours_refuse_forgeries() {
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
