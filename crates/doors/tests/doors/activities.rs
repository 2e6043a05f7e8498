//! What clients tell of what their users did (specification §7 "ApiCResource").

use serde_json::{Value, json};
use testkit::app::{App, Caller};

use crate::hear::{board, pin, refusal};

async fn tell(app: &App, caller: &Caller, events: Value) -> testkit::app::Reply {
    let batch = json!({ "events": events, "report_time": 1_790_000_000_000_i64 });
    app.post(caller, "ApiC", "create", batch).await
}

/// Everything that can be told of a close-up, by its names on the wire.
fn closeup(pin_id: &str) -> Value {
    json!({
        "type": "closeup",
        "pin_id": pin_id,
        "homefeed_source_sig": "a1b2",
        "search_query": "red robin",
        "source": "closeup",
        "top_level_source": "search",
        "top_level_source_depth": 1,
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
    let mut told = closeup(&robin);
    for named in ["type", "pin_id"] {
        told.as_object_mut().unwrap().remove(named);
    }
    let details: Value = serde_json::from_str(details).unwrap();
    assert_eq!(
        (kind.as_str(), id.to_string(), details),
        ("closeup", robin, told)
    );
}

#[tokio::test]
async fn events_of_another_form_are_refused() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    for events in [
        json!(null),
        json!({}),
        json!([{}]),
        json!([{ "type": "closeup" }]),
        json!([{ "type": "closeup", "pin_id": "7", "top_level_source_depth": -1 }]),
        json!([{ "type": "heist", "pin_id": "7" }]),
        json!(vec![closeup("7"); 101]),
    ] {
        let told = tell(&app, &ada, events.clone()).await;
        assert_eq!(refusal(&told).0, 400, "{events}");
    }
    assert_eq!(app.world.activities().await, []);
}
