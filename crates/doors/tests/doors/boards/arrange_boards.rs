//! `BoardsResource/update`, `PUT /v3/users/me/boards/`.

use http::Method;
use serde_json::json;
use testkit::app::{App, Caller};

use crate::hear::{board, data, refuses};

#[tokio::test]
async fn boards_are_put_in_order_at_both_doors() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let (birds, trees) = (
        board(&app, &ada, "Birds").await,
        board(&app, &ada, "Trees").await,
    );
    let options = json!({ "board_ids": [birds, trees], "sort": "custom" });
    let kept = app.post(&ada, "Boards", "update", options).await;
    let expected = json!({ "board_sort_order": "custom", "board_density": "default", "pin_density": "default" });
    assert_eq!(data(&kept), expected);
    let listed = app
        .get(&Caller::default(), "Boards", json!({ "username": "ada" }))
        .await;
    let ids: Vec<_> = (0..2).map(|at| data(&listed)[at]["id"].clone()).collect();
    assert_eq!(ids, [json!(birds), json!(trees)]);
    let address = "/v3/users/me/boards/";
    let wide = json!({ "density": "wide" });
    let kept = app.call(&ada, Method::PUT, address, wide).await;
    assert_eq!(data(&kept)["board_density"], "wide");
    let small = json!({ "pin_density": "compact" });
    let kept = app.call(&ada, Method::PUT, address, small).await;
    assert_eq!(data(&kept)["pin_density"], "compact");
}

#[tokio::test]
async fn orders_that_do_not_exist_are_refused() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let visitor = Caller::default();
    for (caller, options, expected) in [
        (&ada, json!({ "sort": "backwards" }), (400, "InvalidInput")),
        (&ada, json!({ "board_ids": ["7"] }), (404, "NotFound")),
        (&visitor, json!({}), (401, "SignInRequired")),
    ] {
        refuses(&app, caller, "Boards", "update", options, expected).await;
    }
}
