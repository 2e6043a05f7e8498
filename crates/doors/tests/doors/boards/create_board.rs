//! `BoardResource/create`, `POST /v3/boards/`.

use http::Method;
use serde_json::json;
use testkit::app::{App, Caller};

use crate::hear::{data, refuses, shown};

#[tokio::test]
async fn a_board_is_made_at_both_doors() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let options = json!({ "name": "Kitchen light", "description": "Lamps", "privacy": "secret" });
    let made = app.post(&ada, "Board", "create", options).await;
    insta::assert_json_snapshot!(shown(&made));
    let made = app
        .call(
            &ada,
            Method::POST,
            "/v3/boards/",
            json!({ "name": "Chairs" }),
        )
        .await;
    assert_eq!(data(&made)["url"], "/ada/chairs/");
}

#[tokio::test]
async fn it_is_refused_to_visitors_and_for_wrong_names() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let refuse = async |caller: &Caller, options, expected| {
        refuses(&app, caller, "Board", "create", options, expected).await
    };
    refuse(
        &Caller::default(),
        json!({ "name": "Chairs" }),
        (401, "SignInRequired"),
    )
    .await;
    refuse(&ada, json!({ "name": "" }), (400, "TextLength")).await;
    refuse(
        &ada,
        json!({ "name": "x", "privacy": "hidden" }),
        (400, "InvalidInput"),
    )
    .await;
    app.post(&ada, "Board", "create", json!({ "name": "Chairs" }))
        .await;
    refuse(&ada, json!({ "name": "CHAIRS" }), (409, "BoardNameTaken")).await;
}
