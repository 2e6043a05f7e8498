//! `UserSessionResource/create` with `mfa_token`, `PasskeySessionResource/create`.

use serde_json::json;
use testkit::{
    app::{App, Caller},
    authenticator::{Authenticator, STEP_MS, shown_code},
    builders::PASSWORD,
};

use super::set_up::{HERE, added, proved, switched_on};
use crate::hear::{data, refuses, shown};

#[tokio::test]
async fn who_knows_the_password_is_told_the_second_steps() {
    let app = App::start().await;
    let ada = proved(&app, "ada").await;
    let (secret, _) = switched_on(&app, &ada).await;
    added(&app, &ada, &mut Authenticator::new("phone")).await;
    let visitor = Caller::default();
    let mut options = json!({ "username_or_email": "ada", "password": PASSWORD });
    let reply = app
        .post(&visitor, "UserSession", "create", options.clone())
        .await;
    insta::assert_json_snapshot!(shown(&reply)["resource_response"]);
    assert!(!reply.headers.contains_key("set-cookie"));
    options["mfa_token"] = "000000".into();
    let expected = (401, "MfaTokenWrong");
    refuses(
        &app,
        &visitor,
        "UserSession",
        "create",
        options.clone(),
        expected,
    )
    .await;
    app.world.pass(STEP_MS);
    options["mfa_token"] = shown_code(&app.world, &secret, 0).into();
    let reply = app.post(&visitor, "UserSession", "create", options).await;
    assert_eq!(data(&reply)["user"]["has_mfa_enabled"], true);
    assert!(reply.headers.contains_key("set-cookie"));
}

#[tokio::test]
async fn a_passkey_begins_a_session() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let mut key = Authenticator::new("phone");
    added(&app, &ada, &mut key).await;
    let visitor = Caller::default();
    let challenge = app
        .post(&visitor, "PasskeyChallenge", "create", json!({}))
        .await;
    let challenge = data(&challenge);
    assert!(
        challenge["options"]
            .get("allowCredentials")
            .is_none_or(|list| list == &json!([]))
    );
    let credential = key.get(HERE, &challenge["options"]);
    let options = json!({ "token": challenge["token"], "credential": credential });
    let reply = app
        .post(&visitor, "PasskeySession", "create", options.clone())
        .await;
    assert_eq!(data(&reply)["user"]["username"], "ada");
    let cookie = reply.headers["set-cookie"].to_str().unwrap();
    assert!(cookie.starts_with("magpie_session=") && cookie.contains("HttpOnly"));
    let expected = (401, "PasskeyRefused");
    refuses(
        &app,
        &visitor,
        "PasskeySession",
        "create",
        options,
        expected,
    )
    .await;
}
