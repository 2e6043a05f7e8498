//! Options that are missing or null, and options of writes that have two names.

use std::collections::BTreeSet;

use doors::adapters::switchboard::Operation;
use serde_json::{Value, json};
use testkit::{
    app::{App, Caller, Reply},
    builders,
};

use super::{and, foreign, usual_size, without};
use crate::{
    addresses::{Address, addresses, call},
    hear::{board, pin, refusal, shown},
    long_lists::{long_lists, names},
    viewer_kinds,
};

const DAY_MS: i64 = 24 * 60 * 60 * 1_000;

/// Names of the options that an operation can do without.
fn optional(operation: &Operation) -> BTreeSet<String> {
    let (wanted, schemas) = &operation.input;
    let schema = &schemas.iter().find(|(name, _)| name == wanted).unwrap().1;
    let schema = serde_json::to_value(schema).unwrap();
    let required = schema["required"].as_array().cloned().unwrap_or_default();
    let mut names = names(operation);
    names.retain(|name| !required.contains(&json!(name)));
    names
}

pub async fn at_door_1(app: &App, who: &Caller, name: &str, options: &Value) -> Option<Reply> {
    let addresses = addresses(&app.site.board, name);
    let address = addresses
        .iter()
        .find(|one| matches!(one, Address::Resource(_)));
    match address {
        Some(address) => Some(call(app, who, address, options).await),
        None => None,
    }
}

/// What a call came to: its refusal, or none.
pub fn end(reply: &Reply) -> Option<(u16, String)> {
    (reply.status != 200).then(|| refusal(reply))
}

#[tokio::test]
async fn an_option_that_is_null_is_one_that_is_missing() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let scene = long_lists(&app, &ada).await;
    let (mut compared, mut wrong) = (0, Vec::new());
    for operation in &app.site.board.operations {
        // Reads of what is there; writes of what is not, which change nothing.
        let options = match operation.is_write {
            true => viewer_kinds::operations()[operation.name].1.clone(),
            false => and(&viewer_kinds::operations()[operation.name].1, scene.clone()),
        };
        for name in optional(operation) {
            // Guesses of a password are forgotten.
            let asks = |secret: &str| !options[secret].is_null();
            if asks("password") || asks("old_password") {
                app.world.pass(DAY_MS);
            }
            let missing = without(&options, &name);
            let null = and(&options, json!({ name.as_str(): null }));
            let Some(missing) = at_door_1(&app, &ada, operation.name, &missing).await else {
                continue;
            };
            let null = at_door_1(&app, &ada, operation.name, &null).await.unwrap();
            let same = match (operation.is_write, end(&missing)) {
                (false, None) => {
                    shown(&missing)["resource_response"] == shown(&null)["resource_response"]
                }
                // The first call may have done it.
                (true, None) => end(&null).is_none_or(|(_, key)| key != "InvalidInput"),
                (_, refused) => end(&null) == refused,
            };
            if !same {
                wrong.push(format!("{} {name}: {}", operation.name, null.text()));
            }
            compared += 1;
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(compared >= 200, "{compared}");
}

/// Every address of an operation does the same with options that are none of its own; a write
/// may be asked to do it twice.
#[tokio::test]
async fn options_that_are_not_known_are_passed_over() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let scene = long_lists(&app, &ada).await;
    let (mut compared, mut wrong) = (0, Vec::new());
    for operation in &app.site.board.operations {
        let options = match operation.is_write {
            true => viewer_kinds::operations()[operation.name].1.clone(),
            false => and(&viewer_kinds::operations()[operation.name].1, scene.clone()),
        };
        let mut more = foreign();
        for known in names(operation) {
            more = without(&more, &known);
        }
        let more = and(&options, more);
        for address in addresses(&app.site.board, operation.name) {
            if matches!(address, Address::Document(..)) {
                continue;
            }
            let plain = call(&app, &ada, &address, &options).await;
            // Guesses of a password are forgotten.
            if !options["password"].is_null() || !options["old_password"].is_null() {
                app.world.pass(DAY_MS);
            }
            let more = call(&app, &ada, &address, &more).await;
            let same = match (operation.is_write, end(&plain)) {
                (false, None) => answered(&plain) == answered(&more),
                (true, None) => end(&more).is_none_or(|(_, key)| key != "InvalidInput"),
                (_, refused) => end(&more) == refused,
            };
            if !same {
                wrong.push(format!(
                    "{}: {}, {}",
                    address.name(),
                    plain.text(),
                    more.text()
                ));
            }
            compared += 1;
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(compared >= 300, "{compared}");
}

/// The answer alone, without what tells of the request.
fn answered(reply: &Reply) -> Value {
    let mut body = shown(reply);
    match body.get_mut("resource_response") {
        Some(response) => response.take(),
        None => body,
    }
}

/// What reads take for an option that is missing, beside flags, which are off, and the
/// size of a page: operation, option, value.
fn defaults() -> Vec<(&'static str, String, Value)> {
    vec![
        ("list_search_tabs", "scope".into(), json!("pins")),
        ("search_pins", "scope".into(), json!("pins")),
        ("list_board_invites", "sort".into(), json!("newest")),
        ("list_boards", "sort".into(), json!("newest")),
    ]
}

#[tokio::test]
async fn an_option_that_is_missing_has_its_default() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let scene = without(&long_lists(&app, &ada).await, "page_size");
    let mut rows = defaults();
    for operation in app.site.board.operations.iter().filter(|one| !one.is_write) {
        let (wanted, schemas) = &operation.input;
        let schema = &schemas.iter().find(|(name, _)| name == wanted).unwrap().1;
        let schema = serde_json::to_value(schema).unwrap();
        for name in optional(operation) {
            match schema["properties"][&name]["type"] == json!("boolean") {
                true => rows.push((operation.name, name, json!(false))),
                false if name == "page_size" => {
                    rows.push((operation.name, name, json!(usual_size(operation.name))));
                }
                false => {}
            }
        }
    }
    assert!(rows.len() >= 30, "{}", rows.len());
    for (operation, name, value) in rows {
        let own = &viewer_kinds::operations()[operation].1;
        let missing = without(&and(own, scene.clone()), &name);
        let told = and(&missing, json!({ name.as_str(): value }));
        let Some(missing) = at_door_1(&app, &ada, operation, &missing).await else {
            continue;
        };
        let told = at_door_1(&app, &ada, operation, &told).await.unwrap();
        let answer = |reply: &Reply| shown(reply)["resource_response"].take();
        assert_eq!(answer(&told), answer(&missing), "{operation} {name}");
    }
}

/// Writes of which an option has another name: what the option is called, and how
/// other clients call it.
fn other_names() -> Vec<(&'static str, &'static str, &'static [&'static str])> {
    vec![
        ("save_pin", "pin_id", &["pin", "id"]),
        ("save_pin", "section", &["section_id", "board_section_id"]),
        ("create_pin", "section", &["section_id", "board_section_id"]),
        ("update_pin", "id", &["pin_id", "pin"]),
        ("update_pin", "section", &["section_id", "board_section_id"]),
        ("delete_pin", "id", &["pin_id", "pin"]),
        ("remove_collaborator", "user_id", &["invited_user_id"]),
        ("create_section", "name", &["title"]),
        ("update_section", "name", &["title"]),
    ]
}

/// Told by another name a write comes to the same refusal, of what is not there or not
/// allowed, and not to what it comes to without the option.
#[tokio::test]
async fn writes_take_a_thing_by_each_of_its_names() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let birds = board(&app, &ada, "Birds").await;
    let robin = pin(&app, &ada, &birds, "Robin").await;
    let upload = builders::uploaded(&app.ctx(&ada)).await;
    let ben = app.person("ben").await;
    builders::join(
        &app.ctx(&ada),
        birds.parse().unwrap(),
        &app.ctx(&ben),
        false,
    )
    .await;
    for (name, option, others) in other_names() {
        let whole = match (name, option) {
            ("save_pin", "section") => {
                json!({ "pin_id": robin, "board_id": birds, "section": "7" })
            }
            ("save_pin", _) => json!({ "pin_id": "7", "board_id": birds }),
            ("create_pin", _) => json!({ "board_id": birds, "upload_id": upload, "section": "7" }),
            ("update_pin", "section") => json!({ "id": robin, "board_id": birds, "section": "7" }),
            ("update_pin" | "delete_pin", _) => json!({ "id": "7", "title": "Robin" }),
            ("remove_collaborator", _) => json!({ "board_id": birds, "user_id": "7" }),
            ("create_section", _) => json!({ "board_id": "7", "name": "Sea" }),
            _ => json!({ "section_id": "7", "name": "Sea" }),
        };
        let (who, key) = match name {
            "remove_collaborator" => (&ben, (403, "NotAllowed".to_owned())),
            _ => (&ada, (404, "NotFound".to_owned())),
        };
        let expected = end(&at_door_1(&app, who, name, &whole).await.unwrap());
        assert_eq!(expected, Some(key), "{name} {whole}");
        let bare = without(&whole, option);
        for other in others {
            let told = and(&bare, json!({ *other: whole[option] }));
            let found = end(&at_door_1(&app, who, name, &told).await.unwrap());
            assert_eq!(found, expected, "{name} {told}");
        }
        let missing = end(&at_door_1(&app, who, name, &bare).await.unwrap());
        assert_ne!(missing, expected, "{name} {bare}");
    }
}
