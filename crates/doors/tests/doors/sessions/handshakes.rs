//! `/v3/login/handshake/`, `/v3/login/mfa/handshake/`, `/v3/register/…/handshake/`
//! and `HandshakeSessionResource/create`, as a plain client calls them.

use axum::body::Body;
use http::{Request, StatusCode};
use serde_json::{Value, json};
use testkit::{
    app::{App, Caller, Reply, encode},
    builders::PASSWORD,
};

use crate::{
    factors::set_up::{proved, switched_on},
    hear::{data, refusal, refuses},
};

async fn send(app: &App, path: &str, fields: &[(&str, &str)]) -> Reply {
    let form: Vec<String> = fields
        .iter()
        .map(|(name, value)| format!("{name}={}", encode(value)))
        .collect();
    let request = Request::post(path)
        .header("content-type", "application/x-www-form-urlencoded")
        .header("x-pinterest-installid", "a-program-of-a-test");
    let body = Body::from(form.join("&"));
    app.send(&Caller::default(), request, body).await
}

async fn finish(app: &App, token: &Value) -> Reply {
    let options = json!({ "token": token, "isRegistration": false });
    app.post(&Caller::default(), "HandshakeSession", "create", options)
        .await
}

#[tokio::test]
async fn a_log_in_hands_over_a_token_for_a_session() {
    let app = App::start().await;
    app.person("ada").await;
    let right = [("username_or_email", " ada "), ("password", PASSWORD)];
    for path in ["/v3/login/handshake/", "/v3/login/mfa/handshake/"] {
        let reply = send(&app, path, &right).await;
        assert_eq!(
            (reply.status, &reply.json()["status"]),
            (StatusCode::OK, &json!("success"))
        );
        assert!(!reply.headers.contains_key("set-cookie"), "no session yet");
        let token = data(&reply);
        assert!(token.as_str().is_some_and(|token| token.len() > 40));
        let session = finish(&app, &token).await;
        assert_eq!(data(&session)["user"]["username"], "ada");
        assert!(session.headers.contains_key("set-cookie"));
        assert!(!session.text().contains(token.as_str().unwrap()));
        refuses(
            &app,
            &Caller::default(),
            "HandshakeSession",
            "create",
            json!({ "token": token }),
            (400, "HandshakeInvalid"),
        )
        .await;
    }
    let wrong = [("username_or_email", "ada"), ("password", "wrong horse")];
    let reply = send(&app, "/v3/login/handshake/", &wrong).await;
    assert_eq!(refusal(&reply), (401, "CredentialsWrong".into()));
}

#[tokio::test]
async fn a_log_in_of_two_steps_hands_over_a_token_after_the_second() {
    let app = App::start().await;
    let ada = proved(&app, "ada").await;
    let (_, codes) = switched_on(&app, &ada).await;
    let path = "/v3/login/mfa/handshake/";
    let first = [("username_or_email", "ada"), ("password", PASSWORD)];
    let reply = send(&app, path, &first).await;
    assert_eq!(refusal(&reply), (401, "MfaRequired".into()));
    let wrong = [&first[..], &[("mfa_token", "000000")]].concat();
    let reply = send(&app, path, &wrong).await;
    assert_eq!(refusal(&reply), (401, "MfaTokenWrong".into()));
    let right = [&first[..], &[("mfa_token", codes[0].as_str().unwrap())]].concat();
    let token = data(&send(&app, path, &right).await);
    assert_eq!(data(&finish(&app, &token).await)["user"]["username"], "ada");
    let again = send(&app, path, &right).await;
    assert_eq!(refusal(&again), (401, "MfaTokenWrong".into()));
}

#[tokio::test]
async fn a_registration_hands_over_a_token_for_a_session() {
    let app = App::start().await;
    for (path, email) in [
        ("/v3/register/email/handshake/", "ada@example.com"),
        ("/v3/register/partner/handshake/", "ben@example.com"),
    ] {
        let fields = [
            ("email", email),
            ("password", PASSWORD),
            ("first_name", "Ada"),
        ];
        let token = data(&send(&app, path, &fields).await);
        assert_eq!(data(&finish(&app, &token).await)["user"]["email"], email);
        let other = [fields[0], ("password", "a better horse"), fields[2]];
        let again = send(&app, path, &other).await;
        assert_eq!(refusal(&again), (409, "EmailTaken".into()));
    }
}

#[tokio::test]
async fn a_token_is_good_in_its_browser_alone() {
    let app = App::start().await;
    app.person("ada").await;
    let right = [("username_or_email", "ada"), ("password", PASSWORD)];
    let token = data(&send(&app, "/v3/login/handshake/", &right).await);
    let form = encode(&json!({ "options": { "token": token } }).to_string());
    let other = "ffffffffffffffffffffffffffffffff";
    let request = Request::post("/resource/HandshakeSessionResource/create/")
        .header("content-type", "application/x-www-form-urlencoded")
        .header("cookie", format!("csrftoken={other}"))
        .header("x-csrftoken", other);
    let reply = app.send_bare(request, format!("data={form}").into()).await;
    assert_eq!(refusal(&reply), (400, "HandshakeInvalid".into()));
    assert_eq!(finish(&app, &token).await.status, StatusCode::OK);
}

#[tokio::test]
async fn guessing_is_slowed_down_alike_with_and_without_an_account() {
    let app = App::start().await;
    app.person("ada").await;
    let mut heard = Vec::new();
    for name in ["ada", "eve"] {
        let options = json!({ "username_or_email": name, "password": "wrong horse" });
        let mut answers = Vec::new();
        for _ in 0..6 {
            let visitor = Caller::default();
            let reply = app
                .post(&visitor, "UserSession", "create", options.clone())
                .await;
            let headers = [
                "retry-after",
                "ratelimit-limit",
                "ratelimit-remaining",
                "ratelimit-reset",
            ]
            .map(|header| reply.headers.get(header).cloned());
            let names: Vec<String> = reply.headers.keys().map(ToString::to_string).collect();
            answers.push((refusal(&reply), headers, names));
        }
        heard.push(answers);
    }
    let last = &heard[0][5];
    assert_eq!(last.0, (429, "GuessedTooOften".into()));
    assert_eq!(last.1[0].as_ref().unwrap(), "1");
    assert_eq!(last.1[2].as_ref().unwrap(), "0");
    assert_eq!(last.1[3].as_ref().unwrap(), "1");
    // How many calls are left counts down through both names.
    for answers in &mut heard {
        for (_, headers, _) in &mut answers[..5] {
            headers[2] = None;
        }
    }
    assert_eq!(heard[0], heard[1]);
}

/// Specification §8: a status other than 200, 401 or 409 is an HTTP error to clients, who
/// never see its body.
#[tokio::test]
async fn a_refusal_can_be_read_by_clients() {
    let app = App::start().await;
    app.person("ada").await;
    let good = [("email", "eve@example.com"), ("password", PASSWORD)];
    let young = [&good[..], &[("birthday", "2015-01-01")]].concat();
    let weak = [good[0], ("password", "short")];
    let no_address = [("email", "eve"), good[1]];
    let taken = [("email", "ada@example.com"), ("password", "a better horse")];
    let nothing: [(&str, &str); 0] = [];
    let cases: [(&[(&str, &str)], &str); 5] = [
        (&young, "AgeRestricted"),
        (&weak, "PasswordLength"),
        (&no_address, "EmailInvalid"),
        (&taken, "EmailTaken"),
        (&nothing, "EmailInvalid"),
    ];
    for (fields, key) in cases {
        let reply = send(&app, "/v3/register/email/handshake/", fields).await;
        assert_eq!(refusal(&reply), (409, key.into()), "{fields:?}");
    }
    let reply = send(&app, "/v3/login/handshake/", &nothing).await;
    assert_eq!(refusal(&reply), (409, "InvalidInput".into()));
    let wrong = [("username_or_email", "ada"), ("password", "wrong horse")];
    for _ in 0..5 {
        let reply = send(&app, "/v3/login/handshake/", &wrong).await;
        assert_eq!(refusal(&reply), (401, "CredentialsWrong".into()));
    }
    let reply = send(&app, "/v3/login/handshake/", &wrong).await;
    assert_eq!(refusal(&reply), (409, "GuessedTooOften".into()));
    assert!(reply.headers.contains_key("retry-after"));
}
