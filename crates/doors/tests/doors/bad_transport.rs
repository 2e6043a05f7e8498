//! Requests that are broken before their options are read: text that is no UTF-8,
//! JSON that is none or too deep, bodies that are too large or end early.

use axum::{Router, body::Body, routing::get};
use doors::app::guarded;
use http::Request;
use testkit::{
    app::{App, Caller, MULTIPART, encode, multipart},
    invariants, pictures,
};
use tower::ServiceExt;

use crate::hear::{board, field, refusal};

const FORM: &str = "application/x-www-form-urlencoded";
const JSON: &str = "application/json";

async fn post(app: &App, caller: &Caller, path: &str, kind: &str, body: Vec<u8>) -> (u16, String) {
    let request = Request::post(path).header("content-type", kind);
    refusal(&app.send(caller, request, body.into()).await)
}

#[tokio::test]
async fn an_answer_after_a_panic_has_the_headers_of_all() {
    async fn panics() -> &'static str {
        panic!("a secret cause")
    }
    let app = App::start().await;
    let router = guarded(Router::new().route("/", get(panics)), app.site.clone());
    let request = Request::get("/").body(Body::empty()).unwrap();
    let reply = router.oneshot(request).await.unwrap();
    let header = |name: &str| reply.headers()[name].to_str().unwrap().to_owned();
    assert_eq!(
        (
            reply.status().as_u16(),
            header("x-content-type-options"),
            header("cache-control")
        ),
        (500, "nosniff".to_owned(), "private, no-store".to_owned())
    );
    let body = axum::body::to_bytes(reply.into_body(), 10_000)
        .await
        .unwrap();
    assert!(!String::from_utf8_lossy(&body).contains("secret cause"));
}

#[tokio::test]
async fn broken_texts_are_refused_at_both_doors() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let before = invariants::contents(&app.world.house.db).await;
    let deep = format!(
        "{{\"options\":{}{}}}",
        "[".repeat(10_000),
        "]".repeat(10_000)
    );
    let deep_object = format!("{}1{}", "{\"options\":".repeat(10_000), "}".repeat(10_000));
    let invalid = (400, "InvalidInput".to_owned());
    for path in [
        "/resource/BoardResource/create/",
        "/v3/boards/",
        "/v3/batch/",
    ] {
        let bodies: Vec<(&str, Vec<u8>)> = vec![
            (JSON, b"\xff\xfe".to_vec()),
            (JSON, b"{\"options\":{\"name\":\"\xff\"}}".to_vec()),
            (JSON, b"{\"options\":{\"name\":\"\\ud800\"}}".to_vec()),
            (JSON, b"{\"name\":".to_vec()),
            (JSON, b"[]".to_vec()),
            (JSON, b"7".to_vec()),
            (JSON, deep.clone().into()),
            (JSON, deep_object.clone().into()),
            (FORM, b"data=%ff&name=%ff".to_vec()),
            (FORM, b"data=\xff".to_vec()),
            (FORM, "a=1&".repeat(201).into()),
        ];
        for (kind, body) in bodies {
            assert_eq!(
                post(&app, &ada, path, kind, body.clone()).await,
                invalid,
                "{path} {kind} {:.40}",
                String::from_utf8_lossy(&body)
            );
        }
        let large = format!("{{\"name\":\"{}\"}}", "x".repeat(1024 * 1024));
        assert_eq!(
            post(&app, &ada, path, JSON, large.clone().into()).await,
            (413, "TooLarge".into())
        );
        assert_eq!(
            post(&app, &ada, path, FORM, large.into()).await,
            (413, "TooLarge".into())
        );
    }
    for data in [
        "%FF",
        "x",
        "[]",
        "7",
        "%22x%22",
        "{%22options%22:7}",
        "{%22options%22:[]}",
        &encode(&deep),
    ] {
        let reply = app
            .open(&ada, &format!("/resource/BoardResource/get/?data={data}"))
            .await;
        assert_eq!(refusal(&reply), invalid, "{data:.30}");
    }
    assert_eq!(
        refusal(&app.open(&ada, "/v3/boards/7/?a=%FF").await),
        invalid
    );
    assert_eq!(invariants::contents(&app.world.house.db).await, before);
}

#[tokio::test]
async fn the_part_that_is_wrong_is_named() {
    let app = App::start().await;
    for (data, name) in [
        ("x", "data"),
        ("[]", "data"),
        ("{\"options\":7}", "options"),
    ] {
        let reply = app
            .open(
                &Caller::default(),
                &format!("/resource/BoardResource/get/?data={}", encode(data)),
            )
            .await;
        assert_eq!((refusal(&reply).0, field(&reply).as_str()), (400, name));
    }
}

#[tokio::test]
async fn forms_that_end_early_make_no_pin() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let birds = board(&app, &ada, "Birds").await;
    let whole = multipart(&[("board_id", &birds)], &pictures::png(64, 64, 1));
    let before = invariants::contents(&app.world.house.db).await;
    let path = "/resource/PinResource/create/";
    for length in [0, 1, 20, 100, 130, whole.len() - 40, whole.len() - 12] {
        assert_eq!(
            post(&app, &ada, path, MULTIPART, whole[..length].to_vec())
                .await
                .0,
            400,
            "{length}"
        );
    }
    assert_eq!(
        post(&app, &ada, path, "multipart/form-data", whole.clone())
            .await
            .0,
        400
    );
    let long_text = multipart(&[("board_id", &birds), ("title", &"x".repeat(20_000))], b"");
    assert_eq!(
        post(&app, &ada, path, MULTIPART, long_text).await,
        (413, "TooLarge".into())
    );
    let large = multipart(&[("board_id", &birds)], &vec![0; 20 * 1024 * 1024 + 1]);
    assert_eq!(
        post(&app, &ada, path, MULTIPART, large).await,
        (413, "PictureTooLarge".into())
    );
    let not_text = [&whole[..60], b"\xff\xff", &whole[60..]].concat();
    assert_eq!(post(&app, &ada, path, MULTIPART, not_text).await.0, 400);
    assert_eq!(invariants::contents(&app.world.house.db).await, before);
}

#[tokio::test]
async fn a_body_that_breaks_off_is_refused() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    for kind in [FORM, JSON, MULTIPART] {
        let parts = ["data=%7B", "more"]
            .map(|part| Ok(part.to_owned()))
            .into_iter();
        let broken = parts.chain([Err(std::io::Error::other("the line went dead"))]);
        let body = Body::from_stream(futures_util::stream::iter(broken));
        let request = Request::post("/resource/PinResource/create/").header("content-type", kind);
        assert_eq!(
            refusal(&app.send(&ada, request, body).await).0,
            400,
            "{kind}"
        );
    }
}

#[tokio::test]
async fn strange_hosts_cookies_and_tokens_are_visitors() {
    let app = App::start().await;
    let path = "/v3/users/me/";
    for (name, value) in [
        ("cookie", "magpie_session=%00; ;;=;x"),
        ("cookie", "magpie_session"),
        ("authorization", "Bearer "),
        ("authorization", "Basic eDp4"),
    ] {
        let request = Request::get(path).header(name, value);
        assert_eq!(
            refusal(&app.send_bare(request, Body::empty()).await).0,
            401,
            "{name} {value}"
        );
    }
    for host in ["evil@magpie.test", "a b", "", "[::1"] {
        let request = Request::get(path)
            .header("host", host)
            .body(Body::empty())
            .unwrap();
        assert_eq!(refusal(&app.send_whole(request).await).0, 400, "{host}");
    }
    // Clients of handshakes read no 400.
    for (request, status) in [
        (Request::get(path), 400),
        (Request::post("/v3/login/handshake/"), 409),
    ] {
        let twice = request
            .header("host", "magpie.test")
            .header("host", "magpie.test")
            .body(Body::empty());
        assert_eq!(refusal(&app.send_whole(twice.unwrap()).await).0, status);
    }
}
