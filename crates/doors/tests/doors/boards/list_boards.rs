//! `BoardsResource/get`, `GET /v3/users/{user_id}/boards/`.

use serde_json::json;
use testkit::app::{App, Caller};

use crate::hear::{board, data, refuses, shown};

#[tokio::test]
async fn boards_are_listed_newest_first() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    board(&app, &ada, "Birds").await;
    board(&app, &ada, "Trees").await;
    testkit::builders::secret_board(&app.ctx(&ada), "Hidden").await;
    let visitor = Caller::default();
    let listed = app
        .get(
            &visitor,
            "Boards",
            json!({ "username": "ada", "page_size": 1 }),
        )
        .await;
    insta::assert_json_snapshot!(shown(&listed));
    let names = |reply| {
        data(&reply)
            .as_array()
            .unwrap()
            .iter()
            .map(|board| board["name"].clone())
            .collect::<Vec<_>>()
    };
    let owner = app
        .world
        .as_user(app.ctx(&ada).user().unwrap())
        .user()
        .unwrap();
    let path = format!("/v3/users/{owner}/boards/");
    assert_eq!(names(app.open(&visitor, &path).await), ["Trees", "Birds"]);
    assert_eq!(
        names(app.get(&ada, "Boards", json!({})).await),
        ["Hidden", "Trees", "Birds"]
    );
}

#[tokio::test]
async fn visitors_have_no_boards() {
    let app = App::start().await;
    refuses(
        &app,
        &Caller::default(),
        "Boards",
        "get",
        json!({ "username": "ada" }),
        (404, "NotFound"),
    )
    .await;
    refuses(
        &app,
        &Caller::default(),
        "Boards",
        "get",
        json!({}),
        (400, "InvalidInput"),
    )
    .await;
}
