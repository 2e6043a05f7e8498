//! `PinResource/update`, `PUT /v3/pins/{id}/`.

use http::Method;
use serde_json::json;
use testkit::app::{App, Caller};

use crate::hear::{board, data, pin, refuses};

#[tokio::test]
async fn a_pin_is_edited_by_its_pinner_alone() {
    let app = App::start().await;
    let (ada, ben) = (app.person("ada").await, app.person("ben").await);
    let birds = board(&app, &ada, "Birds").await;
    let robin = pin(&app, &ada, &birds, "Robin").await;
    let options = json!({ "id": robin, "title": "Wren", "pin_note": "For the hall" });
    let visitor = Caller::default();
    for (caller, refusal) in [
        (&visitor, (401, "SignInRequired")),
        (&ben, (403, "NotAllowed")),
    ] {
        refuses(&app, caller, "Pin", "update", options.clone(), refusal).await;
    }
    let changed = data(&app.post(&ada, "Pin", "update", options).await);
    assert_eq!(
        (&changed["title"], &changed["pin_note"]),
        (&json!("Wren"), &json!("For the hall"))
    );
    let path = format!("/v3/pins/{robin}/");
    let link = json!({ "link": "https://example.com/wren" });
    let linked = data(&app.call(&ada, Method::PUT, &path, link).await);
    assert_eq!(
        (&linked["title"], &linked["domain"]),
        (&json!("Wren"), &json!("example.com"))
    );
    let long = json!({ "id": robin, "title": "x".repeat(101) });
    refuses(&app, &ada, "Pin", "update", long, (400, "TextLength")).await;
}
