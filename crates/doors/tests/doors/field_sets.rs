//! `field_set_key`, `add_fields` and `fields` at the doors (protocol, "Values").

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};
use testkit::app::{App, Caller};

use crate::hear::{board, data, pin};

/// Names of the fields of one thing, or of the first of a list.
fn names(data: &Value) -> Vec<String> {
    let one = data.as_array().map_or(data, |items| &items[0]);
    let object = one.as_object().unwrap();
    let mut names: Vec<String> = object.keys().cloned().collect();
    names.sort_unstable();
    names
}

async fn ask(
    app: &App,
    caller: &Caller,
    resource: &str,
    options: &Value,
    fields: Value,
) -> Vec<String> {
    let mut asked: Map<String, Value> = options.as_object().unwrap().clone();
    asked.extend(fields.as_object().unwrap().clone());
    names(&data(
        &app.get(caller, resource, Value::Object(asked)).await,
    ))
}

#[tokio::test]
async fn each_key_asks_for_its_fields() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let birds = board(&app, &ada, "Birds").await;
    let robin = pin(&app, &ada, &birds, "Robin").await;
    let asked = [
        ("Pin", json!({ "id": robin }), "auth_web_main_pin"),
        ("Pin", json!({ "id": robin }), "unauth_react_main_pin"),
        ("Pin", json!({ "id": robin }), "detailed"),
        ("BoardFeed", json!({ "board_id": birds }), "react_grid_pin"),
        ("BoardFeed", json!({ "board_id": birds }), "grid_item"),
        ("Board", json!({ "board_id": birds }), "profile"),
        ("Boards", json!({ "username": "ada" }), "profile_grid_item"),
        ("User", json!({ "username": "ada" }), "profile"),
        ("User", json!({ "username": "ada" }), "grid_item"),
    ];
    let mut shown = BTreeMap::new();
    for (resource, options, key) in asked {
        let set = json!({ "field_set_key": key });
        let fields = ask(&app, &ada, resource, &options, set).await;
        shown.insert(format!("{resource} {key}"), fields.join(" "));
    }
    insta::assert_json_snapshot!(shown);
}

#[tokio::test]
async fn fields_are_added_to_a_set_or_named_at_both_doors() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let birds = board(&app, &ada, "Birds").await;
    let robin = pin(&app, &ada, &birds, "Robin").await;
    let options = json!({ "board_id": birds });
    let mut set = json!({ "field_set_key": "react_grid_pin" });
    let card = ask(&app, &ada, "BoardFeed", &options, set.clone()).await;
    set["add_fields"] = "pin.topics".into();
    let more = ask(&app, &ada, "BoardFeed", &options, set).await;
    let added = more.iter().filter(|name| !card.contains(name));
    let added: Vec<&str> = added.map(String::as_str).collect();
    assert_eq!((added, more.len()), (vec!["topics"], card.len() + 1));
    let fields = json!({ "fields": ["id", "title"] });
    let few = ask(&app, &ada, "BoardFeed", &options, fields).await;
    assert_eq!(few, ["id", "title"]);
    for query in ["fields=id,title", "field_set_key=grid_item&fields=id,title"] {
        let reply = app.open(&ada, &format!("/v3/pins/{robin}/?{query}")).await;
        assert_eq!(names(&data(&reply)), ["id", "title"]);
    }
    let reply = app
        .open(&ada, &format!("/v3/pins/{robin}/?field_set_key=grid_item"))
        .await;
    assert_eq!(names(&data(&reply)), card);
}

/// A set leaves fields out; it never shows what the viewer may not see.
#[tokio::test]
async fn no_set_shows_more_than_the_viewer_may_see() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let birds = board(&app, &ada, "Birds").await;
    let robin = pin(&app, &ada, &birds, "Robin").await;
    let noted = json!({ "id": robin, "pin_note": "For the kitchen" });
    data(&app.post(&ada, "Pin", "update", noted).await);
    let visitor = Caller::default();
    for fields in [
        json!({ "field_set_key": "detailed" }),
        json!({ "field_set_key": "react_grid_pin", "add_fields": "pin_note" }),
        json!({ "fields": "id,pin_note" }),
    ] {
        let options = json!({ "id": robin });
        let seen = ask(&app, &visitor, "Pin", &options, fields.clone()).await;
        assert!(!seen.contains(&"pin_note".to_owned()), "{fields}");
        let own = ask(&app, &ada, "Pin", &options, fields.clone()).await;
        assert!(own.contains(&"pin_note".to_owned()), "{fields}");
    }
}
