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
        .open(
            &ada,
            &format!("/v3/pins/{robin}/?field_set_key=react_grid_pin"),
        )
        .await;
    assert_eq!(names(&data(&reply)), card);
}

/// Lists keep cards beside whole pins: a card tells nothing else, and only what grids draw.
#[tokio::test]
async fn cards_are_parts_of_the_pins_of_every_list() {
    let app = App::start().await;
    let (ada, ben) = (app.person("ada").await, app.person("ben").await);
    let birds = board(&app, &ada, "Birds").await;
    let robin = pin(&app, &ada, &birds, "Robin").await;
    let said = json!({
        "id": robin, "link": "https://example.com/birds/robin", "pin_note": "For the kitchen",
        "alt_text": "A robin on a spade", "topics": ["birds"],
    });
    data(&app.post(&ada, "Pin", "update", said).await);
    let more = pin(&app, &ada, &birds, "Wren").await;
    app.world.settle().await;
    let lists = [
        ("UserHomefeed", json!({})),
        ("UserPins", json!({ "username": "ada" })),
        ("BoardFeed", json!({ "board_id": birds })),
        (
            "BaseSearch",
            json!({ "query": "robin wren", "scope": "pins" }),
        ),
        ("RelatedModules", json!({ "pin_id": more })),
        ("RelatedPinFeed", json!({ "pin_id": more })),
    ];
    for (resource, options) in lists {
        for caller in [&ada, &ben, &Caller::default()] {
            let whole = pins_of(&app, caller, resource, options.clone()).await;
            assert!(!whole.is_empty(), "{resource} shows pins");
            let mut asked = options.clone();
            asked["field_set_key"] = "grid_item".into();
            let cards = pins_of(&app, caller, resource, asked.clone()).await;
            assert_eq!(cards.len(), whole.len(), "{resource}");
            for (card, whole) in cards.iter().zip(&whole) {
                assert!(is_part(card, whole), "{resource}: {card} of {whole}");
                assert!(card.to_string().len() <= 900, "{resource}: {card}");
                assert!(card.get("topics").is_none(), "{resource}: {card}");
            }
            asked["add_fields"] = "topics".into();
            let added = pins_of(&app, caller, resource, asked).await;
            assert!(
                added.iter().all(|pin| pin.get("topics").is_some()),
                "{resource}"
            );
        }
    }
}

/// The pins of a list's answer, however deep.
async fn pins_of(app: &App, caller: &Caller, resource: &str, options: Value) -> Vec<Value> {
    let mut found = Vec::new();
    let mut rest = vec![data(&app.get(caller, resource, options).await)];
    while let Some(value) = rest.pop() {
        match value {
            Value::Array(items) => rest.extend(items),
            Value::Object(object) if object.get("type") == Some(&json!("pin")) => {
                found.push(Value::Object(object));
            }
            Value::Object(object) => rest.extend(object.into_iter().map(|(_, value)| value)),
            _ => {}
        }
    }
    found
}

/// Whether everything that one tells is told by the other.
fn is_part(part: &Value, whole: &Value) -> bool {
    match (part, whole) {
        (Value::Object(part), Value::Object(whole)) => part.iter().all(|(name, value)| {
            let other = whole.get(name);
            other.is_some_and(|other| is_part(value, other))
        }),
        _ => part == whole,
    }
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
