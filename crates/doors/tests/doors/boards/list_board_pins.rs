//! `BoardFeedResource/get`, `GET /v3/boards/{board_id}/pins/`.

use serde_json::json;
use testkit::app::{App, Caller};

use crate::hear::{board, data, pin, refuses, shown};

#[tokio::test]
async fn pins_are_listed_newest_first() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let birds = board(&app, &ada, "Birds").await;
    for title in ["Robin", "Wren"] {
        pin(&app, &ada, &birds, title).await;
    }
    let visitor = Caller::default();
    let listed = app
        .get(
            &visitor,
            "BoardFeed",
            json!({ "board_id": birds, "page_size": "1" }),
        )
        .await;
    insta::assert_json_snapshot!(shown(&listed));
    let bookmark = listed.response()["bookmark"].clone();
    let next = app
        .get(
            &visitor,
            "BoardFeed",
            json!({ "board_id": birds, "bookmarks": [bookmark] }),
        )
        .await;
    assert_eq!(data(&next)[0]["title"], "Robin");
    let path = format!("/v3/boards/{birds}/pins/?page_size=1&fields=title");
    let listed = app.open(&visitor, &path).await;
    assert_eq!(data(&listed), json!([{ "title": "Wren" }]));
    let bookmark = testkit::app::encode(listed.json()["bookmark"].as_str().unwrap());
    let next = app
        .open(&visitor, &format!("{path}&bookmarks={bookmark}"))
        .await;
    assert_eq!(
        (data(&next), next.json().get("bookmark")),
        (json!([{ "title": "Robin" }]), None)
    );
}

#[tokio::test]
async fn a_secret_board_is_not_found() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let hidden = testkit::builders::secret_board(&app.ctx(&ada), "Hidden")
        .await
        .board
        .id;
    let options = json!({ "board_id": hidden });
    refuses(
        &app,
        &Caller::default(),
        "BoardFeed",
        "get",
        options.clone(),
        (404, "NotFound"),
    )
    .await;
    assert_eq!(data(&app.get(&ada, "BoardFeed", options).await), json!([]));
}
