//! `RepinResource/create`, `POST /v3/pins/{pin_id}/repin/`.

use http::Method;
use serde_json::json;
use testkit::app::{App, Caller};

use crate::hear::{board, data, pin, refuses, shown};

#[tokio::test]
async fn a_pin_is_saved_once() {
    let app = App::start().await;
    let (ada, ben) = (app.person("ada").await, app.person("ben").await);
    let (birds, mine) = (
        board(&app, &ada, "Birds").await,
        board(&app, &ben, "Mine").await,
    );
    let robin = pin(&app, &ada, &birds, "Robin").await;
    let saved = app
        .post(
            &ben,
            "Repin",
            "create",
            json!({ "pin_id": robin, "board_id": mine, "title": "My robin" }),
        )
        .await;
    insta::assert_json_snapshot!(shown(&saved));
    let again = app
        .call(
            &ben,
            Method::POST,
            &format!("/v3/pins/{robin}/repin/"),
            json!({ "board_id": mine }),
        )
        .await;
    assert_eq!(data(&again)["id"], data(&saved)["id"]);
}

#[tokio::test]
async fn it_is_refused_elsewhere() {
    let app = App::start().await;
    let (ada, ben) = (app.person("ada").await, app.person("ben").await);
    let birds = board(&app, &ada, "Birds").await;
    let robin = pin(&app, &ada, &birds, "Robin").await;
    let options = json!({ "pin_id": robin, "board_id": birds });
    refuses(
        &app,
        &Caller::default(),
        "Repin",
        "create",
        options.clone(),
        (401, "SignInRequired"),
    )
    .await;
    refuses(&app, &ben, "Repin", "create", options, (403, "NotAllowed")).await;
    refuses(
        &app,
        &ada,
        "Repin",
        "create",
        json!({ "pin_id": "7", "board_id": birds }),
        (404, "NotFound"),
    )
    .await;
}
