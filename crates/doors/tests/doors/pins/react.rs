//! `ReactionsResource/create` and `…/delete`, `/v3/pins/{id}/react/`.

use http::Method;
use serde_json::json;
use testkit::app::{App, Caller};

use crate::hear::{board, data, pin, refuses};

#[tokio::test]
async fn a_reaction_is_given_and_taken_back() {
    let app = App::start().await;
    let (ada, ben) = (app.person("ada").await, app.person("ben").await);
    let birds = board(&app, &ada, "Birds").await;
    let robin = pin(&app, &ada, &birds, "Robin").await;
    // As the specification's client sends it.
    let options = json!({
        "pin_id": robin, "reaction_pin_id": robin, "reaction_type": 1, "user_id": "7",
        "action_type": "reaction",
    });
    let visitor = Caller::default();
    let refusal = (401, "SignInRequired");
    refuses(
        &app,
        &visitor,
        "Reactions",
        "create",
        options.clone(),
        refusal,
    )
    .await;
    let given = data(&app.post(&ben, "Reactions", "create", options).await);
    assert_eq!(
        (&given["reaction_counts"], &given["reaction_by_me"]),
        (&json!({ "1": 1 }), &json!(1))
    );
    let id = given["id"].as_str().unwrap();
    assert!(
        id.starts_with(&format!("{}:", robin.as_str())) && id.ends_with(":1"),
        "{id}"
    );
    let unknown = json!({ "pin_id": robin, "reaction_type": 2 });
    refuses(
        &app,
        &ben,
        "Reactions",
        "create",
        unknown,
        (400, "InvalidInput"),
    )
    .await;
    let path = format!("/v3/pins/{robin}/react/");
    let other = app
        .call(&ben, Method::PUT, &path, json!({ "reaction_type": "13" }))
        .await;
    assert_eq!(data(&other)["reaction_counts"], json!({ "13": 1 }));
    let who = data(
        &app.open(&visitor, &format!("/v3/pins/{robin}/reactions/"))
            .await,
    );
    assert_eq!(
        (&who[0]["user"]["username"], &who[0]["reaction_type"]),
        (&json!("ben"), &json!(13))
    );
    let options = json!({ "pin_id": robin });
    let native = data(&app.get(&visitor, "NativeInteractions", options).await);
    assert_eq!(native, who);
    let gone = app.call(&ben, Method::DELETE, &path, json!({})).await;
    assert_eq!(data(&gone)["reaction_counts"], json!({}));
}
