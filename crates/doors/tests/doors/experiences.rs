//! What clients hear of what the host tries out.

use accounts::experiences::policy::{ExperienceRules, Group};
use axum::body::Body;
use http::{Method, Request};
use serde_json::{Value, json};
use testkit::{
    app::{App, Caller},
    world::World,
};

use crate::{hear::refusal, pages::element};

const PATH: &str = "/";

/// A host whose pins have no footer for this group of viewers.
async fn host(group: Group) -> App {
    let world = World::sqlite().await;
    App::with_pages_around(world.configured(|house| {
        house.extensions.insert(ExperienceRules {
            hide_pin_footer: group,
        })
    }))
}

fn footer(status: &str) -> Value {
    json!({ "1000069": { "experience_id": "500417", "status": status, "hide_footer": true } })
}

/// What the resource, the state and the page say, which is the same.
async fn heard(app: &App, caller: &Caller, agent: &str) -> Value {
    let ask = async |path: &str| {
        let request = Request::get(path).header("user-agent", agent);
        app.send(caller, request, Body::empty()).await
    };
    let read = ask("/resource/ExperiencesResource/get/?data=%7B%7D").await;
    let all = read.data();
    let state = ask("/_/_/state?source_url=/").await.json();
    let page: Value = element(&ask(PATH).await, "__PWS_DATA__");
    assert_eq!(
        [&state["experiences"], &page["experiences"]],
        [&all, &all],
        "{agent}"
    );
    all
}

#[tokio::test]
async fn there_are_none_unless_the_host_says_so() {
    let app = host(Group::Nobody).await;
    let ada = app.person("ada").await;
    for caller in [&Caller::default(), &ada] {
        assert_eq!(heard(&app, caller, "a test").await, json!({}));
    }
    let seen = app
        .post(&ada, "Experience", "create", json!({ "id": "1000069" }))
        .await;
    assert_eq!(refusal(&seen).0, 404);
}

#[tokio::test]
async fn a_page_that_is_kept_for_visitors_is_not_shown_to_bots() {
    let app = host(Group::Everybody).await;
    let ada = app.person("ada").await;
    // Each twice: the second hears of the page that was kept for the first.
    for _ in 0..2 {
        for caller in [&Caller::default(), &ada] {
            assert_eq!(heard(&app, caller, "a test").await, footer("active"));
            assert_eq!(heard(&app, caller, "Googlebot/2.1").await, json!({}));
        }
    }
}

#[tokio::test]
async fn what_was_seen_done_or_refused_is_kept_for_the_person() {
    let app = host(Group::Everybody).await;
    let (ada, ben) = (app.person("ada").await, app.person("ben").await);
    let there = || json!({ "id": 1_000_069 });
    let seen = app.post(&ada, "Experience", "create", there()).await;
    assert_eq!(seen.data(), footer("viewed"));
    assert_eq!(heard(&app, &ada, "a test").await, footer("viewed"));
    let done = app.post(&ada, "Experience", "update", there()).await;
    assert_eq!(done.data(), json!({}));
    let path = "/v3/experiences/1000069/";
    let refused = app.call(&ben, Method::DELETE, path, json!({})).await;
    assert_eq!(refused.json()["data"], json!({}));
    for caller in [&ada, &ben] {
        let path = "/v3/experiences/1000069/viewed/";
        let late = app.call(caller, Method::PUT, path, json!({})).await;
        assert_eq!(late.json()["data"], json!({}));
        assert_eq!(heard(&app, caller, "a test").await, json!({}));
    }
    let visitor = Caller::default();
    assert_eq!(heard(&app, &visitor, "a test").await, footer("active"));
    for (caller, options, status) in [
        (&visitor, there(), 401),
        (&ada, json!({ "id": "1000070" }), 404),
        (&ada, json!({}), 400),
        (&ada, json!({ "id": "footer" }), 400),
    ] {
        let reply = app.post(caller, "Experience", "delete", options).await;
        assert_eq!(refusal(&reply).0, status);
    }
}
