//! `PinResource/delete`, `DELETE /v3/pins/{id}/`.

use http::Method;
use serde_json::json;
use testkit::app::{App, Caller};

use crate::hear::{board, data, pin, refusal, refuses};

#[tokio::test]
async fn a_pin_is_deleted_by_its_pinner_alone() {
    let app = App::start().await;
    let (ada, ben) = (app.person("ada").await, app.person("ben").await);
    let birds = board(&app, &ada, "Birds").await;
    let (robin, wren) = (
        pin(&app, &ada, &birds, "Robin").await,
        pin(&app, &ada, &birds, "Wren").await,
    );
    let options = json!({ "id": robin });
    refuses(
        &app,
        &Caller::default(),
        "Pin",
        "delete",
        options.clone(),
        (401, "SignInRequired"),
    )
    .await;
    refuses(
        &app,
        &ben,
        "Pin",
        "delete",
        options.clone(),
        (403, "NotAllowed"),
    )
    .await;
    assert_eq!(
        data(&app.post(&ada, "Pin", "delete", options.clone()).await),
        json!({})
    );
    refuses(&app, &ada, "Pin", "delete", options, (404, "NotFound")).await;
    let path = format!("/v3/pins/{wren}/");
    assert_eq!(
        data(&app.call(&ada, Method::DELETE, &path, json!({})).await),
        json!({})
    );
    assert_eq!(refusal(&app.open(&ada, &path).await).0, 404);
}
