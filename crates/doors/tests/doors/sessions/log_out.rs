//! `UserSessionResource/delete`.

use http::header::SET_COOKIE;
use serde_json::json;
use testkit::app::{App, Caller};

use crate::hear::{data, refusal};

#[tokio::test]
async fn a_session_ends_here_and_now() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    assert_eq!(
        data(&app.open(&ada, "/v3/users/me/").await)["username"],
        "ada"
    );
    let reply = app
        .post(
            &ada,
            "UserSession",
            "delete",
            json!({ "disable_auth_failure_redirect": true }),
        )
        .await;
    assert_eq!(data(&reply), json!({}));
    assert_eq!(
        reply.headers[SET_COOKIE],
        "magpie_session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"
    );
    assert_eq!(
        refusal(&app.open(&ada, "/v3/users/me/").await),
        (401, "SignInRequired".into())
    );
    assert_eq!(
        data(
            &app.post(&Caller::default(), "UserSession", "delete", json!({}))
                .await
        ),
        json!({})
    );
}
