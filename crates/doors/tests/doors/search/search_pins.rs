//! `BaseSearchResource/get`.

use collections::pins::create_pin::create_pin_from_file;
use contract::pins::CreatePin;
use serde_json::json;
use testkit::{
    app::{App, Caller},
    builders, pictures,
};

use crate::hear::{board, data, pin, refuses, shown};

#[tokio::test]
async fn pins_are_found_and_walked() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let birds = board(&app, &ada, "Birds").await;
    for title in ["Robin one", "Robin two"] {
        pin(&app, &ada, &birds, title).await;
    }
    app.world.settle().await;
    let visitor = Caller::default();
    let found = app
        .get(
            &visitor,
            "BaseSearch",
            json!({ "query": "robn", "scope": "pins", "page_size": 1 }),
        )
        .await;
    insta::assert_json_snapshot!(shown(&found)["resource"]);
    assert_eq!(
        (
            &data(&found)["corrected_query"],
            data(&found)["results"].as_array().unwrap().len()
        ),
        (&json!("robin"), 1)
    );
    let bookmark = found.response()["bookmark"].clone();
    let next = app
        .get(
            &visitor,
            "BaseSearch",
            json!({ "query": "robn", "scope": "pins", "bookmarks": [bookmark] }),
        )
        .await;
    assert_ne!(
        data(&next)["results"][0]["id"],
        data(&found)["results"][0]["id"]
    );
    assert!(next.response().get("bookmark").is_none());
    assert_eq!(
        next.json()["resource"]["options"]["bookmarks"],
        json!(["-end-"])
    );
}

#[tokio::test]
async fn words_must_be_there() {
    let app = App::start().await;
    for options in [json!({ "query": "" }), json!({ "query": "x".repeat(201) })] {
        refuses(
            &app,
            &Caller::default(),
            "BaseSearch",
            "get",
            options,
            (400, "TextLength"),
        )
        .await;
    }
    refuses(
        &app,
        &Caller::default(),
        "BaseSearch",
        "get",
        json!({ "query": "x", "scope": "moon" }),
        (400, "InvalidInput"),
    )
    .await;
}

#[tokio::test]
async fn every_option_that_clients_send_is_taken() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let birds = board(&app, &ada, "Birds").await;
    pin(&app, &ada, &birds, "Robin").await;
    app.world.settle().await;
    let many = "x".repeat(10_000);
    for (name, values) in [
        ("rs", vec![json!("direct_navigation"), json!(null)]),
        (
            "filters",
            vec![json!("colour:red"), json!([{ "a": 1 }]), json!(null)],
        ),
        (
            "applied_filters",
            vec![json!({ "price": [1, 2] }), json!(many)],
        ),
        ("appliedProductFilters", vec![json!("---"), json!([])]),
        ("article", vec![json!("7"), json!(7)]),
        ("source_id", vec![json!("7"), json!({})]),
        ("user", vec![json!("ada"), json!(false)]),
        (
            "query_pin_sigs",
            vec![json!(["0".repeat(32)]), json!("\u{0}")],
        ),
        ("corpus", vec![json!("personalize"), json!(1)]),
        ("rerank", vec![json!("customized"), json!([])]),
        (
            "customized_rerank_type",
            vec![json!("query_pin_sigs"), json!(null)],
        ),
        ("auto_correction_disabled", vec![json!(true), json!(null)]),
    ] {
        for value in values {
            let mut options = json!({ "query": "robin", "scope": "pins" });
            options[name] = value.clone();
            for resource in ["BaseSearch", "Search"] {
                let found = app.get(&Caller::default(), resource, options.clone()).await;
                let results = data(&found)["results"].as_array().unwrap().len();
                assert_eq!(results, 1, "{resource} {name} {value}");
            }
        }
    }
}

#[tokio::test]
async fn filters_are_told_as_they_hold() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let rooms = board(&app, &ada, "Rooms").await;
    for (seed, title, link) in [
        (1, "Blue kitchen", "https://clay.test/1"),
        (2, "Blue kitchen wall", "https://glass.test/2"),
        (3, "Blue sofa", "https://clay.test/3"),
    ] {
        let new = CreatePin {
            link: Some(link.to_owned()),
            ..builders::new_pin(rooms.parse().unwrap(), title)
        };
        let made = create_pin_from_file(app.ctx(&ada), new, pictures::png(64, 96, seed)).await;
        made.unwrap();
    }
    app.world.settle().await;
    let visitor = Caller::default();
    let asked = json!({
        "query": "blue",
        "scope": "pins",
        "filters": "category:kitchens,colour:red",
        "applied_filters": [{ "name": "domain", "value": "clay.test" }],
    });
    let found = app.get(&visitor, "BaseSearch", asked.clone()).await;
    assert_eq!(data(&found)["results"].as_array().unwrap().len(), 1);
    insta::assert_json_snapshot!(data(&found)["applied_filters"]);
    // What was told may be sent back.
    let mut again = json!({ "query": "blue", "scope": "pins" });
    again["applied_filters"] = data(&found)["applied_filters"].clone();
    let same = app.get(&visitor, "BaseSearch", again).await;
    assert_eq!(data(&same)["results"], data(&found)["results"]);
}

#[tokio::test]
async fn boards_and_users_are_answered_as_what_they_are() {
    let app = App::start().await;
    let ada = app.person("robina").await;
    let birds = board(&app, &ada, "Robin watching").await;
    pin(&app, &ada, &birds, "Robin").await;
    app.world.settle().await;
    for (viewer, scope, kind) in [
        (Caller::default(), "pins", "pin"),
        (Caller::default(), "boards", "board"),
        (Caller::default(), "users", "user"),
        (ada.clone(), "my_pins", "pin"),
    ] {
        for set in [json!(null), json!("grid_item")] {
            let options = json!({ "query": "robi", "scope": scope, "field_set_key": set });
            let found = app.get(&viewer, "BaseSearch", options).await;
            let results = data(&found)["results"].clone();
            assert_eq!(results.as_array().unwrap().len(), 1, "{scope} {set}");
            assert_eq!(results[0]["type"], kind, "{scope} {set}");
        }
    }
    let own = json!({ "query": "robin", "scope": "my_pins" });
    refuses(
        &app,
        &Caller::default(),
        "BaseSearch",
        "get",
        own,
        (401, "SignInRequired"),
    )
    .await;
}
