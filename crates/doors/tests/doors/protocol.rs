//! What the protocol says of every call at door 1: envelopes, paging, how
//! options come in, how errors look.

use axum::body::Body;
use http::Request;
use serde_json::{Value, json};
use testkit::app::{App, Caller, Reply, encode};

use crate::hear::{board, data, field, refusal, shown};

/// A board with this many pins, and its id.
async fn board_of(app: &App, pins: usize) -> String {
    let ada = app.person("ada").await;
    let birds = board(app, &ada, "Birds").await;
    testkit::builders::pins(&app.ctx(&ada), birds.parse().unwrap(), pins).await;
    birds
}

async fn form(app: &App, path: &str, body: String) -> Reply {
    let request = Request::post(path).header("content-type", "application/x-www-form-urlencoded");
    app.send(&Caller::default(), request, body.into()).await
}

#[tokio::test]
async fn an_answer_has_three_objects_and_a_name() {
    let app = App::start().await;
    let birds = board_of(&app, 1).await;
    let reply = app
        .get(
            &Caller::default(),
            "BoardFeed",
            json!({ "board_id": birds, "own": [1, null] }),
        )
        .await;
    let mut body = shown(&reply);
    body["resource_response"]["data"] = json!("[pins]");
    insta::assert_json_snapshot!(body);
    assert_eq!(
        reply.headers["content-type"],
        "application/json; charset=utf-8"
    );
    assert_eq!(reply.headers["cache-control"], "private, no-store");
    assert_eq!(reply.headers["x-content-type-options"], "nosniff");
    assert!(
        reply.json()["request_identifier"]
            .as_str()
            .is_some_and(|name| name.len() >= 12)
    );
}

#[tokio::test]
async fn a_failure_has_its_error_and_no_data() {
    let app = App::start().await;
    let reply = app
        .get(&Caller::default(), "Pin", json!({ "id": "7" }))
        .await;
    assert_eq!(reply.status, 404);
    insta::assert_json_snapshot!(shown(&reply));
}

#[tokio::test]
async fn pages_end_as_the_protocol_says() {
    let app = App::start().await;
    let birds = board_of(&app, 4).await;
    let ask = async |extra: Value| {
        let mut options = json!({ "board_id": birds });
        options
            .as_object_mut()
            .unwrap()
            .extend(extra.as_object().unwrap().clone());
        app.get(&Caller::default(), "BoardFeed", options).await
    };
    let next = |reply: &Reply| reply.json()["resource"]["options"]["bookmarks"].clone();
    let count = |reply: &Reply| data(reply).as_array().unwrap().len();
    let first = ask(json!({ "page_size": 2 })).await;
    let bookmark = first.response()["bookmark"].clone();
    assert_eq!((count(&first), next(&first)), (2, json!([bookmark])));
    let last = ask(json!({ "page_size": 2, "bookmarks": [bookmark] })).await;
    assert_eq!(
        (count(&last), next(&last), last.response().get("bookmark")),
        (2, json!(["-end-"]), None)
    );
    let ended = ask(json!({ "bookmarks": ["-end-"] })).await;
    assert_eq!(
        (
            count(&ended),
            next(&ended),
            ended.response().get("bookmark")
        ),
        (0, json!(["-end-"]), None)
    );
    for start in [json!(null), json!([]), json!([null]), json!([""])] {
        assert_eq!(
            count(&ask(json!({ "bookmarks": start })).await),
            4,
            "{start}"
        );
    }
    let several = ask(json!({ "bookmarks": ["-end-", bookmark] })).await;
    assert_eq!(count(&several), 2);
    for (size, expected) in [
        (json!(1), 1),
        (json!("3"), 3),
        (json!(null), 4),
        (json!(1_000_000), 4),
    ] {
        assert_eq!(
            count(&ask(json!({ "page_size": size })).await),
            expected,
            "{size}"
        );
    }
}

#[tokio::test]
async fn options_come_in_every_way() {
    let app = App::start().await;
    let birds = board_of(&app, 1).await;
    let data_text = json!({ "options": { "board_id": birds }, "context": null }).to_string();
    let path = "/resource/BoardResource/get/";
    let as_json = |body: Value| {
        Request::post(path)
            .header("content-type", "application/json; charset=utf-8")
            .body(body.to_string())
    };
    let mut replies = vec![
        app.open(
            &Caller::default(),
            &format!(
                "{path}?source_url=%2F&data={}&_=1700000000",
                encode(&data_text)
            ),
        )
        .await,
        app.open(
            &Caller::default(),
            &format!("/resource/BoardResource/get?data={}", encode(&data_text)),
        )
        .await,
        form(
            &app,
            path,
            format!("source_url=&data={}", encode(&data_text)),
        )
        .await,
    ];
    for body in [
        json!({ "options": { "board_id": birds } }),
        json!({ "data": data_text, "source_url": "/" }),
    ] {
        let (parts, body) = as_json(body).unwrap().into_parts();
        let request =
            Request::post(path).header("content-type", parts.headers["content-type"].clone());
        replies.push(
            app.send(&Caller::default(), request, Body::from(body))
                .await,
        );
    }
    for reply in &replies {
        assert_eq!(data(reply)["id"], birds.as_str());
    }
    let empty = app
        .open(&Caller::default(), "/resource/UserHomefeedResource/get/")
        .await;
    assert_eq!(data(&empty).as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn a_wrong_option_is_named() {
    let app = App::start().await;
    let cases = [
        ("BoardFeed", json!({}), "board_id"),
        ("BoardFeed", json!({ "board_id": {} }), "board_id"),
        ("BoardFeed", json!({ "board_id": "1e3" }), "board_id"),
        (
            "BoardFeed",
            json!({ "board_id": "1", "page_size": "many" }),
            "page_size",
        ),
        (
            "BoardFeed",
            json!({ "board_id": "1", "page_size": 0 }),
            "page_size",
        ),
        (
            "BoardFeed",
            json!({ "board_id": "1", "bookmarks": 7 }),
            "bookmarks",
        ),
        ("Pin", json!({ "id": null }), "id"),
        ("BaseSearch", json!({ "query": ["x"] }), "query"),
        ("BaseSearch", json!({}), "query"),
        ("User", json!({ "username": 7 }), "username"),
    ];
    for (resource, options, name) in cases {
        let reply = app.get(&Caller::default(), resource, options.clone()).await;
        assert_eq!(
            (refusal(&reply), field(&reply)),
            ((400, "InvalidInput".into()), name.into()),
            "{options}"
        );
    }
}

#[tokio::test]
async fn unknown_options_and_headers_are_ignored() {
    let app = App::start().await;
    let birds = board_of(&app, 1).await;
    let text = json!({
        "options": { "board_id": birds, "field_set_key": "x", "deep": { "er": [{}] } }, "context": { "a": 1 },
    });
    let request = Request::get(format!(
        "/resource/BoardResource/get/?data={}",
        encode(&text.to_string())
    ))
    .header("x-app-version", "☃")
    .header("x-pinterest-appstate", "background")
    .header("x-requested-with", "XMLHttpRequest")
    .header("x-pinterest-source-url", "/");
    let reply = app.send(&Caller::default(), request, Body::empty()).await;
    assert_eq!(data(&reply)["id"], birds.as_str());
}

#[tokio::test]
async fn addresses_that_are_none_are_told() {
    let app = App::start().await;
    for path in [
        "/resource/NoResource/get/",
        "/resource/Board/get/",
        "/resource/BoardResource/destroy/",
        "/resource/BoardResource/create/",
        "/v3/nothing/",
    ] {
        assert_eq!(
            refusal(&app.open(&Caller::default(), path).await),
            (404, "AddressUnknown".into()),
            "{path}"
        );
    }
}

#[tokio::test]
async fn answers_are_compressed_as_the_caller_reads_them() {
    let app = App::start().await;
    let options = json!({ "options": { "board_id": board_of(&app, 5).await } });
    let path = format!(
        "/resource/BoardFeedResource/get/?data={}",
        encode(&options.to_string())
    );
    let ask = async |accepted: &str| {
        let request = Request::get(&path).header("accept-encoding", accepted);
        let reply = app.send(&Caller::default(), request, Body::empty()).await;
        let encoding = reply.headers.get("content-encoding");
        let encoding = encoding.map(|name| name.to_str().unwrap().to_owned());
        (encoding, reply.body.len())
    };
    let (none, plain) = ask("identity").await;
    assert_eq!(none, None);
    for (accepted, encoding) in [
        ("gzip, deflate, br, zstd", "zstd"),
        ("gzip, deflate, br", "br"),
        ("gzip, deflate", "gzip"),
    ] {
        let (found, bytes) = ask(accepted).await;
        assert_eq!(found.as_deref(), Some(encoding), "{accepted}");
        assert!(bytes < plain / 3, "{accepted}: {bytes} of {plain}");
    }
}
