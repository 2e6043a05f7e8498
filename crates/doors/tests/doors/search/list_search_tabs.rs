//! `SearchTabResource/get`.

use serde_json::{Value, json};
use testkit::app::{App, Caller};

use crate::hear::{data, refuses};

#[tokio::test]
async fn tabs_have_the_codes_of_the_specification() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let tabs = async |viewer: &Caller| {
        let found = app
            .get(viewer, "SearchTab", json!({ "scope": "boards" }))
            .await;
        data(&found)["tabs"].as_array().unwrap().clone()
    };
    let all = tabs(&ada).await;
    let told: Vec<Value> = all
        .iter()
        .map(|tab| {
            json!([
                tab["scope"],
                tab["scope_index"],
                tab["view_type"],
                tab["url"]
            ])
        })
        .collect();
    assert_eq!(
        json!(told),
        json!([
            ["pins", 0, 43, "/search/pins/"],
            ["buyable_pins", 1, 254, "/search/buyable_pins/"],
            ["videos", 2, 3306, "/search/videos/"],
            ["boards", 3, 44, "/search/boards/"],
            ["users", 4, 45, "/search/users/"],
            ["my_pins", null, 107, "/search/my_pins/"],
        ])
    );
    let selected = all.iter().filter(|tab| tab["is_selected"] == true);
    assert_eq!(
        selected.map(|tab| &tab["scope"]).collect::<Vec<_>>(),
        ["boards"]
    );
    assert_eq!(
        tabs(&Caller::default()).await.len(),
        5,
        "visitors have no pins"
    );
    let moon = json!({ "scope": "moon" });
    refuses(&app, &ada, "SearchTab", "get", moon, (400, "InvalidInput")).await;
}
