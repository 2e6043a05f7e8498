//! `BoardResource/update`, `PUT /v3/boards/{board_id}/`.

use http::Method;
use serde_json::json;
use testkit::app::{App, Caller};

use crate::hear::{board, data, refuses};

#[tokio::test]
async fn what_is_said_changes_and_the_rest_stays() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let birds = board(&app, &ada, "Birds").await;
    let changed = app
        .post(
            &ada,
            "Board",
            "update",
            json!({ "board_id": birds, "description": "With wings" }),
        )
        .await;
    assert_eq!(
        (&data(&changed)["name"], &data(&changed)["description"]),
        (&json!("Birds"), &json!("With wings"))
    );
    let moved = app
        .call(
            &ada,
            Method::PUT,
            &format!("/v3/boards/{birds}/"),
            json!({ "name": "Rare birds" }),
        )
        .await;
    assert_eq!(
        (&data(&moved)["url"], &data(&moved)["description"]),
        (&json!("/ada/rare-birds/"), &json!("With wings"))
    );
}

#[tokio::test]
async fn it_is_refused_to_other_callers() {
    let app = App::start().await;
    let (ada, ben) = (app.person("ada").await, app.person("ben").await);
    let (birds, _) = (
        board(&app, &ada, "Birds").await,
        board(&app, &ada, "Trees").await,
    );
    let options = json!({ "board_id": birds, "name": "Trees" });
    refuses(
        &app,
        &Caller::default(),
        "Board",
        "update",
        options.clone(),
        (401, "SignInRequired"),
    )
    .await;
    refuses(
        &app,
        &ben,
        "Board",
        "update",
        options.clone(),
        (403, "NotAllowed"),
    )
    .await;
    refuses(
        &app,
        &ada,
        "Board",
        "update",
        options,
        (409, "BoardNameTaken"),
    )
    .await;
    refuses(
        &app,
        &ada,
        "Board",
        "update",
        json!({ "board_id": "7" }),
        (404, "NotFound"),
    )
    .await;
}
