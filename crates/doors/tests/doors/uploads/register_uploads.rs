//! `POST /v3/media/uploads/register/batch/`, `VIPResource/get`.

use http::Method;
use serde_json::json;
use testkit::app::{App, Caller};

use crate::hear::{data, field, refusal, refuses};

const PATH: &str = "/v3/media/uploads/register/batch/";

#[tokio::test]
async fn files_are_registered_by_the_clients_own_names() {
    let app = App::start().await;
    let (ada, ben) = (app.person("ada").await, app.person("ben").await);
    let list = json!([{ "id": "a", "media_type": "image-story-pin" }, { "id": "b", "media_type": "image-story-pin" }]);
    for list in [list.clone(), json!(list.to_string())] {
        let made = data(
            &app.call(&ada, Method::POST, PATH, json!({ "media_info_list": list }))
                .await,
        );
        assert_eq!(made["a"]["upload_url"], "http://magpie.test/uploads/");
        let names: Vec<_> = made["b"]["upload_parameters"]
            .as_object()
            .unwrap()
            .keys()
            .cloned()
            .collect();
        assert_eq!(names, ["expires_ms", "signature", "upload_id"]);
        let ids = json!({ "upload_ids": [made["a"]["upload_id"], made["b"]["upload_id"]] });
        let others = data(&app.get(&ben, "VIP", ids.clone()).await);
        assert_eq!(others, json!({}), "another user's are left out");
        let states = data(&app.get(&ada, "VIP", ids).await);
        assert_eq!(states.as_object().unwrap().len(), 2);
        let state = &states[made["a"]["upload_id"].as_str().unwrap()];
        assert_eq!(
            state,
            &json!({ "status": "registered", "signature": null, "failure_message": null })
        );
    }
}

#[tokio::test]
async fn wrong_lists_and_visitors_are_refused() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    for list in [
        json!([]),
        json!("["),
        json!([{ "id": "a", "media_type": "x" }]),
        json!(7),
        json!([{ "id": "a" }]),
    ] {
        let reply = app
            .call(&ada, Method::POST, PATH, json!({ "media_info_list": list }))
            .await;
        assert_eq!(
            (refusal(&reply), field(&reply)),
            ((400, "InvalidInput".into()), "media_info_list".into()),
            "{list}"
        );
    }
    let list = json!({ "media_info_list": [{ "id": "a", "media_type": "image" }] });
    assert_eq!(
        refusal(&app.call(&Caller::default(), Method::POST, PATH, list).await).0,
        401
    );
    refuses(
        &app,
        &Caller::default(),
        "VIP",
        "get",
        json!({ "upload_ids": "1" }),
        (401, "SignInRequired"),
    )
    .await;
    refuses(
        &app,
        &ada,
        "VIP",
        "get",
        json!({ "upload_ids": "x" }),
        (400, "InvalidInput"),
    )
    .await;
}
