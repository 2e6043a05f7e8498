//! What clients tell of what their users did (specification §7 "ApiCResource").

use http::Request;
use serde_json::{Value, json};
use testkit::app::{App, Caller, encode};

use crate::hear::{board, pin, refusal};

async fn tell(app: &App, caller: &Caller, events: Value) -> testkit::app::Reply {
    let batch = json!({ "events": events, "report_time": 1_790_000_000_000_i64 });
    app.post(caller, "ApiC", "create", batch).await
}

/// Everything that can be told of the way to a pin, by its names on the wire.
fn way() -> Value {
    json!({
        "homefeed_source_sig": "a1b2",
        "search_query": "red robin",
        "source": "closeup",
        "top_level_source": "search",
        "top_level_source_depth": 1,
    })
}

fn closeup(pin_id: &str) -> Value {
    json!({
        "event_type": 13,
        "view_type": 3,
        "object_id_str": pin_id,
        "time": 1_790_000_000_000_i64,
        "aux_data": way(),
        "clientUUID": "a1",
        "appState": "active",
    })
}

#[tokio::test]
async fn what_is_told_of_a_closeup_stands_in_the_log() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let birds = board(&app, &ada, "Birds").await;
    let robin = pin(&app, &ada, &birds, "Robin").await;
    for caller in [&ada, &Caller::default()] {
        let told = tell(&app, caller, json!([closeup(&robin)])).await;
        assert_eq!((told.status.as_u16(), told.data()), (200, json!({})));
    }
    let [(_, kind, id, details)] = &app.world.activities().await[..] else {
        panic!("the user's close-up alone is logged");
    };
    let details: Value = serde_json::from_str(details).unwrap();
    let mut kept = way();
    kept["view_type"] = json!(3);
    kept["appState"] = json!("active");
    assert_eq!(
        (kind.as_str(), id.to_string(), details),
        ("closeup", robin, kept)
    );
}

/// Tells as a visitor whose browser has this cookie.
async fn tell_with(app: &App, cookie: &str, events: Value) {
    let data = json!({ "options": { "events": events } }).to_string();
    let request = Request::post("/resource/ApiCResource/create/")
        .header("content-type", "application/x-www-form-urlencoded")
        .header("cookie", cookie);
    let body = format!("source_url=%2F&data={}", encode(&data));
    let told = app.send(&Caller::default(), request, body.into()).await;
    assert_eq!(told.status.as_u16(), 200, "{cookie}");
}

#[tokio::test]
async fn a_visitor_is_logged_as_the_cookie_of_their_browser_says() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let birds = board(&app, &ada, "Birds").await;
    let robin = pin(&app, &ada, &birds, "Robin").await;
    for (cookie, logged) in [
        ("a=b", 0),
        ("cookie_consent=101", 0),
        ("cookie_consent=1", 0),
        ("cookie_consent=010", 1),
        ("a=b; cookie_consent=111", 2),
    ] {
        let mut event = closeup(&robin);
        event["clientUUID"] = json!(cookie);
        tell_with(&app, cookie, json!([event])).await;
        let batches = app.world.visitor_batches().await;
        assert_eq!(batches.len(), logged, "{cookie}");
        for acts in batches {
            let kept = json!([{ "view_type": 3, "appState": "active", "closeups": [robin] }]);
            assert_eq!(serde_json::from_str::<Value>(&acts).unwrap(), kept);
        }
    }
    assert_eq!(app.world.activities().await, []);
}

#[tokio::test]
async fn an_event_may_say_nothing_of_the_way() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let birds = board(&app, &ada, "Birds").await;
    let robin = pin(&app, &ada, &birds, "Robin").await;
    let mut silent = closeup(&robin);
    silent["aux_data"] = json!(null);
    let mut without = silent.clone();
    without.as_object_mut().unwrap().remove("aux_data");
    without["clientUUID"] = json!("a2");
    let told = tell(&app, &ada, json!([silent, without])).await;
    assert_eq!(told.status.as_u16(), 200);
    let details: Vec<_> = app
        .world
        .activities()
        .await
        .into_iter()
        .map(|entry| entry.3)
        .collect();
    let kept = "{\"view_type\":3,\"appState\":\"active\"}";
    assert_eq!(details, [kept, kept]);
}

#[tokio::test]
async fn events_of_another_form_are_refused() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    for events in [
        json!(null),
        json!({}),
        json!([7]),
        json!([{ "event_type": "thirteen" }]),
        json!([{ "event_type": 13, "aux_data": { "top_level_source_depth": -1 } }]),
        json!([{ "event_type": 13, "view_data": "index" }]),
        json!([{ "event_type": 13, "event_data": [7] }]),
        json!([{ "event_type": 13, "component": -1 }]),
        json!([closeup("7"), { "event_type": 13, "clientUUID": 7 }]),
        json!([closeup("7"), { "event_type": 13, "time": "yesterday" }]),
        json!(vec![closeup("7"); 201]),
    ] {
        let told = tell(&app, &ada, events.clone()).await;
        assert_eq!(refusal(&told).0, 400, "{events}");
    }
    assert_eq!(app.world.activities().await, []);
}

#[tokio::test]
async fn a_batch_of_whole_records_is_logged_once_however_often_it_is_told() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let birds = board(&app, &ada, "Birds").await;
    let robin = pin(&app, &ada, &birds, "Robin").await;
    // Everything that the specification's event record has (§3).
    let record = |event_type: u32, uuid: &str| {
        json!({
            "event_type": event_type,
            "view_type": 1,
            "view_parameter": 92,
            "view_data": { "a": [1, 2] },
            "component": 13_100,
            "time": 1_790_000_000_000_i64,
            "clientUUID": uuid,
            "aux_data": null,
            "appState": "active",
            "event_data": { "pin": {} },
            "object_id_str": robin,
        })
    };
    let batch = json!([
        record(8_001, "a"),
        record(12, "b"),
        record(7_946, "c"),
        record(4_100, "d")
    ]);
    for _ in 0..2 {
        let told = tell(&app, &ada, batch.clone()).await;
        assert_eq!((told.status.as_u16(), told.data()), (200, json!({})));
    }
    let [(_, acts)] = &app.world.activity_batches().await[..] else {
        panic!("one batch is logged");
    };
    let expected = json!([{
        "view_type": 1,
        "view_parameter": 92,
        "view_data": { "a": [1, 2] },
        "component": 13_100,
        "appState": "active",
        "impressions": [robin],
        "clickthroughs": [robin],
        "event_data": [{ "pin_id": robin, "data": { "pin": {} } }],
    }]);
    assert_eq!(serde_json::from_str::<Value>(acts).unwrap(), expected);
    let kinds: Vec<_> = app
        .world
        .activities()
        .await
        .into_iter()
        .map(|entry| entry.1)
        .collect();
    assert_eq!(kinds, ["clickthrough", "return"]);
}
