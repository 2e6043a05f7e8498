//! Door 3: stored documents.

use std::collections::BTreeMap;

use http::{Method, StatusCode};
use serde_json::{Map, Value, json};
use testkit::app::{App, Caller, Reply};

use crate::hear::{board, data, pin, shown};

const STORED: &str = include_str!("../../../../contract/persisted.json");

/// Hash of the stored document of this name.
fn hash(name: &str) -> String {
    let stored: BTreeMap<String, String> = serde_json::from_str(STORED).unwrap();
    let begins = format!("query {name}(");
    let mut found = stored
        .into_iter()
        .filter(|(_, text)| text.starts_with(&begins));
    found.next().unwrap().0
}

async fn ask(app: &App, caller: &Caller, name: &str, variables: Value) -> Reply {
    let body = json!({ "queryHash": hash(name), "variables": variables });
    app.call(caller, Method::POST, "/_/graphql/", body).await
}

#[tokio::test]
async fn a_pin_is_asked_for_by_stored_documents() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let birds = board(&app, &ada, "Birds").await;
    let robin = pin(&app, &ada, &birds, "Robin").await;
    for (caller, is_auth) in [(&ada, true), (&Caller::default(), false)] {
        let variables = json!({ "pinId": robin, "isAuth": is_auth });
        let reply = ask(&app, caller, "CloseupPageQuery", variables).await;
        let found = &reply.json()["data"]["pin"];
        assert_eq!(found["__typename"], "PinDetail");
        assert_eq!(
            (&found["id"], &found["title"]),
            (&json!(robin), &json!("Robin"))
        );
        assert_eq!(found["board"]["name"], "Birds");
        assert_eq!(found["images236x"]["dominantColor"], found["dominantColor"]);
        assert!(
            found["images236x"]["url"]
                .as_str()
                .unwrap()
                .contains("/236x/")
        );
        // What only one of the two is told.
        assert_eq!(found["isMine"], is_auth);
        assert_eq!(found.get("seoCanonicalUrl").is_some(), !is_auth);
        let variables = json!({ "pinId": robin, "isAuth": is_auth, "isDesktop": is_auth });
        let reply = ask(&app, caller, "CloseupDetailQuery", variables).await;
        assert_eq!(reply.json()["errors"], Value::Null);
        let found = &reply.json()["data"]["pin"];
        assert_eq!(found.get("imagesOrig").is_some(), is_auth);
    }
}

#[tokio::test]
async fn variables_that_a_document_does_not_know_are_passed_over() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let birds = board(&app, &ada, "Birds").await;
    let robin = pin(&app, &ada, &birds, "Robin").await;
    let plain = json!({ "pinId": robin, "isAuth": true, "isDesktop": true });
    let mut more = plain.clone();
    more["fieldSetKey"] = json!("unknown");
    more["deep"] = json!([{ "isPrefetch": null }]);
    for name in ["CloseupPageQuery", "CloseupDetailQuery"] {
        let known = ask(&app, &ada, name, plain.clone()).await;
        assert_eq!(known.json()["data"]["pin"]["id"], json!(robin));
        let unknown = ask(&app, &ada, name, more.clone()).await;
        assert_eq!(shown(&unknown), shown(&known), "{name}");
    }
    let below = "CloseupRelatedModulesFeedQuery";
    let known = ask(&app, &ada, below, plain).await;
    assert!(known.json()["data"]["relatedModulesFeed"]["edges"].is_array());
    let unknown = ask(&app, &ada, below, more).await;
    assert_eq!(shown(&unknown), shown(&known), "{below}");
}

/// The web app reads a pin by documents, and finds it in its pages as door 1 has it:
/// both are one thing to it.
#[tokio::test]
async fn the_documents_of_a_pin_tell_what_its_resource_tells() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let birds = board(&app, &ada, "Birds").await;
    let robin = pin(&app, &ada, &birds, "Robin").await;
    // Three others are a story.
    for name in ["Wren", "Heron", "Crane"] {
        pin(&app, &ada, &birds, name).await;
    }
    let ben = app.person("ben").await;
    let mine = board(&app, &ben, "Mine").await;
    let saving = json!({ "pin_id": robin, "board_id": mine });
    let saved = data(&app.post(&ben, "Repin", "create", saving).await);
    for (caller, is_auth) in [(&ada, true), (&ben, true), (&Caller::default(), false)] {
        for id in [robin.as_str(), saved["id"].as_str().unwrap()] {
            let asked = json!({ "pinId": id, "isAuth": is_auth, "isDesktop": true });
            let page = json!({ "pinId": id, "isAuth": is_auth });
            let page = ask(&app, caller, "CloseupPageQuery", page).await.json();
            let about = ask(&app, caller, "CloseupDetailQuery", asked).await.json();
            let mut told = plain(&about["data"]["pin"]);
            told.extend(plain(&page["data"]["pin"]));
            let whole = data(&app.get(caller, "Pin", json!({ "id": id })).await);
            assert_eq!(told, said(&whole), "{id} {is_auth}");
        }
        let below = json!({ "pinId": robin });
        let below = ask(&app, caller, "CloseupRelatedModulesFeedQuery", below).await;
        let edges = &below.json()["data"]["relatedModulesFeed"]["edges"];
        let edges = edges.as_array().unwrap().iter();
        let told: Vec<_> = edges.map(|edge| plain(&edge["node"])).collect();
        let of_type = |of: &str| told.iter().filter(|one| one["type"] == of).count();
        assert_eq!((of_type("story"), of_type("pin")), (1, 3));
        let options = json!({ "pin_id": robin, "page_size": 12, "field_set_key": "grid_item" });
        let cards = data(&app.get(caller, "RelatedModules", options).await);
        let cards = cards.as_array().unwrap().iter().map(said);
        assert_eq!(told, cards.collect::<Vec<_>>());
    }
}

/// Door 1's view without what is unknown, and without sizes of pictures that no
/// document asks for.
fn said(view: &Value) -> Map<String, Value> {
    let mut said = Map::new();
    for (name, value) in view.as_object().unwrap() {
        let value = match value {
            Value::Null => continue,
            Value::Object(_) if name == "images" => {
                let mut images = view["images"].clone();
                let kept = ["60x60", "236x", "474x", "564x", "736x", "orig"];
                let images = images.as_object_mut().unwrap();
                images.retain(|size, _| kept.contains(&size.as_str()));
                json!(images)
            }
            Value::Object(_) => said_of(value),
            Value::Array(items) => items.iter().map(said_of).collect(),
            other => other.clone(),
        };
        said.insert(name.clone(), value);
    }
    said
}

fn said_of(value: &Value) -> Value {
    match value {
        Value::Object(_) => said(value).into(),
        other => other.clone(),
    }
}

/// Door 3's view in the names of door 1, pictures by their sizes.
fn plain(view: &Value) -> Map<String, Value> {
    let mut plain = Map::new();
    let mut images = Map::new();
    for (name, value) in view.as_object().unwrap() {
        let size = name.strip_prefix("images");
        let size = size.filter(|size| *size == "Orig" || size.starts_with(char::is_numeric));
        if let Some(size) = size {
            let mut image = value.as_object().unwrap().clone();
            image.remove("dominantColor");
            images.insert(size.to_lowercase(), image.into());
        } else if name != "__typename" && !value.is_null() {
            // Among pins, whose title is a text, the document calls it otherwise.
            let name = name.replace("storyTitle", "title");
            plain.insert(snake(&name), plain_of(value));
        }
    }
    if !images.is_empty() {
        plain.insert("images".into(), images.into());
    }
    plain
}

fn plain_of(value: &Value) -> Value {
    match value {
        Value::Object(_) => plain(value).into(),
        Value::Array(items) => items.iter().map(plain_of).collect(),
        other => other.clone(),
    }
}

fn snake(name: &str) -> String {
    let mut snake = String::new();
    for c in name.chars() {
        if c.is_ascii_uppercase() {
            snake.push('_');
        }
        snake.push(c.to_ascii_lowercase());
    }
    snake
}

#[tokio::test]
async fn what_is_below_a_pin_is_walked_by_its_cursor() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let birds = board(&app, &ada, "Birds").await;
    let robin = pin(&app, &ada, &birds, "Robin").await;
    for name in 0..14 {
        pin(&app, &ada, &birds, &format!("Robin {name}")).await;
    }
    app.world.settle().await;
    let (mut after, mut found, mut pages) = (Value::Null, Vec::new(), 0);
    loop {
        let variables = json!({ "pinId": robin, "after": after });
        let reply = ask(&app, &ada, "CloseupRelatedModulesFeedQuery", variables).await;
        let feed = reply.json()["data"]["relatedModulesFeed"].clone();
        assert_eq!(feed["__typename"], "RelatedItemConnection");
        let nodes = feed["edges"].as_array().unwrap().iter();
        found.extend(nodes.map(|edge| edge["node"].clone()));
        pages += 1;
        after = feed["pageInfo"]["endCursor"].clone();
        assert_eq!(feed["pageInfo"]["hasNextPage"], !after.is_null());
        if after.is_null() {
            break;
        }
    }
    assert_eq!((pages, found.len()), (2, 15));
    // In the middle of the first page's pins.
    let strip = found.remove(5);
    assert_eq!(
        strip["storyTitle"],
        json!({ "format": "More from {0}", "args": ["Birds"] })
    );
    assert_eq!(strip["objects"].as_array().unwrap().len(), 10);
    assert!(
        found
            .iter()
            .all(|one| one["__typename"] == "PinView" && one["type"] == "pin")
    );
}

#[tokio::test]
async fn what_is_hidden_or_wrong_is_an_error_in_the_answer() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let secret = json!({ "name": "Secret", "privacy": "secret" });
    let secret = app.post(&ada, "Board", "create", secret).await.json();
    let secret = secret["resource_response"]["data"]["id"]
        .as_str()
        .unwrap()
        .to_owned();
    let hidden = pin(&app, &ada, &secret, "Hidden").await;
    let ben = app.person("ben").await;
    for caller in [&ben, &Caller::default()] {
        let variables = json!({ "pinId": hidden, "isAuth": true });
        let reply = ask(&app, caller, "CloseupPageQuery", variables).await;
        let found = &reply.json()["data"]["pin"];
        assert_eq!(
            (&found["__typename"], &found["httpStatus"]),
            (&json!("Error"), &json!(404))
        );
        let variables = json!({ "pinId": hidden });
        let reply = ask(&app, caller, "CloseupRelatedModulesFeedQuery", variables).await;
        assert_eq!(
            reply.json()["data"]["relatedModulesFeed"]["httpStatus"],
            404
        );
    }
    let wrong = json!({ "pinId": hidden, "isAuth": "perhaps" });
    let reply = ask(&app, &ada, "CloseupPageQuery", wrong).await;
    assert_eq!(reply.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn only_stored_documents_run() {
    let app = App::start().await;
    let visitor = Caller::default();
    for body in [
        json!({ "queryHash": "0", "variables": {} }),
        json!({ "queryHash": "{ pin(id: 1) { __typename } }" }),
    ] {
        let reply = app.call(&visitor, Method::POST, "/_/graphql/", body).await;
        assert_eq!(reply.status, StatusCode::BAD_REQUEST);
        assert_eq!(
            reply.json()["errors"][0]["extensions"]["code"],
            "QUERY_MISS"
        );
    }
    let reply = app
        .call(
            &visitor,
            Method::POST,
            "/_/graphql/",
            json!({ "query": "{a}" }),
        )
        .await;
    assert_eq!(reply.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn a_host_may_close_the_door() {
    let app = App::without_graphql().await;
    let variables = json!({ "pinId": "7", "isAuth": false });
    let reply = ask(&app, &Caller::default(), "CloseupPageQuery", variables).await;
    assert_eq!(reply.status, StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(
        reply.json()["errors"][0]["extensions"]["code"],
        "GRAPHQL_DISABLED"
    );
}
