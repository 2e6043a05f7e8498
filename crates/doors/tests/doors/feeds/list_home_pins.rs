//! `UserHomefeedResource/get`.

use serde_json::json;
use testkit::app::{App, Caller};

use crate::hear::{board, data, pin, shown};

#[tokio::test]
async fn everybody_has_a_home_feed() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let birds = board(&app, &ada, "Birds").await;
    for title in ["Robin", "Wren"] {
        pin(&app, &ada, &birds, title).await;
    }
    let first = app
        .get(
            &Caller::default(),
            "UserHomefeed",
            json!({ "page_size": 1 }),
        )
        .await;
    insta::assert_json_snapshot!(shown(&first)["resource"]);
    for caller in [Caller::default(), ada] {
        let feed = app.get(&caller, "UserHomefeed", json!({})).await;
        let titles: Vec<_> = data(&feed)
            .as_array()
            .unwrap()
            .iter()
            .map(|pin| pin["title"].clone())
            .collect();
        assert_eq!(titles, ["Wren", "Robin"]);
    }
}
