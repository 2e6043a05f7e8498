//! `PinResource/create` with options and as a form, `POST /v3/pins/`.

use http::Method;
use serde_json::json;
use testkit::app::{App, Caller};

use testkit::{builders, pictures};

use crate::hear::{board, data, field, refusal, refuses, shown};

#[tokio::test]
async fn a_pin_is_made_of_an_upload() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let birds = board(&app, &ada, "Birds").await;
    let upload = builders::uploaded(&app.ctx(&ada)).await;
    let options = json!({
        "board_id": birds, "upload_id": upload, "title": "Robin", "description": "On a branch",
        "alt_text": "A bird", "link": "https://example.com/robin", "topics": ["birds"],
    });
    let made = app.post(&ada, "Pin", "create", options.clone()).await;
    insta::assert_json_snapshot!(shown(&made));
    let made = app.call(&ada, Method::POST, "/v3/pins/", options).await;
    assert_eq!(data(&made)["is_mine"], true);
}

#[tokio::test]
async fn a_pin_is_made_of_a_form() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let birds = board(&app, &ada, "Birds").await;
    let path = "/resource/PinResource/create/";
    let picture = pictures::png(640, 480, 1);
    let made = app
        .form(
            &ada,
            path,
            &[("board_id", &birds), ("title", "Robin")],
            &picture,
        )
        .await;
    assert_eq!(
        (
            &data(&made)["title"],
            &data(&made)["images"]["orig"]["width"]
        ),
        (&json!("Robin"), &json!(640))
    );
    let missing = app.form(&ada, path, &[("title", "Robin")], &picture).await;
    assert_eq!(
        (refusal(&missing).0, field(&missing).as_str()),
        (400, "board_id")
    );
    let no_picture = app
        .form(&ada, path, &[("board_id", &birds)], b"words")
        .await;
    assert_eq!(refusal(&no_picture), (400, "PictureType".into()));
    let stranger = app
        .form(&Caller::default(), path, &[("board_id", &birds)], &picture)
        .await;
    assert_eq!(refusal(&stranger), (401, "SignInRequired".into()));
}

#[tokio::test]
async fn it_is_refused_without_a_picture_or_a_board_of_ones_own() {
    let app = App::start().await;
    let (ada, ben) = (app.person("ada").await, app.person("ben").await);
    let birds = board(&app, &ada, "Birds").await;
    refuses(
        &app,
        &ada,
        "Pin",
        "create",
        json!({ "board_id": birds }),
        (400, "InvalidInput"),
    )
    .await;
    refuses(
        &app,
        &ada,
        "Pin",
        "create",
        json!({ "board_id": birds, "upload_id": "7" }),
        (400, "UploadInvalid"),
    )
    .await;
    refuses(
        &app,
        &ada,
        "Pin",
        "create",
        json!({ "board_id": birds, "image_url": "http://10.0.0.1/a.png" }),
        (400, "PictureUnreachable"),
    )
    .await;
    refuses(
        &app,
        &ben,
        "Pin",
        "create",
        json!({ "board_id": birds, "upload_id": "7" }),
        (403, "NotAllowed"),
    )
    .await;
    refuses(
        &app,
        &Caller::default(),
        "Pin",
        "create",
        json!({ "board_id": birds }),
        (401, "SignInRequired"),
    )
    .await;
}
