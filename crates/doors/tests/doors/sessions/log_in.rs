//! `UserSessionResource/create`.

use http::header::SET_COOKIE;
use serde_json::json;
use testkit::app::{App, Caller};

use testkit::builders::PASSWORD;

use crate::hear::{data, refuses, shown};

#[tokio::test]
async fn a_session_begins_in_cookies_alone() {
    let app = App::start().await;
    app.person("ada").await;
    let options = json!({ "username_or_email": "ada@example.com", "password": PASSWORD });
    let reply = app
        .post(&Caller::default(), "UserSession", "create", options)
        .await;
    insta::assert_json_snapshot!(shown(&reply)["resource_response"]);
    let cookies: Vec<_> = reply
        .headers
        .get_all(SET_COOKIE)
        .iter()
        .map(|value| value.to_str().unwrap())
        .collect();
    assert_eq!(cookies.len(), 3);
    assert!(
        cookies[0].starts_with("magpie_session=")
            && cookies[0].ends_with("; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax"),
        "{cookies:?}"
    );
    assert!(
        cookies[1].starts_with("csrftoken=") && !cookies[1].contains("HttpOnly"),
        "{cookies:?}"
    );
    assert!(
        cookies[2].starts_with("magpie_device=")
            && cookies[2].ends_with("; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax"),
        "{cookies:?}"
    );
    let token = cookies[0]
        .trim_start_matches("magpie_session=")
        .split(';')
        .next()
        .unwrap();
    assert!(!reply.text().contains(token));
    let bearer =
        http::Request::get("/v3/users/me/").header("authorization", format!("Bearer {token}"));
    assert_eq!(
        data(&app.send_bare(bearer, axum::body::Body::empty()).await)["username"],
        "ada"
    );
}

#[tokio::test]
async fn a_wrong_password_is_refused_like_an_unknown_name() {
    let app = App::start().await;
    app.person("ada").await;
    let wrong = json!({ "username_or_email": "ada", "password": "wrong password" });
    let unknown = json!({ "username_or_email": "eve", "password": "wrong password" });
    for options in [wrong.clone(), unknown.clone()] {
        refuses(
            &app,
            &Caller::default(),
            "UserSession",
            "create",
            options,
            (401, "CredentialsWrong"),
        )
        .await;
    }
    let visitor = Caller::default();
    let (wrong, unknown) = (
        app.post(&visitor, "UserSession", "create", wrong).await,
        app.post(&visitor, "UserSession", "create", unknown).await,
    );
    assert_eq!(wrong.response(), unknown.response());
    assert!(wrong.headers.get(SET_COOKIE).is_none());
}
