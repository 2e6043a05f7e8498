//! `VisualLiveSearchResource/get`.

use serde_json::{Value, json};
use testkit::app::{App, Caller};

use crate::hear::{board, data, pin, refuses};

#[tokio::test]
async fn lookalikes_are_found_and_walked() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let birds = board(&app, &ada, "Birds").await;
    let robin = pin(&app, &ada, &birds, "Robin").await;
    for title in ["Wren", "Heron"] {
        pin(&app, &ada, &birds, title).await;
    }
    app.world.settle().await;
    let visitor = Caller::default();
    let ask = async |more: Value| {
        let mut options =
            json!({ "pin_id": robin, "x": 0.1, "y": 0.1, "w": 0.5, "h": 0.5, "page_size": 1 });
        options
            .as_object_mut()
            .unwrap()
            .extend(more.as_object().unwrap().clone());
        app.get(&visitor, "VisualLiveSearch", options).await
    };
    let first = ask(json!({})).await;
    assert_eq!(data(&first)["results"].as_array().unwrap().len(), 1);
    assert_eq!(data(&first)["annotations"], json!([]));
    let bookmark = first.response()["bookmark"].clone();
    let second = ask(json!({ "bookmarks": [bookmark] })).await;
    assert_ne!(
        data(&second)["results"][0]["id"],
        data(&first)["results"][0]["id"]
    );
    assert!(second.response().get("bookmark").is_none());
    let card = ask(json!({ "field_set_key": "grid_item" })).await;
    assert!(data(&card)["results"][0].get("images").is_some());
}

#[tokio::test]
async fn boxes_that_are_none_are_refused() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let birds = board(&app, &ada, "Birds").await;
    let robin = pin(&app, &ada, &birds, "Robin").await;
    for wrong in [
        json!({ "x": 0.9, "y": 0.0, "w": 0.5, "h": 0.5 }),
        json!({ "x": 0.0, "y": 0.0, "w": 0.0, "h": 0.5 }),
        json!({ "x": -1, "y": 0, "w": 1, "h": 1 }),
        json!({ "x": 0.1, "y": 0.1 }),
        json!({ "x": "NaN", "y": 0.0, "w": 0.5, "h": 0.5 }),
        json!({ "x": [0], "y": 0.0, "w": 0.5, "h": 0.5 }),
    ] {
        let mut options = wrong.clone();
        options["pin_id"] = json!(robin);
        refuses(
            &app,
            &Caller::default(),
            "VisualLiveSearch",
            "get",
            options,
            (400, "InvalidInput"),
        )
        .await;
        let options = json!({ "pin_id": robin, "crop": wrong });
        refuses(
            &app,
            &Caller::default(),
            "VisualSearchFlashlightUnified",
            "get",
            options,
            (400, "InvalidInput"),
        )
        .await;
    }
    let nothing = json!({});
    refuses(
        &app,
        &Caller::default(),
        "VisualLiveSearch",
        "get",
        nothing,
        (400, "InvalidInput"),
    )
    .await;
}
