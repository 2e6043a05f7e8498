//! `BoardFollowResource/create` and `/delete`, `/v3/boards/{board_id}/follow/`.

use http::Method;
use serde_json::json;
use testkit::app::{App, Caller};

use crate::hear::{board, data, refuses};

#[tokio::test]
async fn a_board_is_followed_and_no_longer() {
    let app = App::start().await;
    let (ada, ben) = (app.person("ada").await, app.person("ben").await);
    let birds = board(&app, &ada, "Birds").await;
    let options = json!({ "board_id": birds });
    let path = format!("/v3/boards/{birds}/follow/");
    let followed = |reply| {
        (
            data(&reply)["followed_by_me"].clone(),
            data(&reply)["follower_count"].clone(),
        )
    };
    assert_eq!(
        followed(
            app.post(&ben, "BoardFollow", "create", options.clone())
                .await
        ),
        (json!(true), json!(1))
    );
    assert_eq!(
        followed(app.call(&ben, Method::DELETE, &path, json!({})).await),
        (json!(false), json!(0))
    );
    assert_eq!(
        followed(app.call(&ben, Method::PUT, &path, json!({})).await),
        (json!(true), json!(1))
    );
    assert_eq!(
        followed(app.post(&ben, "BoardFollow", "delete", options).await),
        (json!(false), json!(0))
    );
}

#[tokio::test]
async fn it_is_refused_to_visitors_and_owners() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let options = json!({ "board_id": board(&app, &ada, "Birds").await });
    for verb in ["create", "delete"] {
        refuses(
            &app,
            &Caller::default(),
            "BoardFollow",
            verb,
            options.clone(),
            (401, "SignInRequired"),
        )
        .await;
        refuses(
            &app,
            &ada,
            "BoardFollow",
            verb,
            options.clone(),
            (403, "NotAllowed"),
        )
        .await;
        refuses(
            &app,
            &ada,
            "BoardFollow",
            verb,
            json!({ "board_id": "7" }),
            (404, "NotFound"),
        )
        .await;
    }
}
