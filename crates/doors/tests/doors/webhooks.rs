//! `/v3/webhooks/` as a client hears it.

use http::Method;
use serde_json::{Value, json};
use testkit::{
    app::{App, Caller, Reply},
    counterpart::{Counterpart, Said},
    world::World,
};

use crate::hear::{data, refusal, shown};

async fn call(app: &App, caller: &Caller, method: Method, path: &str, body: Value) -> Reply {
    let path = format!("/v3/webhooks/{path}");
    app.call(caller, method, &path, body).await
}

fn wish(url: &str) -> Value {
    json!({ "url": url, "events": ["pin.created", "board.created", "pin.created"] })
}

#[tokio::test]
async fn a_user_manages_webhooks_and_what_they_were_told() {
    let receiver = Counterpart::start(|_| Said::json("{}")).await;
    let world = World::sqlite()
        .await
        .reaching(&receiver.address.to_string());
    let app = App::around(world, 1_000);
    let ada = app.person("ada").await;
    let url = format!("{}/hook", receiver.url());
    let made = call(&app, &ada, Method::POST, "", wish(&url)).await;
    let id = data(&made)["webhook"]["id"].as_str().unwrap().to_owned();
    assert!(
        data(&made)["secret"]
            .as_str()
            .unwrap()
            .starts_with("whsec_")
    );
    let told = json!({ "events": ["board.created"], "url": "https://hooks.example/magpie" });
    let updated = call(&app, &ada, Method::PUT, &format!("{id}/"), told).await;
    let back = json!({ "url": url });
    data(&call(&app, &ada, Method::PUT, &format!("{id}/"), back).await);
    let tested = call(&app, &ada, Method::POST, &format!("{id}/test/"), json!({})).await;
    let delivery = data(&tested)["id"].as_str().unwrap().to_owned();
    app.world.settle().await;
    let listed = call(
        &app,
        &ada,
        Method::GET,
        &format!("{id}/deliveries/"),
        json!({}),
    )
    .await;
    let path = format!("{id}/deliveries/{delivery}/replay/");
    let replayed = call(&app, &ada, Method::POST, &path, json!({})).await;
    app.world.settle().await;
    assert_eq!(receiver.heard().len(), 2);
    let renewed = call(
        &app,
        &ada,
        Method::POST,
        &format!("{id}/secret/"),
        json!({}),
    )
    .await;
    assert_ne!(data(&renewed)["secret"], data(&made)["secret"]);
    let all = app.open(&ada, "/v3/webhooks/").await;
    assert!(!all.text().contains("whsec_"), "{}", all.text());
    insta::assert_json_snapshot!([shown(&updated), shown(&listed), shown(&replayed)]);
    data(&call(&app, &ada, Method::DELETE, &format!("{id}/"), json!({})).await);
    let gone = call(&app, &ada, Method::POST, &format!("{id}/test/"), json!({})).await;
    assert_eq!(refusal(&gone), (404, "NotFound".into()));
}

#[tokio::test]
async fn what_is_no_address_and_what_is_no_event_is_refused_by_name() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    for url in ["http://hooks.example/", "https://192.168.1.1/", "hooks"] {
        let reply = call(&app, &ada, Method::POST, "", wish(url)).await;
        assert_eq!(refusal(&reply), (400, "WebhookInvalid".into()), "{url}");
    }
    for events in [json!([]), json!(["webhook.test"]), json!(["pin.seen"])] {
        let asked = json!({ "url": "https://hooks.example/", "events": events });
        let reply = call(&app, &ada, Method::POST, "", asked).await;
        assert_eq!(refusal(&reply), (400, "InvalidInput".into()), "{events}");
    }
    // A session of less than a full log-in reaches none of it.
    let limited = app.limited(&ada).await;
    let reply = app.open(&limited, "/v3/webhooks/").await;
    assert_eq!(refusal(&reply), (401, "FullLogInRequired".into()));
    let reply = call(
        &app,
        &limited,
        Method::POST,
        "",
        wish("https://hooks.example/"),
    )
    .await;
    assert_eq!(refusal(&reply), (401, "FullLogInRequired".into()));
}

#[tokio::test]
async fn webhooks_are_told_at_a_users_wish_so_often() {
    let app = App::around(World::sqlite().await, 1);
    let ada = app.person("ada").await;
    for _ in 0..30 {
        let reply = call(&app, &ada, Method::POST, "7/test/", json!({})).await;
        assert_eq!(refusal(&reply).0, 404);
    }
    let reply = call(&app, &ada, Method::POST, "7/test/", json!({})).await;
    assert_eq!(refusal(&reply), (429, "RateLimited".into()));
}
