//! How clients of the protocol send a call: at which addresses, with what kind of body,
//! and with everything as text.

use axum::body::Body;
use contract::answers::END;
use http::{Method, Request};
use serde_json::{Value, json};
use testkit::{
    app::{App, Caller, MULTIPART, Reply, encode, multipart},
    builders, pictures,
};

use super::listed;
use crate::hear::{board, data, pin, refusal};

async fn get(app: &App, who: &Caller, path: &str) -> Reply {
    app.send(who, Request::get(path), Body::empty()).await
}

#[tokio::test]
async fn addresses_are_found_as_clients_write_them() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let birds = board(&app, &ada, "Birds").await;
    let options = encode(&json!({ "options": { "board_id": birds } }).to_string());
    for path in [
        format!("/resource/BoardResource/get/?data={options}"),
        format!("/resource/BoardResource/get?data={options}"),
        format!("/resource/BoardResource/get//?data={options}"),
        format!("/_ngjs/resource/BoardResource/get/?data={options}"),
        format!("/v3/boards/{birds}/"),
        format!("/v3/boards/{birds}"),
    ] {
        let reply = get(&app, &ada, &path).await;
        assert_eq!(data(&reply)["id"], json!(birds), "{path}");
    }
    for path in ["/v3/boards", "/v3/nowhere", "/_ngjs/resource/BoardResource"] {
        assert_eq!(get(&app, &ada, path).await.status, 404, "{path}");
    }
}

#[tokio::test]
async fn bodies_hold_the_options_in_every_form() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let named = json!({ "name": "Birds" });
    let whole = json!({ "options": named });
    let bodies = [
        whole.clone(),
        json!({ "data": whole }),
        json!({ "data": whole.to_string() }),
        json!({ "source_url": "/", "data": { "options": named, "context": {} } }),
    ];
    for (place, body) in bodies.into_iter().enumerate() {
        let address = "/resource/BoardResource/create/";
        let reply = app.call(&ada, Method::POST, address, body.clone()).await;
        // Made once, and found to be there by each that is read as well.
        let expected = if place == 0 { 200 } else { 409 };
        assert_eq!(reply.status, expected, "{body}: {}", reply.text());
    }
    for body in [
        json!({ "data": [] }),
        json!({ "data": { "options": 7 } }),
        json!({ "data": "[" }),
    ] {
        let address = "/resource/BoardResource/create/";
        let reply = app.call(&ada, Method::POST, address, body.clone()).await;
        assert_eq!(refusal(&reply), (400, "InvalidInput".into()), "{body}");
    }
}

#[tokio::test]
async fn options_may_come_as_text() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let birds = board(&app, &ada, "Birds").await;
    let pins = builders::pins(&app.ctx(&ada), birds.parse().unwrap(), 2).await;
    let sea = json!({ "board_id": birds, "name": "Sea", "initial_pins": format!("{},", pins[0]) });
    let reply = app.post(&ada, "BoardSection", "create", sea).await;
    // The empty text behind the comma is no id.
    assert_eq!(refusal(&reply), (400, "InvalidInput".into()));
    let sea = json!({ "board_id": birds, "name": "Sea", "initial_pins": pins[0].to_string() });
    assert_eq!(
        app.post(&ada, "BoardSection", "create", sea).await.data()["pin_count"],
        json!(1)
    );
    for (flag, count) in [("true", 1), ("1", 1), ("false", 2), ("0", 2)] {
        let at_2 = format!("/v3/boards/{birds}/pins/?filter_section_pins={flag}&page_size=250");
        assert_eq!(listed(&get(&app, &ada, &at_2).await).len(), count, "{at_2}");
        let options = json!({ "board_id": birds, "filter_section_pins": flag, "page_size": "250" });
        let reply = app.get(&ada, "BoardFeed", options).await;
        assert_eq!(listed(&reply).len(), count, "{flag}");
    }
    let wrong = format!("/v3/boards/{birds}/pins/?filter_section_pins=perhaps");
    assert_eq!(get(&app, &ada, &wrong).await.status, 400);
}

#[tokio::test]
async fn a_list_is_walked_through_the_resource_of_addresses() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let birds = board(&app, &ada, "Birds").await;
    let mut pins = builders::pins(&app.ctx(&ada), birds.parse().unwrap(), 3).await;
    pins.reverse();
    let data = json!({ "page_size": 1 });
    let forms = [
        json!({ "url": format!("/v3/boards/{birds}/pins/?page_size=1") }),
        json!({ "url": format!("/v3/boards/{birds}/pins/"), "data": data }),
        json!({ "url": format!("boards/{birds}/pins"), "data": data.to_string() }),
        json!({ "url": format!("/v3/boards/{birds}/pins/"), "page_size": 1 }),
    ];
    for mut options in forms {
        let mut walked = Vec::new();
        loop {
            let reply = app.get(&ada, "Api", options.clone()).await;
            assert_eq!(
                reply.json()["resource_response"]["endpoint_name"],
                "list_board_pins"
            );
            walked.extend(listed(&reply));
            // As a client goes on: with the options that were answered.
            options = reply.json()["resource"]["options"].clone();
            if options["bookmarks"] == json!([END]) {
                break;
            }
        }
        let expected: Vec<Value> = pins.iter().map(|pin| json!(pin)).collect();
        assert_eq!(walked, expected, "{options}");
        options["ignore_bookmark"] = json!(true);
        assert_eq!(
            listed(&app.get(&ada, "Api", options.clone()).await),
            [json!(pins[0])],
            "{options}"
        );
    }
    let wrong = json!({ "url": "/v3/users/me/", "data": 7 });
    assert_eq!(
        refusal(&app.get(&ada, "Api", wrong).await),
        (400, "InvalidInput".into())
    );
}

#[tokio::test]
async fn a_bearer_sends_a_form_without_the_token_of_browsers() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let birds = board(&app, &ada, "Birds").await;
    let form = |token: &str| {
        Request::post("/resource/PinResource/create/")
            .header("content-type", MULTIPART)
            .header("authorization", format!("Bearer {token}"))
    };
    let body = multipart(
        &[("board_id", &birds), ("title", "Robin")],
        &pictures::png(64, 64, 1),
    );
    let reply = app
        .send_bare(form(ada.token().unwrap()), body.clone().into())
        .await;
    assert_eq!(data(&reply)["title"], json!("Robin"));
    assert_eq!(app.send_bare(form("none"), body.into()).await.status, 401);
}

#[tokio::test]
async fn users_are_invited_by_a_list_of_one() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let birds = board(&app, &ada, "Birds").await;
    pin(&app, &ada, &birds, "Robin").await;
    let ben = app.ctx(&app.person("ben").await).user().unwrap();
    let cleo = app.ctx(&app.person("cleo").await).user().unwrap();
    let invite = |ids: Value| json!({ "board_id": birds, "invited_user_ids": ids });
    let reply = app
        .post(&ada, "BoardInvite", "create", invite(json!([ben])))
        .await;
    assert_eq!(data(&reply)["invited_user"]["id"], json!(ben));
    for ids in [json!([]), json!([ben, cleo]), json!({})] {
        let reply = app
            .post(&ada, "BoardInvite", "create", invite(ids.clone()))
            .await;
        assert_eq!(refusal(&reply), (400, "InvalidInput".into()), "{ids}");
    }
}
