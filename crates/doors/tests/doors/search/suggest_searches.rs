//! `AdvancedTypeaheadResource/get`.

use serde_json::json;
use testkit::app::{App, Caller};

use crate::hear::{board, pin, shown};

#[tokio::test]
async fn phrases_come_first_then_people() {
    let app = App::start().await;
    let ada = app.person("robina").await;
    let birds = board(&app, &ada, "Birds").await;
    pin(&app, &ada, &birds, "Robin & wren").await;
    app.world.settle().await;
    let items = app
        .get(
            &Caller::default(),
            "AdvancedTypeahead",
            json!({ "term": "rob" }),
        )
        .await;
    insta::assert_json_snapshot!(shown(&items)["resource_response"]["data"]);
}
