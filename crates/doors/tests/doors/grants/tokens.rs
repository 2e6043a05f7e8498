//! The addresses that apps themselves call: tokens, their end, what is known of them, and
//! the document that names all of it.

use http::Request;
use serde_json::Value;
use testkit::app::App;

use super::{
    BACK, VERIFIER, authorize::guessing, body, code, exchange, form, read, refresh, refused,
    register, send, tokens,
};

const MINUTE_MS: i64 = 60 * 1_000;
const HOUR_MS: i64 = 60 * MINUTE_MS;

#[tokio::test]
async fn a_code_brings_tokens_that_are_kept_nowhere() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    for keeps_secret in [true, false] {
        let client = register(&app, &ada, keeps_secret).await;
        assert_eq!(client.secret.is_some(), keeps_secret);
        let code = code(&app, &ada, &client, "pins:read users:read").await;
        let reply = send(&app, "/oauth/token", &client, &exchange(&code)).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        assert_eq!(reply.headers["cache-control"], "no-store");
        assert!(!reply.headers.contains_key("set-cookie"));
        let made = reply.json();
        assert_eq!(made["token_type"], "Bearer");
        assert_eq!(made["expires_in"], 3_600);
        assert_eq!(made["scope"], "pins:read users:read");
        assert_eq!(made["user_id"], ada.id.unwrap().to_string());
        for (name, prefix) in [
            ("access_token", "mgp_access_"),
            ("refresh_token", "mgp_refresh_"),
        ] {
            let token = made[name].as_str().unwrap();
            assert!(
                token.starts_with(prefix) && token.len() > prefix.len() + 40,
                "{token}"
            );
        }
        let me = read(&app, &made["access_token"], "/v3/users/me/profile/").await;
        assert_eq!(me.json()["data"]["username"], "ada");
    }
}

#[tokio::test]
async fn a_code_is_for_its_app_its_address_and_its_verifier() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let (client, other) = (
        register(&app, &ada, true).await,
        register(&app, &ada, true).await,
    );
    let code = code(&app, &ada, &client, "pins:read").await;
    let grant = (400, "invalid_grant".to_owned());
    let request = (400, "invalid_request".to_owned());
    let reply = send(&app, "/oauth/token", &other, &exchange(&code)).await;
    assert_eq!(refused(&reply), grant);
    // (field, what is told instead, how it is refused)
    let cases = [
        ("redirect_uri", "http://127.0.0.1/back", &grant),
        ("redirect_uri", "", &request),
        (
            "code_verifier",
            "another-verifier-that-is-long-enough-to-be-one",
            &grant,
        ),
        ("code_verifier", "", &request),
        ("code", "mgp_code_none", &grant),
        ("code", "", &request),
        (
            "grant_type",
            "password",
            &(400, "unsupported_grant_type".to_owned()),
        ),
        (
            "grant_type",
            "client_credentials",
            &(400, "unsupported_grant_type".to_owned()),
        ),
        ("grant_type", "", &request),
    ];
    for (name, value, expected) in cases {
        let fields = exchange(&code).map(|(key, told)| match key == name {
            true => (key, value),
            false => (key, told),
        });
        let reply = send(&app, "/oauth/token", &client, &fields).await;
        assert_eq!(refused(&reply), *expected, "{name}={value}");
        assert_eq!(reply.headers["cache-control"], "no-store");
    }
    let reply = send(&app, "/oauth/token", &client, &exchange(&code)).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
}

#[tokio::test]
async fn a_code_is_over_after_a_minute_and_one_use() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let client = register(&app, &ada, true).await;
    let late = code(&app, &ada, &client, "pins:read").await;
    app.world.pass(MINUTE_MS);
    let reply = send(&app, "/oauth/token", &client, &exchange(&late)).await;
    assert_eq!(refused(&reply), (400, "invalid_grant".to_owned()));
    for later_ms in [0, 2 * MINUTE_MS] {
        let code = code(&app, &ada, &client, "users:read").await;
        let first = send(&app, "/oauth/token", &client, &exchange(&code))
            .await
            .json();
        app.world.pass(later_ms);
        let again = send(&app, "/oauth/token", &client, &exchange(&code)).await;
        assert_eq!(refused(&again), (400, "invalid_grant".to_owned()));
        // Two holders had the code: what the first one was given is over as well.
        let me = read(&app, &first["access_token"], "/v3/users/me/profile/").await;
        assert_eq!(me.status, 401, "after {later_ms}");
        let token = first["refresh_token"].as_str().unwrap();
        let reply = send(&app, "/oauth/token", &client, &refresh(token)).await;
        assert_eq!(refused(&reply), (400, "invalid_grant".to_owned()));
    }
}

#[tokio::test]
async fn refresh_tokens_rotate_and_a_second_use_ends_the_family() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    for keeps_secret in [true, false] {
        let client = register(&app, &ada, keeps_secret).await;
        let first = tokens(&app, &ada, &client, "users:read pins:read").await;
        let elsewhere = tokens(&app, &ada, &client, "users:read").await;
        let old = first["refresh_token"].as_str().unwrap();
        let fields = [refresh(old)[0], refresh(old)[1], ("scope", "users:read")];
        let reply = send(&app, "/oauth/token", &client, &fields).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        let second = reply.json();
        assert_eq!(second["scope"], "users:read");
        assert_ne!(second["refresh_token"], first["refresh_token"]);
        let works = async |made: &Value| {
            let me = read(&app, &made["access_token"], "/v3/users/me/profile/").await;
            me.status == 200
        };
        assert!(works(&second).await);
        let stolen = send(&app, "/oauth/token", &client, &refresh(old)).await;
        assert_eq!(refused(&stolen), (400, "invalid_grant".to_owned()));
        assert!(
            !works(&first).await && !works(&second).await,
            "all of it is over"
        );
        let new = second["refresh_token"].as_str().unwrap();
        let reply = send(&app, "/oauth/token", &client, &refresh(new)).await;
        assert_eq!(refused(&reply), (400, "invalid_grant".to_owned()));
        assert!(works(&elsewhere).await, "another device's is not");
    }
}

#[tokio::test]
async fn refreshing_widens_nothing() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let (client, other) = (
        register(&app, &ada, true).await,
        register(&app, &ada, true).await,
    );
    let first = tokens(&app, &ada, &client, "pins:read").await;
    let token = first["refresh_token"].as_str().unwrap();
    for scope in ["pins:write", "pins:read boards:read", "pins:erase", ""] {
        let fields = [refresh(token)[0], refresh(token)[1], ("scope", scope)];
        let reply = send(&app, "/oauth/token", &client, &fields).await;
        assert_eq!(
            refused(&reply),
            (400, "invalid_scope".to_owned()),
            "{scope}"
        );
    }
    let reply = send(&app, "/oauth/token", &other, &refresh(token)).await;
    assert_eq!(refused(&reply), (400, "invalid_grant".to_owned()));
    let access = first["access_token"].as_str().unwrap();
    let reply = send(&app, "/oauth/token", &client, &refresh(access)).await;
    assert_eq!(refused(&reply), (400, "invalid_grant".to_owned()));
    let reply = send(&app, "/oauth/token", &client, &refresh(token)).await;
    assert_eq!(reply.status, 200, "refusals used nothing up");
}

#[tokio::test]
async fn tokens_are_short_lived() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let client = register(&app, &ada, true).await;
    let made = tokens(&app, &ada, &client, "users:read").await;
    let path = "/v3/users/me/profile/";
    app.world.pass(HOUR_MS - 1);
    assert_eq!(read(&app, &made["access_token"], path).await.status, 200);
    app.world.pass(1);
    assert_eq!(read(&app, &made["access_token"], path).await.status, 401);
    assert_eq!(read(&app, &made["refresh_token"], path).await.status, 401);
    app.world.pass(90 * 24 * HOUR_MS);
    let token = made["refresh_token"].as_str().unwrap();
    let reply = send(&app, "/oauth/token", &client, &refresh(token)).await;
    assert_eq!(refused(&reply), (400, "invalid_grant".to_owned()));
}

#[tokio::test]
async fn an_authorization_is_over_after_a_year() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let client = register(&app, &ada, true).await;
    let mut made = tokens(&app, &ada, &client, "users:read").await;
    for (days, works) in [(89, true), (89, true), (89, true), (89, true), (9, false)] {
        app.world.pass(days * 24 * HOUR_MS);
        let token = made["refresh_token"].as_str().unwrap();
        let reply = send(&app, "/oauth/token", &client, &refresh(token)).await;
        assert_eq!(reply.status == 200, works, "{}", reply.text());
        made = reply.json();
    }
}

#[tokio::test]
async fn an_app_proves_which_it_is() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let (client, open) = (
        register(&app, &ada, true).await,
        register(&app, &ada, false).await,
    );
    let secret = client.secret.clone().unwrap();
    assert!(secret.starts_with("mgp_secret_"));
    for path in ["/oauth/token", "/oauth/revoke", "/oauth/introspect"] {
        for wrong in [
            guessing(&client, None),
            guessing(&client, Some("mgp_secret_guessed")),
            guessing(&client, Some("")),
            guessing(&open, Some(&secret)),
        ] {
            let fields = [
                ("grant_type", "refresh_token"),
                ("refresh_token", "x"),
                ("token", "x"),
            ];
            let reply = send(&app, path, &wrong, &fields).await;
            assert_eq!(
                refused(&reply),
                (401, "invalid_client".to_owned()),
                "{path} {wrong:?}"
            );
            assert!(super::challenge(&reply).starts_with("Basic "));
        }
    }
    // In the form as well, but not in both.
    let code = code(&app, &ada, &client, "pins:read").await;
    let told = [
        ("client_id", client.id.as_str()),
        ("client_secret", &secret),
    ];
    let fields = [&exchange(&code)[..], &told].concat();
    let reply = send(&app, "/oauth/token", &client, &fields).await;
    assert_eq!(refused(&reply), (400, "invalid_request".to_owned()));
    let reply = app.send_bare(form("/oauth/token"), body(&fields)).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
}

#[tokio::test]
async fn forms_are_read_strictly() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let client = register(&app, &ada, false).await;
    let code = code(&app, &ada, &client, "pins:read").await;
    let whole = exchange(&code);
    let twice = [
        &whole[..],
        &[("code", "another"), ("client_id", &client.id)],
    ]
    .concat();
    let reply = app.send_bare(form("/oauth/token"), body(&twice)).await;
    assert_eq!(refused(&reply), (400, "invalid_request".to_owned()));
    let json = Request::post("/oauth/token").header("content-type", "application/json");
    let reply = app.send_bare(json, "{}".into()).await;
    assert_eq!(refused(&reply), (400, "invalid_request".to_owned()));
    // Secrets in an address end up in logs: they are not read there.
    let query =
        format!("/oauth/token?grant_type=authorization_code&code={code}&code_verifier={VERIFIER}");
    let reply = app
        .send_bare(
            form(&query),
            body(&[("redirect_uri", BACK), ("client_id", &client.id)]),
        )
        .await;
    assert_eq!(refused(&reply), (400, "invalid_request".to_owned()));
    for path in ["/oauth/token", "/oauth/revoke", "/oauth/introspect"] {
        assert_eq!(app.open(&ada, path).await.status, 405, "{path}");
    }
}
