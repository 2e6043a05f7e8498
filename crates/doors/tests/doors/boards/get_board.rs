//! `BoardResource/get`, `GET /v3/boards/{board_id}/`.

use serde_json::json;
use testkit::app::{App, Caller};

use crate::hear::{board, data, pin, refusal, refuses, shown};

#[tokio::test]
async fn a_board_is_shown_by_id_and_address() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let birds = board(&app, &ada, "Birds").await;
    pin(&app, &ada, &birds, "Robin").await;
    let visitor = Caller::default();
    let seen = app
        .get(
            &visitor,
            "Board",
            json!({ "username": "ada", "slug": "birds" }),
        )
        .await;
    insta::assert_json_snapshot!(shown(&seen));
    let by_id = app
        .get(&visitor, "Board", json!({ "board_id": birds }))
        .await;
    let by_path = app.open(&visitor, &format!("/v3/boards/{birds}/")).await;
    assert_eq!((data(&by_id), data(&by_path)), (data(&seen), data(&seen)));
    assert_eq!(
        data(&app.get(&ada, "Board", json!({ "board_id": birds })).await)["access"],
        json!(["write", "delete"])
    );
}

#[tokio::test]
async fn what_is_missing_or_secret_is_not_found() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let hidden = testkit::builders::secret_board(&app.ctx(&ada), "Hidden")
        .await
        .board
        .id;
    for caller in [Caller::default(), app.person("ben").await] {
        refuses(
            &app,
            &caller,
            "Board",
            "get",
            json!({ "board_id": hidden }),
            (404, "NotFound"),
        )
        .await;
        refuses(
            &app,
            &caller,
            "Board",
            "get",
            json!({ "username": "ada", "slug": "hidden" }),
            (404, "NotFound"),
        )
        .await;
        refuses(
            &app,
            &caller,
            "Board",
            "get",
            json!({}),
            (400, "InvalidInput"),
        )
        .await;
        assert_eq!(refusal(&app.open(&caller, "/v3/boards/x/").await).0, 400);
    }
}
