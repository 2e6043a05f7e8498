//! `UserResource/get`, `GET /v3/users/{user_id}/`.

use serde_json::json;
use testkit::app::{App, Caller};

use crate::hear::{data, refusal, refuses, shown};

#[tokio::test]
async fn a_profile_is_shown_without_what_is_private() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let visitor = Caller::default();
    let seen = app
        .get(&visitor, "User", json!({ "username": "ADA" }))
        .await;
    insta::assert_json_snapshot!(shown(&seen));
    assert!(!seen.text().contains("example.com"));
    let id = app.ctx(&ada).user().unwrap();
    assert_eq!(
        data(&app.open(&visitor, &format!("/v3/users/{id}/")).await),
        data(&seen)
    );
    refuses(
        &app,
        &visitor,
        "User",
        "get",
        json!({ "username": "nobody" }),
        (404, "NotFound"),
    )
    .await;
    assert_eq!(refusal(&app.open(&visitor, "/v3/users/ada/").await).0, 400);
}
