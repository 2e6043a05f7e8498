//! `PUT /v3/sessions/verify/`.

use accounts::signups::register_user::register_user;
use http::Method;
use serde_json::json;
use testkit::{
    app::{App, Caller},
    builders::registration,
};

use super::get_captcha_challenge::asking;
use crate::hear::{data, field, refusal};

const PATH: &str = "/v3/sessions/verify/";

#[tokio::test]
async fn a_session_goes_on_whatever_comes_of_it() {
    let app = asking().await;
    register_user(app.world.host(), registration("ada"))
        .await
        .unwrap();
    let ada = app.log_in("ada").await;
    let token = json!({ "recaptcha_token": "made up" });
    let reply = app.call(&ada, Method::PUT, PATH, token.clone()).await;
    assert_eq!(data(&reply), json!({ "is_verified": false }));
    assert_eq!(
        data(&app.open(&ada, "/v3/users/me/").await)["username"],
        "ada"
    );
    let empty = json!({ "recaptcha_token": "" });
    let reply = app.call(&ada, Method::PUT, PATH, empty).await;
    assert_eq!(
        (refusal(&reply), field(&reply)),
        ((400, "InvalidInput".into()), "recaptcha_token".into())
    );
    let reply = app
        .call(&Caller::default(), Method::PUT, PATH, token.clone())
        .await;
    assert_eq!(refusal(&reply), (401, "SignInRequired".into()));
    // Where the host asks for no proof, one is as good as another.
    let app = App::start().await;
    let ada = app.person("ada").await;
    let reply = app.call(&ada, Method::PUT, PATH, token).await;
    assert_eq!(data(&reply), json!({ "is_verified": false }));
}
