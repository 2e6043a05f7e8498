//! `UserResource/update`.

use serde_json::json;
use testkit::app::{App, Caller};

use crate::hear::{data, refuses};

#[tokio::test]
async fn people_say_what_they_like_about_themselves() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let me = data(
        &app.post(
            &ada,
            "User",
            "update",
            json!({ "last_name": "Lovelace", "about": "Numbers" }),
        )
        .await,
    );
    assert_eq!(
        (&me["full_name"], &me["about"]),
        (&json!("ada Lovelace"), &json!("Numbers"))
    );
    let seen = data(
        &app.get(&Caller::default(), "User", json!({ "username": "ada" }))
            .await,
    );
    assert_eq!(seen["full_name"], "ada Lovelace");
    refuses(
        &app,
        &ada,
        "User",
        "update",
        json!({ "about": "x".repeat(501) }),
        (400, "TextLength"),
    )
    .await;
    refuses(
        &app,
        &ada,
        "User",
        "update",
        json!({ "picture_upload_id": "7" }),
        (400, "UploadInvalid"),
    )
    .await;
    refuses(
        &app,
        &Caller::default(),
        "User",
        "update",
        json!({ "about": "x" }),
        (401, "SignInRequired"),
    )
    .await;
}
