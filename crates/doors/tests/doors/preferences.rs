//! A user's preferences, as pages and clients see them.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use testkit::app::{App, Caller};

use crate::{
    hear::{board, field, pin, refusal},
    pages::element,
};

/// Whether search engines are asked to leave a page out.
fn is_noindex(html: &str) -> bool {
    html.contains("name=\"robots\" content=\"noindex")
}

#[tokio::test]
async fn search_engines_are_asked_to_leave_ones_pages_out() {
    let app = App::with_pages().await;
    let ada = app.person("ada").await;
    let birds = board(&app, &ada, "Birds").await;
    let robin = pin(&app, &ada, &birds, "Robin").await;
    let pages = [
        "/ada/".to_owned(),
        "/ada/birds/".to_owned(),
        format!("/pin/{robin}/"),
    ];
    for excluded in [false, true, false] {
        let wanted = json!({ "exclude_from_search": excluded });
        let reply = app.post(&ada, "UserPreferences", "update", wanted).await;
        assert_eq!(reply.data()["exclude_from_search"], excluded);
        for page in &pages {
            let reply = app.open(&Caller::default(), page).await;
            assert_eq!(
                (reply.status.as_u16(), is_noindex(&reply.text())),
                (200, excluded),
                "{page}"
            );
        }
    }
}

#[tokio::test]
async fn a_private_profile_has_no_page_for_others() {
    let app = App::with_pages().await;
    let ada = app.person("ada").await;
    let birds = board(&app, &ada, "Birds").await;
    let robin = pin(&app, &ada, &birds, "Robin").await;
    let pages = [
        "/ada/".to_owned(),
        "/ada/birds/".to_owned(),
        format!("/pin/{robin}/"),
        "/ada/feed.rss".to_owned(),
    ];
    for is_private in [false, true, false] {
        let wanted = json!({ "is_private_profile": is_private });
        app.post(&ada, "UserPreferences", "update", wanted).await;
        for page in &pages {
            let expected = if is_private { 404 } else { 200 };
            let reply = app.open(&Caller::default(), page).await;
            assert_eq!(reply.status.as_u16(), expected, "{page}");
            let own = app.open(&ada, page).await.status.as_u16();
            // A feed is made as for a visitor, also when its owner asks.
            assert!(own == 200 || page.ends_with(".rss"), "{page}");
        }
    }
}

#[tokio::test]
async fn the_state_says_what_the_viewer_wants() {
    let app = App::with_pages().await;
    let ada = app.person("ada").await;
    let wanted = json!({
        "third_party_marketing_tracking_enabled": false, "shopping_rec_disabled": true,
        "show_personal_boutique": false, "save_behavior": "ask", "messages_from_followed": "refused",
        "messages_from_others": "refused", "is_private_profile": true,
    });
    app.post(&ada, "UserPreferences", "update", wanted).await;
    let state = app.open(&ada, "/_/_/state?source_url=/").await.json();
    let page = app.open(&ada, "/").await;
    let embedded: Value = element(&page, "__PWS_INITIAL_PROPS__");
    let embedded = &embedded["initialReduxState"]["session"]["user"];
    for user in [&state["session"]["user"], embedded] {
        assert_eq!(user["third_party_marketing_tracking_enabled"], false);
        assert_eq!(user["shopping_rec_disabled"], true);
        assert_eq!(user["show_personal_boutique"], false);
        assert_eq!(user["save_behavior"], "ask");
        assert_eq!(user["should_show_messaging"], false);
        assert_eq!(user["is_private_profile"], true);
    }
}

#[tokio::test]
async fn what_does_not_fit_is_named() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    for (resource, options, named) in [
        (
            "UserPreferences",
            json!({ "mentions_from": "friends" }),
            "mentions_from",
        ),
        (
            "NewsSettings",
            json!({ "options": [{ "id": "odd", "value": true }] }),
            "options[0].id",
        ),
        ("PushSettings", json!({}), "options"),
        (
            "EmailSubscription",
            json!({ "token": "none", "options": [] }),
            "token",
        ),
        ("FeedTuner", json!({ "is_muted": true }), "board_id"),
    ] {
        let reply = app.post(&ada, resource, "update", options).await;
        assert_eq!(
            (refusal(&reply).0, field(&reply)),
            (400, named.to_owned()),
            "{resource}"
        );
    }
}

/// Business specification §3: `newsSettings` and `pushSettings` with options. Messages are
/// pushed; in the app they have their inbox.
#[tokio::test]
async fn each_channel_has_options_of_its_own() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let told = async |resource: &str| {
        let options = app.get(&ada, resource, json!({})).await.data()["options"].take();
        let options = options.as_array().unwrap().clone();
        let pairs = options
            .iter()
            .map(|one| (one["id"].to_string(), one["value"].clone()));
        pairs.collect::<BTreeMap<_, _>>()
    };
    let (follows, messages) = ("\"follows\"", "\"messages\"");
    for (resource, other, has_messages) in [
        ("NewsSettings", "PushSettings", false),
        ("PushSettings", "NewsSettings", true),
    ] {
        let before = told(other).await;
        let options = told(resource).await;
        assert_eq!(options[follows], json!(true), "{resource}");
        assert_eq!(
            options.get(messages),
            has_messages.then_some(&json!(true)),
            "{resource}"
        );
        let off = json!({ "options": [{ "id": "follows", "value": false }] });
        let said = app.post(&ada, resource, "update", off).await.data();
        let changed = json!({ "id": "follows", "value": false });
        assert!(
            said["options"].as_array().unwrap().contains(&changed),
            "{resource}"
        );
        assert_eq!(
            (told(resource).await[follows].clone(), told(other).await),
            (json!(false), before)
        );
    }
}
