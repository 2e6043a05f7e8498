//! `PinHideResource/create` and `…/delete`, `/v3/pins/{id}/hide/`.

use http::Method;
use serde_json::json;
use testkit::app::{App, Caller};

use crate::hear::{board, data, pin, refuses};

#[tokio::test]
async fn a_pin_is_hidden_and_shown_again() {
    let app = App::start().await;
    let (ada, ben) = (app.person("ada").await, app.person("ben").await);
    let birds = board(&app, &ada, "Birds").await;
    let robin = pin(&app, &ada, &birds, "Robin").await;
    let options = json!({ "pin_id": robin, "reason": "low_quality" });
    let visitor = Caller::default();
    let refused = (401, "SignInRequired");
    refuses(
        &app,
        &visitor,
        "PinHide",
        "create",
        options.clone(),
        refused,
    )
    .await;
    assert_eq!(
        data(&app.post(&ben, "PinHide", "create", options).await),
        json!({})
    );
    let path = format!("/v3/pins/{robin}/");
    assert_eq!(data(&app.open(&ben, &path).await)["is_hidden"], json!(true));
    assert_eq!(
        data(&app.open(&ada, &path).await)["is_hidden"],
        json!(false)
    );
    let shown = app
        .call(&ben, Method::DELETE, &format!("{path}hide/"), json!({}))
        .await;
    assert_eq!(data(&shown), json!({}));
    assert_eq!(
        data(&app.open(&ben, &path).await)["is_hidden"],
        json!(false)
    );
    let reason = json!({ "pin_id": robin, "reason": "because" });
    refuses(
        &app,
        &ben,
        "PinHide",
        "create",
        reason,
        (400, "InvalidInput"),
    )
    .await;
}
