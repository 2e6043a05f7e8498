//! `BaseSearchResource/get`.

use serde_json::json;
use testkit::app::{App, Caller};

use crate::hear::{board, data, pin, refuses, shown};

#[tokio::test]
async fn pins_are_found_and_walked() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let birds = board(&app, &ada, "Birds").await;
    for title in ["Robin one", "Robin two"] {
        pin(&app, &ada, &birds, title).await;
    }
    app.world.settle().await;
    let visitor = Caller::default();
    let found = app
        .get(
            &visitor,
            "BaseSearch",
            json!({ "query": "robn", "scope": "pins", "page_size": 1 }),
        )
        .await;
    insta::assert_json_snapshot!(shown(&found)["resource"]);
    assert_eq!(
        (
            &data(&found)["corrected_query"],
            data(&found)["results"].as_array().unwrap().len()
        ),
        (&json!("robin"), 1)
    );
    let bookmark = found.response()["bookmark"].clone();
    let next = app
        .get(
            &visitor,
            "BaseSearch",
            json!({ "query": "robn", "scope": "pins", "bookmarks": [bookmark] }),
        )
        .await;
    assert_ne!(
        data(&next)["results"][0]["id"],
        data(&found)["results"][0]["id"]
    );
    assert!(next.response().get("bookmark").is_none());
    assert_eq!(
        next.json()["resource"]["options"]["bookmarks"],
        json!(["-end-"])
    );
}

#[tokio::test]
async fn words_must_be_there() {
    let app = App::start().await;
    for options in [json!({ "query": "" }), json!({ "query": "x".repeat(201) })] {
        refuses(
            &app,
            &Caller::default(),
            "BaseSearch",
            "get",
            options,
            (400, "TextLength"),
        )
        .await;
    }
    refuses(
        &app,
        &Caller::default(),
        "BaseSearch",
        "get",
        json!({ "query": "x", "scope": "moon" }),
        (400, "InvalidInput"),
    )
    .await;
}
