//! `VisualSearchFlashlightUnifiedResource/get`.

use serde_json::json;
use testkit::app::{App, Caller};

use crate::hear::{board, data, pin};

#[tokio::test]
async fn lookalikes_come_with_what_narrows_them() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let birds = board(&app, &ada, "Birds").await;
    let robin = pin(&app, &ada, &birds, "Robin").await;
    pin(&app, &ada, &birds, "Wren").await;
    app.world.settle().await;
    let crop = json!({ "x": 0, "y": 0, "w": 1, "h": 1 });
    let options = json!({ "pin_id": robin, "crop": crop });
    let found = app
        .get(&Caller::default(), "VisualSearchFlashlightUnified", options)
        .await;
    let found = data(&found);
    assert_eq!(found["results"].as_array().unwrap().len(), 1);
    assert_eq!(found["price_filters"], json!([]));
    assert_eq!(found["domain_filters"], json!([]));
    assert!(found["category_filters"].is_array());
    let shopping = json!({ "pin_id": robin, "is_shopping": true });
    let sold = app
        .get(
            &Caller::default(),
            "VisualSearchFlashlightUnified",
            shopping,
        )
        .await;
    assert_eq!(data(&sold)["results"], json!([]));
}
