//! `PinShareResource`, `PinEmbedResource`, `/embed/pin/{id}/`, `/oembed.json`.

use serde_json::{Value, json};
use testkit::{
    app::{App, Caller, Reply},
    world::World,
};

use crate::hear::{board, data, pin, refusal};

fn policy(page: &Reply) -> String {
    let policy = page.headers["content-security-policy"].to_str();
    policy.unwrap().to_owned()
}

#[tokio::test]
async fn a_pin_is_handed_on_and_shown_in_frames() {
    let app = App::with_pages().await;
    let (ada, ben) = (app.person("ada").await, app.person("ben").await);
    let birds = board(&app, &ada, "Birds").await;
    let robin = pin(&app, &ada, &birds, "A <b>robin</b>").await;
    let options = json!({ "pin_id": robin });
    for _ in 0..2 {
        let shared = app.post(&ben, "PinShare", "create", options.clone()).await;
        assert_eq!(data(&shared)["share_count"], json!(1));
    }
    let seen = data(&app.open(&ada, &format!("/v3/pins/{robin}/")).await);
    assert_eq!(seen["share_count"], json!(1));

    let visitor = Caller::default();
    let embed = data(&app.get(&visitor, "PinEmbed", options).await);
    let path = format!("/embed/pin/{robin}/");
    assert!(embed["html"].as_str().unwrap().contains(&path), "{embed}");
    let page = app.open(&visitor, &path).await;
    let own = policy(&page);
    assert!(own.starts_with("default-src 'none'; img-src 'self'; style-src 'sha256-"));
    assert!(own.ends_with("frame-ancestors *"), "{own}");
    let html = page.text();
    assert!(html.contains("A &lt;b&gt;robin&lt;/b&gt;"), "{html}");
    assert!(!html.contains("<script") && page.headers.get("set-cookie").is_none());
    // Every other page is framed by this host alone.
    let others = policy(&app.open(&visitor, &format!("/pin/{robin}/")).await);
    assert!(others.contains("frame-ancestors 'self'"), "{others}");
}

#[tokio::test]
async fn other_websites_are_told_the_code_of_what_visitors_see() {
    let app = App::with_pages().await;
    let ada = app.person("ada").await;
    let visitor = Caller::default();
    let birds = board(&app, &ada, "Birds").await;
    let robin = pin(&app, &ada, &birds, "robin").await;
    let page = app.open(&visitor, &format!("/pin/{robin}/")).await.text();
    assert!(page.contains("application/json+oembed"), "{page}");
    let options = json!({ "pin_id": robin });
    let embed = data(&app.get(&visitor, "PinEmbed", options).await);
    let origin = embed["provider_url"]
        .as_str()
        .unwrap()
        .trim_end_matches('/');
    let asked = |more: &str| format!("/oembed.json?url={origin}/pin/{robin}/{more}");
    let told = app.open(&visitor, &asked("&maxwidth=200")).await;
    assert_eq!(told.headers["access-control-allow-origin"], "*");
    let told: Value = told.json();
    assert_eq!(
        (&told["type"], &told["width"]),
        (&json!("rich"), &json!(200))
    );
    assert!(told["html"].as_str().unwrap().contains("width=\"200\""));
    assert_eq!(app.open(&visitor, &asked("&format=xml")).await.status, 501);
    for wrong in [
        "",
        "?url=",
        "?url=https://else.example/pin/7/",
        "?url=x&maxwidth=x",
    ] {
        let reply = app.open(&visitor, &format!("/oembed.json{wrong}")).await;
        assert!(reply.status.is_client_error(), "{wrong} {}", reply.status);
    }

    let secret = json!({ "board_id": birds, "privacy": "secret" });
    data(&app.post(&ada, "Board", "update", secret).await);
    for caller in [&visitor, &ada] {
        let gone = app.open(caller, &format!("/embed/pin/{robin}/")).await;
        assert_eq!(gone.status, 404);
        assert!(!gone.text().contains("robin"));
        assert_eq!(app.open(caller, &asked("")).await.status, 404);
    }
}

#[tokio::test]
async fn receivers_are_asked_for_as_fast_as_one_types() {
    let app = App::around(World::sqlite().await, 1);
    let ada = app.person("ada").await;
    let typed = json!({ "term": "ben" });
    let ask = || app.get(&ada, "ShareSuggestionsTypeahead", typed.clone());
    for turn in 0..120 {
        assert_eq!(ask().await.status, 200, "{turn}");
    }
    assert_eq!(refusal(&ask().await), (429, "RateLimited".into()));
}
