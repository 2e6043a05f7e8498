//! What clients of the protocol that others wrote send: every name of a thing, every
//! way to begin a walk, sizes of pages, options that are none of ours.

mod names;
mod options;
mod other_doors;
mod sending;

use std::collections::{BTreeMap, BTreeSet};

use contract::answers::END;
use doors::adapters::switchboard::Verb;
use serde_json::{Value, json};
use testkit::{
    app::{App, Reply},
    builders,
};

use crate::{
    hear::{board, data, shown},
    long_lists::{call, lists, long_lists, names},
};

/// Options as one object.
fn and(one: &Value, other: Value) -> Value {
    let mut all = one.as_object().unwrap().clone();
    all.extend(other.as_object().unwrap().clone());
    Value::Object(all)
}

/// Options of other clients that no operation of ours needs.
fn foreign() -> Value {
    json!({
        "isPrefetch": false, "redux_normalize_feed": true, "field_set_key": "unknown",
        "add_vase": true, "type": "board", "layout": "default", "prepend": null, "deep": [{}],
    })
}

fn without(options: &Value, name: &str) -> Value {
    let mut all = options.as_object().unwrap().clone();
    all.remove(name);
    Value::Object(all)
}

/// The ids of what an answer lists, or of what it is.
fn listed(reply: &Reply) -> Vec<Value> {
    let body = data(reply);
    let items = match &body {
        Value::Array(items) => items.clone(),
        holder => holder["results"].as_array().unwrap().clone(),
    };
    let item = |item: &Value| item.get("id").unwrap_or(item).clone();
    items.iter().map(item).collect()
}

/// Things on a page of this list when the client does not say.
fn usual_size(operation: &str) -> usize {
    match operation {
        // Specification §9 "Related modules page".
        "list_related_modules" => 12,
        _ => 25,
    }
}

#[tokio::test]
async fn a_walk_begins_the_same_way_everywhere() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let base = long_lists(&app, &ada).await;
    for line in lists(&app) {
        let plain = call(&app, &ada, line, base.clone()).await;
        let first = listed(&plain);
        assert_eq!(first.len(), 1, "{}", line.name);
        let starts = [
            json!(null),
            json!([]),
            json!([null]),
            json!([""]),
            json!(""),
        ];
        for start in starts {
            let reply = call(&app, &ada, line, and(&base, json!({ "bookmarks": start }))).await;
            assert_eq!(listed(&reply), first, "{} {start}", line.name);
        }
        for end in [json!([END]), json!([null, END]), json!(END)] {
            let reply = call(&app, &ada, line, and(&base, json!({ "bookmarks": end }))).await;
            assert_eq!(listed(&reply), Vec::<Value>::new(), "{} {end}", line.name);
            let body = reply.json();
            assert_eq!(body["resource"]["options"]["bookmarks"], json!([END]));
            assert_eq!(body["resource_response"].get("bookmark"), None);
        }
    }
}

#[tokio::test]
async fn sizes_of_pages_and_foreign_options_are_taken_everywhere() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let base = without(&long_lists(&app, &ada).await, "page_size");
    for line in lists(&app) {
        let usual = listed(&call(&app, &ada, line, base.clone()).await);
        let most = and(&base, json!({ "page_size": 250 }));
        let whole = listed(&call(&app, &ada, line, most).await);
        let sizes = [
            (json!(1), 1),
            (json!("1"), 1),
            (json!(2), 2),
            (
                json!(null),
                usual_size(app.site.board.operations[line.operation].name),
            ),
            (json!(250), 250),
            (json!("251"), 250),
            (json!(1_000_000), 250),
        ];
        for (size, most) in sizes {
            let reply = call(&app, &ada, line, and(&base, json!({ "page_size": size }))).await;
            let found = listed(&reply);
            assert_eq!(found.len(), whole.len().min(most), "{} {size}", line.name);
        }
        let reply = call(&app, &ada, line, and(&base, foreign())).await;
        assert_eq!(listed(&reply), usual, "{}", line.name);
    }
}

/// Lists of each kind, longer than the largest page.
#[tokio::test]
async fn a_page_has_25_things_unless_asked_and_250_at_most() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let birds = board(&app, &ada, "Birds").await;
    builders::pins(&app.ctx(&ada), birds.parse().unwrap(), 251).await;
    app.world.settle().await;
    let asked = json!({ "board_id": birds, "username": "ada", "query": "pin" });
    for list in ["BoardFeed", "UserPins", "BaseSearch"] {
        for (size, expected) in [(json!(null), 25), (json!(250), 250), (json!("251"), 250)] {
            let options = and(&asked, json!({ "page_size": size }));
            let reply = app.get(&ada, list, options).await;
            assert_eq!(listed(&reply).len(), expected, "{list} {size}");
        }
    }
}

/// What an option that names a thing is called otherwise.
fn other_names(things: &BTreeMap<&'static str, String>, option: &str) -> Vec<Value> {
    let id = &things[option];
    match option {
        "board_id" => vec![
            json!({ "id": id }),
            json!({ "username": "ada", "slug": "birds" }),
            json!({ "username": "Ada", "slug": "BIRDS" }),
            json!({ "username": "ada", "board_slug": "birds" }),
        ],
        "section_id" => vec![
            json!({ "id": id }),
            json!({ "username": "ada", "slug": "birds", "section_slug": "sea" }),
            json!({ "username": "ada", "board_slug": "birds", "section_slug": "sea" }),
        ],
        "pin_id" => vec![
            json!({ "pin": id }),
            json!({ "id": id }),
            json!({ "pin": id, "id": id }),
        ],
        "id" => vec![json!({ "pin": id }), json!({ "pin_id": id })],
        "user_id" => vec![json!({ "username": "ada" }), json!({ "username": "ADA" })],
        other => panic!("{other} names nothing"),
    }
}

/// The option by which an operation is told what it is about.
fn subject(
    things: &BTreeMap<&'static str, String>,
    options: &BTreeSet<String>,
) -> Option<&'static str> {
    let most_exact = ["section_id", "board_id", "id", "pin_id", "user_id"];
    let mut known = most_exact
        .into_iter()
        .filter(|name| things.contains_key(name));
    known.find(|name| options.contains(*name))
}

#[tokio::test]
async fn a_thing_is_named_every_way() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let scene = long_lists(&app, &ada).await;
    let text = |name: &str| scene[name].as_str().unwrap().to_owned();
    let things = BTreeMap::from([
        ("board_id", text("board_id")),
        ("section_id", text("section_id")),
        ("pin_id", text("pin_id")),
        ("id", text("pin_id")),
        ("user_id", app.ctx(&ada).user().unwrap().to_string()),
    ]);
    let board = &app.site.board;
    let mut compared = 0;
    for line in &board.resources {
        let operation = &board.operations[line.operation];
        if line.verb != Verb::Get || operation.is_write {
            continue;
        }
        let options = names(operation);
        // An experience has an id too.
        let Some(option) =
            subject(&things, &options).filter(|name| *name != "id" || line.name == "Pin")
        else {
            continue;
        };
        let by_id = call(&app, &ada, line, json!({ option: things[option] })).await;
        let expected = shown(&by_id);
        for other in other_names(&things, option) {
            let reply = call(&app, &ada, line, other.clone()).await;
            assert_eq!(
                reply.status,
                by_id.status,
                "{} {other} {}",
                line.name,
                reply.text()
            );
            assert_eq!(
                shown(&reply)["resource_response"],
                expected["resource_response"],
                "{} {other}",
                line.name
            );
            compared += 1;
        }
    }
    assert!(compared >= 60, "{compared}");
}
