//! `BoardResource/delete`, `DELETE /v3/boards/{board_id}/`.

use http::Method;
use serde_json::json;
use testkit::app::{App, Caller};

use crate::hear::{board, data, refusal, refuses, shown};

#[tokio::test]
async fn a_board_is_deleted_once() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let (birds, trees) = (
        board(&app, &ada, "Birds").await,
        board(&app, &ada, "Trees").await,
    );
    let done = app
        .post(&ada, "Board", "delete", json!({ "board_id": birds }))
        .await;
    insta::assert_json_snapshot!(shown(&done));
    refuses(
        &app,
        &ada,
        "Board",
        "delete",
        json!({ "board_id": birds }),
        (404, "NotFound"),
    )
    .await;
    let path = format!("/v3/boards/{trees}/");
    assert_eq!(
        data(&app.call(&ada, Method::DELETE, &path, json!({})).await)["state"],
        "done"
    );
    assert_eq!(refusal(&app.open(&ada, &path).await).0, 404);
}

#[tokio::test]
async fn it_is_refused_to_other_callers() {
    let app = App::start().await;
    let (ada, ben) = (app.person("ada").await, app.person("ben").await);
    let options = json!({ "board_id": board(&app, &ada, "Birds").await });
    refuses(
        &app,
        &Caller::default(),
        "Board",
        "delete",
        options.clone(),
        (401, "SignInRequired"),
    )
    .await;
    refuses(&app, &ben, "Board", "delete", options, (403, "NotAllowed")).await;
}
