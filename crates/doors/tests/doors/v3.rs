//! Door 2 as a whole: the batch, `ApiResource`, asked fields.

use std::fs;

use http::Method;
use serde_json::{Value, json};
use testkit::app::{App, Caller};

use crate::{
    hear::{board, data, field, pin, refusal, refuses},
    secrets::screened::{NUDE, screening},
};

async fn batch(app: &App, caller: &Caller, requests: Value) -> Value {
    data(
        &app.call(
            caller,
            Method::POST,
            "/v3/batch/",
            json!({ "requests": requests }),
        )
        .await,
    )
}

#[tokio::test]
async fn a_batch_runs_in_order_and_tells_each_end() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let requests = json!([
        { "id": "z", "method": "post", "url": "/v3/boards/", "body": { "name": "Birds" } },
        { "id": 7, "method": "POST", "url": "/v3/boards/", "body": { "name": "Birds" } },
        { "url": "/v3/users/me/?fields=username" },
        { "id": "none", "url": "/v3/nowhere/" },
        { "id": "bad", "method": "B AD", "url": "/v3/users/me/" },
    ]);
    for (round, requests) in [requests.clone(), json!(requests.to_string())]
        .into_iter()
        .enumerate()
    {
        let answers = batch(&app, &ada, requests).await;
        let status = |id: &str| answers[id]["error"]["http_status"].clone();
        let first = if round == 0 { Value::Null } else { json!(409) };
        assert_eq!(
            [status("z"), status("7"), status("none"), status("bad")],
            [first, json!(409), json!(404), json!(400)]
        );
        assert_eq!(
            answers["2"],
            json!({ "status": "success", "data": { "username": "ada" } })
        );
        assert_eq!(
            (&answers["7"]["status"], &answers["7"]["data"]),
            (&json!("failure"), &Value::Null)
        );
    }
}

#[tokio::test]
async fn batches_are_bounded_and_checked() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let many = vec![json!({ "url": "/v3/users/me/" }); 26];
    for requests in [
        json!(many),
        json!("x"),
        json!(7),
        json!([{}]),
        json!([7]),
        json!(null),
    ] {
        let reply = app
            .call(
                &ada,
                Method::POST,
                "/v3/batch/",
                json!({ "requests": requests }),
            )
            .await;
        assert_eq!(
            (refusal(&reply).0, field(&reply).as_str()),
            (400, "requests"),
            "{requests:.40}"
        );
    }
    assert_eq!(batch(&app, &ada, json!([])).await, json!({}));
    let nested = batch(
        &app,
        &ada,
        json!([{ "method": "POST", "url": "/v3/batch/", "body": { "requests": [] } }]),
    )
    .await;
    assert_eq!(nested["0"]["error"]["http_status"], 404);
}

/// As the web app asks for the row of pictures that a visitor looked at (`stillShown.ts`).
#[tokio::test]
async fn a_visitor_learns_in_one_batch_how_pins_stand_now() {
    let script = std::env::temp_dir().join(format!("magpie-batch-{}", std::process::id()));
    fs::write(&script, NUDE).unwrap();
    let app = screening(script.to_str().unwrap()).await;
    let ada = app.person("ada").await;
    let birds = board(&app, &ada, "Birds").await;
    let bath = pin(&app, &ada, &birds, "Bath").await;
    // The others are not screened yet.
    app.world.settle().await;
    fs::remove_file(&script).unwrap();
    let trees = board(&app, &ada, "Trees").await;
    let owl = pin(&app, &ada, &birds, "Owl").await;
    let crow = pin(&app, &ada, &birds, "Crow").await;
    let oak = pin(&app, &ada, &trees, "Oak").await;
    data(&app.post(&ada, "Pin", "delete", json!({ "id": crow })).await);
    let secret = json!({ "board_id": trees, "privacy": "secret" });
    data(&app.post(&ada, "Board", "update", secret).await);
    let asked = [&owl, &crow, &oak, &bath].map(|id| {
        json!({
            "id": id, "method": "GET", "url": format!("v3/pins/{id}/"),
            "body": { "fields": "sensitivity_screen" },
        })
    });
    let told = batch(&app, &Caller::default(), json!(asked)).await;
    assert_eq!(told[&owl], json!({ "status": "success", "data": {} }));
    let veil = json!({ "reason": "mature", "show_warning": true });
    assert_eq!(told[&bath]["data"], json!({ "sensitivity_screen": veil }));
    for gone in [&crow, &oak] {
        assert_eq!(told[gone]["data"], Value::Null, "{gone}");
        assert_eq!(told[gone]["error"]["http_status"], 404, "{gone}");
    }
}

#[tokio::test]
async fn api_resource_reaches_door_two() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let made = app
        .post(
            &ada,
            "Api",
            "create",
            json!({ "url": "/v3/boards/", "data": { "name": "Birds" } }),
        )
        .await;
    let id = data(&made)["id"].as_str().unwrap().to_owned();
    for url in [
        format!("/v3/boards/{id}/"),
        format!("boards/{id}/"),
        format!("boards/{id}/?fields=name,id"),
    ] {
        assert_eq!(
            data(&app.get(&ada, "Api", json!({ "url": url })).await)["name"],
            "Birds",
            "{url}"
        );
    }
    let options = json!({ "url": format!("/v3/boards/{id}/"), "data": { "name": "Trees" } });
    assert_eq!(
        data(&app.post(&ada, "Api", "update", options).await)["name"],
        "Trees"
    );
    let listed = app
        .get(
            &ada,
            "Api",
            json!({ "url": "/v3/batch/", "data": { "requests": [{ "url": "/v3/users/me/" }] } }),
        )
        .await;
    assert_eq!(data(&listed)["0"]["data"]["username"], "ada");
    let gone = app
        .post(
            &ada,
            "Api",
            "delete",
            json!({ "url": format!("/v3/boards/{id}/") }),
        )
        .await;
    assert_eq!(data(&gone)["state"], "done");
    let refused = [
        (json!({}), (400, "InvalidInput")),
        (json!({ "url": 7 }), (400, "InvalidInput")),
        (json!({ "url": "/v3/nowhere/" }), (404, "AddressUnknown")),
        (
            json!({ "url": "https://evil.example/" }),
            (404, "AddressUnknown"),
        ),
    ];
    for (options, refusal) in refused {
        refuses(&app, &ada, "Api", "get", options, refusal).await;
    }
}

#[tokio::test]
async fn only_asked_fields_are_answered() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let birds = board(&app, &ada, "Birds").await;
    let seen = app
        .open(
            &ada,
            &format!("/v3/boards/{birds}/?fields=board.id,name,nothing"),
        )
        .await;
    assert_eq!(data(&seen), json!({ "id": birds, "name": "Birds" }));
    let body = seen.json();
    let mut keys: Vec<_> = body
        .as_object()
        .unwrap()
        .keys()
        .map(String::as_str)
        .collect();
    keys.sort_unstable();
    assert_eq!(keys, ["code", "data", "message", "status"]);
}

#[tokio::test]
async fn a_path_says_more_than_a_body() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let (birds, trees) = (
        board(&app, &ada, "Birds").await,
        board(&app, &ada, "Trees").await,
    );
    let path = format!("/v3/boards/{birds}/?board_id={trees}");
    let changed = app
        .call(
            &ada,
            Method::PUT,
            &path,
            json!({ "board_id": trees, "name": "Rare birds" }),
        )
        .await;
    assert_eq!(data(&changed)["id"], birds.as_str());
    assert_eq!(
        app.send(&ada, http::Request::head(&path), axum::body::Body::empty())
            .await
            .status,
        200
    );
}
