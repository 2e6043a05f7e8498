//! `UserSessionResource/update`, and what only the browser's own accounts show.

use http::{Request, header::SET_COOKIE};
use serde_json::{Value, json};
use testkit::{
    app::{App, Reply, encode},
    builders::PASSWORD,
};

use crate::hear::{data, refusal};

/// The token that an answer puts into the cookie.
fn token(reply: &Reply) -> String {
    let cookie = reply.headers[SET_COOKIE].to_str().unwrap();
    assert!(cookie.contains("HttpOnly"), "{cookie}");
    let value = cookie.strip_prefix("magpie_session=").unwrap();
    value.split(';').next().unwrap().to_owned()
}

/// Calls a resource as the holder of the token.
async fn post(app: &App, token: &str, address: &str, options: Value) -> Reply {
    let body = format!(
        "data={}",
        encode(&json!({ "options": options }).to_string())
    );
    let request = Request::post(format!("/resource/{address}/"))
        .header("authorization", format!("Bearer {token}"))
        .header("content-type", "application/x-www-form-urlencoded");
    app.send_bare(request, body.into()).await
}

async fn batch(app: &App, token: &str, ids: &[&str]) -> Value {
    let fields = "user.id,email,full_name,partner.business_name,owners,businesses";
    let requests: Vec<Value> = ids
        .iter()
        .map(|id| json!({ "id": id, "method": "GET", "url": format!("v3/users/{id}/"), "body": { "fields": fields } }))
        .collect();
    let request = Request::post("/v3/batch/")
        .header("authorization", format!("Bearer {token}"))
        .header("content-type", "application/json");
    let body = json!({ "requests": requests }).to_string();
    data(&app.send_bare(request, body.into()).await)
}

/// A browser of ada and ben that acts as ben: its token, and their ids.
async fn ada_and_ben(app: &App) -> (String, [String; 2]) {
    let ada = app.person("ada").await;
    app.person("ben").await;
    let options = json!({ "username_or_email": "ben", "password": PASSWORD });
    let address = "UserSessionResource/create";
    let added = post(app, ada.token().unwrap(), address, options).await;
    let as_ben = token(&added);
    let ask = json!({ "session_accounts": true });
    let listed = data(&post(app, &as_ben, address, ask).await);
    assert!(listed["group_id"].is_string());
    let accounts = &listed["session_accounts"];
    let names = [&accounts[0]["username"], &accounts[1]["username"]];
    assert_eq!(names, ["ben", "ada"]);
    let ids = [&accounts[1]["id"], &accounts[0]["id"]];
    (as_ben, ids.map(|id| id.as_str().unwrap().to_owned()))
}

#[tokio::test]
async fn a_batch_shows_the_fields_of_the_browsers_own_accounts() {
    let app = App::start().await;
    let (as_ben, [ada, ben]) = ada_and_ben(&app).await;
    let eve = app.person("eve").await;
    let eve = data(&app.open(&eve, "/v3/users/me/").await)["id"].clone();
    let eve = eve.as_str().unwrap();
    let answers = batch(&app, &as_ben, &[&ada, &ben, eve, "7"]).await;
    for (id, name) in [(&ada, "ada"), (&ben, "ben")] {
        let expected = json!({
            "id": id,
            "email": format!("{name}@example.com"),
            "full_name": name,
            "partner": null,
            "owners": [],
            "businesses": [],
        });
        let answer = json!({ "status": "success", "data": expected });
        assert_eq!(answers[id], answer);
    }
    let public = json!({ "id": eve, "full_name": "eve" });
    assert_eq!(answers[eve]["data"], public);
    assert_eq!(answers["7"]["status"], "failure");
}

#[tokio::test]
async fn a_browser_acts_as_one_account_at_a_time() {
    let app = App::start().await;
    let (as_ben, [ada, ben]) = ada_and_ben(&app).await;
    let (switch, leave) = ("UserSessionResource/update", "UserSessionResource/delete");
    let switched = post(&app, &as_ben, switch, json!({ "user_id": ada })).await;
    assert_eq!(data(&switched)["user"]["username"], "ada");
    let as_ada = token(&switched);
    assert!(!switched.text().contains(&as_ada));
    let old = post(&app, &as_ben, switch, json!({ "user_id": ben })).await;
    assert_eq!(refusal(&old), (401, "SignInRequired".into()));
    let foreign = post(&app, &as_ada, switch, json!({ "user_id": "7" })).await;
    assert_eq!(refusal(&foreign), (404, "NotFound".into()));
    let left = post(&app, &as_ada, leave, json!({ "user_id": ada })).await;
    assert_eq!(data(&left), json!({ "user_id": ben }));
    let all = post(&app, &token(&left), leave, json!({})).await;
    assert_eq!(data(&all), json!({}));
    let cookie = all.headers[SET_COOKIE].to_str().unwrap();
    assert!(cookie.contains("Max-Age=0"), "{cookie}");
}
