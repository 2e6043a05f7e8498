//! `BoardArchiveResource`, `PUT` and `DELETE /v3/boards/{board_id}/archive/`.

use http::Method;
use serde_json::json;
use testkit::app::{App, Caller};

use crate::hear::{board, data, refuses};

#[tokio::test]
async fn a_board_is_put_away_and_taken_out_at_both_doors() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let birds = board(&app, &ada, "Birds").await;
    let options = json!({ "board_id": birds });
    let away = app
        .post(&ada, "BoardArchive", "create", options.clone())
        .await;
    assert!(data(&away)["archived_by_me_at"].is_string());
    let listed = app
        .get(
            &ada,
            "Boards",
            json!({ "username": "ada", "archived": true }),
        )
        .await;
    assert_eq!(data(&listed)[0]["id"], json!(birds));
    let address = format!("/v3/boards/{birds}/archive/");
    let out = app.call(&ada, Method::DELETE, &address, json!({})).await;
    assert!(data(&out)["archived_by_me_at"].is_null());
    let away = app.call(&ada, Method::PUT, &address, json!({})).await;
    assert!(data(&away)["archived_by_me_at"].is_string());
    let out = app.post(&ada, "BoardArchive", "delete", options).await;
    assert!(data(&out)["archived_by_me_at"].is_null());
}

#[tokio::test]
async fn it_is_refused_to_other_callers() {
    let app = App::start().await;
    let (ada, ben) = (app.person("ada").await, app.person("ben").await);
    let options = json!({ "board_id": board(&app, &ada, "Birds").await });
    let visitor = Caller::default();
    for verb in ["create", "delete"] {
        for (caller, expected) in [
            (&visitor, (401, "SignInRequired")),
            (&ben, (403, "NotAllowed")),
        ] {
            refuses(
                &app,
                caller,
                "BoardArchive",
                verb,
                options.clone(),
                expected,
            )
            .await;
        }
    }
}
