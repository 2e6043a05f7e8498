//! `RelatedPinFeedResource/get`.

use serde_json::json;
use testkit::app::{App, Caller};

use crate::hear::{board, data, pin, refuses};

#[tokio::test]
async fn a_pin_has_others_like_it() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let birds = board(&app, &ada, "Birds").await;
    let robin = pin(&app, &ada, &birds, "Robin").await;
    let wren = pin(&app, &ada, &birds, "Wren").await;
    app.world.settle().await;
    for name in ["pin_id", "pin"] {
        let related = app
            .get(&Caller::default(), "RelatedPinFeed", json!({ name: robin }))
            .await;
        assert_eq!(
            (
                &data(&related)[0]["id"],
                data(&related).as_array().unwrap().len()
            ),
            (&json!(wren), 1)
        );
    }
    refuses(
        &app,
        &ada,
        "RelatedPinFeed",
        "get",
        json!({ "pin_id": "7" }),
        (404, "NotFound"),
    )
    .await;
}
