//! `POST /v3/analytics/feedback/` (consumer specification §7), and what employees read of it.

use http::Method;
use serde_json::{Value, json};
use testkit::{
    app::{App, Caller, Reply},
    articles,
    world::World,
};

use crate::hear::{data, field, refusal};

const PATH: &str = "/v3/analytics/feedback/";

async fn send(app: &App, who: &Caller, feedback_data: &str) -> Reply {
    let body = json!({ "feedback_data": feedback_data });
    app.call(who, Method::POST, PATH, body).await
}

#[tokio::test]
async fn what_visitors_and_users_say_is_read_by_employees() {
    let app = App::start().await;
    let (ada, visitor) = (app.person("ada").await, Caller::default());
    let said = json!({ "verbatim_text": "I miss a map.", "page": "/pin/7/" }).to_string();
    data(&send(&app, &visitor, &said).await);
    let options = json!({ "feedback_data": said });
    data(&app.post(&ada, "Feedback", "create", options).await);
    data(&send(&app, &ada, "{\"verbatim_text\":\" \"}").await);
    let odd = send(&app, &visitor, "I miss a map.").await;
    assert_eq!(refusal(&odd), (400, "InvalidInput".into()));
    assert_eq!(field(&odd), "feedback_data");

    assert_eq!(refusal(&app.open(&ada, PATH).await).0, 403);
    articles::employ(&app.ctx(&ada)).await;
    let read = async || data(&app.get(&ada, "FeedbackList", json!({})).await);
    let found = read().await;
    let who = |at: usize| (&found[at]["is_visitor"], &found[at]["user"]["username"]);
    assert_eq!(who(0), (&json!(false), &json!("ada")));
    assert_eq!(who(1), (&json!(true), &Value::Null));
    assert_eq!(found.as_array().unwrap().len(), 2);
    let path = format!("{PATH}{}/", found[0]["id"].as_str().unwrap());
    let closed = json!({ "state": "closed" });
    let closed = data(&app.call(&ada, Method::PUT, &path, closed).await);
    assert_eq!(closed["state"], json!("closed"));
    assert_eq!(read().await.as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn feedback_is_sent_five_times_a_minute() {
    let app = App::around(World::sqlite().await, 1);
    let visitor = Caller::default();
    for turn in 0..5 {
        let reply = send(&app, &visitor, "{\"verbatim_text\":\"Fine.\"}").await;
        assert_eq!(reply.status, 200, "{turn}");
    }
    let reply = send(&app, &visitor, "{\"verbatim_text\":\"Fine.\"}").await;
    assert_eq!(refusal(&reply), (429, "RateLimited".into()));
}
