//! What a bearer's token opens, and what counts beside it.

use accounts::grants::create_personal_token::create_personal_token;
use doors::adapters::rates::{Rate, Rates, Subject};
use http::{Method, Request};
use serde_json::json;
use testkit::{
    app::{App, MULTIPART, multipart},
    world::World,
};

use super::{call, challenge, read, register, tokens};
use crate::hear::{board, data, refusal};

const PROFILE: &str = "/v3/users/me/profile/";

#[tokio::test]
async fn an_app_reads_and_writes_what_it_was_allowed_and_nothing_else() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let client = register(&app, &ada, true).await;
    let token = &tokens(&app, &ada, &client, "users:read boards:write").await["access_token"];
    let made = call(
        &app,
        token,
        Method::POST,
        "/v3/boards/",
        json!({ "name": "Birds" }),
    )
    .await;
    assert_eq!(data(&made)["name"], "Birds");
    // (method, path, what it lacks)
    let id = data(&made)["id"].as_str().unwrap().to_owned();
    let cases = [
        (Method::GET, format!("/v3/boards/{id}/"), "boards:read"),
        (Method::GET, format!("/v3/boards/{id}/pins/"), "pins:read"),
        (Method::POST, "/v3/pins/".to_owned(), "pins:write"),
        (Method::GET, "/v3/users/me/".to_owned(), "account:read"),
        (Method::PUT, "/v3/users/7/follow/".to_owned(), "users:write"),
    ];
    for (method, path, scope) in cases {
        let reply = call(&app, token, method, &path, json!({})).await;
        assert_eq!(refusal(&reply), (403, "ScopeMissing".to_owned()), "{path}");
        let expected = format!(r#"Bearer error="insufficient_scope", scope="{scope}""#);
        assert_eq!(challenge(&reply), expected);
        assert_eq!(reply.json()["error"]["extraData"]["scope"], scope);
    }
    let requests = json!({ "requests": [
        { "id": "mine", "method": "GET", "url": PROFILE },
        { "id": "account", "method": "GET", "url": "/v3/users/me/" },
        { "id": "blocks", "method": "GET", "url": "/v3/users/me/blocks/" },
    ] });
    let batch = data(&call(&app, token, Method::POST, "/v3/batch/", requests).await);
    assert_eq!(batch["mine"]["data"]["username"], "ada");
    let key = |id: &str| batch[id]["error"]["extraData"]["key"].clone();
    assert_eq!(
        (key("account"), key("blocks")),
        (json!("ScopeMissing"), json!("ClosedToApps"))
    );
}

#[tokio::test]
async fn a_profile_tells_an_app_nothing_of_the_account() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let client = register(&app, &ada, true).await;
    let token = &tokens(&app, &ada, &client, "users:read").await["access_token"];
    let id = ada.id.unwrap();
    for path in [PROFILE.to_owned(), format!("/v3/users/{id}/")] {
        let reply = read(&app, token, &path).await;
        assert_eq!(data(&reply)["username"], "ada");
        assert!(!reply.text().contains("ada@example.com"), "{path}");
    }
    let token = &tokens(&app, &ada, &client, "account:read").await["access_token"];
    let account = data(&read(&app, token, "/v3/users/me/").await);
    assert_eq!(account["email"], "ada@example.com");
}

#[tokio::test]
async fn unknown_tokens_are_refused_and_no_cookie_stands_in_for_them() {
    let app = App::start().await;
    let (ada, ben) = (app.person("ada").await, app.person("ben").await);
    let client = register(&app, &ada, true).await;
    let token = tokens(&app, &ada, &client, "users:read").await["access_token"].clone();
    for wrong in [
        "mgp_access_none",
        "mgp_personal_none",
        "mgp_refresh_none",
        "mgp_code_none",
    ] {
        for path in [PROFILE, "/v3/users/7/", "/v3/none/"] {
            let reply = read(&app, &json!(wrong), path).await;
            assert_eq!(
                refusal(&reply),
                (401, "AppTokenInvalid".to_owned()),
                "{wrong} {path}"
            );
            assert_eq!(challenge(&reply), r#"Bearer error="invalid_token""#);
        }
        let request = Request::get(PROFILE).header("authorization", format!("Bearer {wrong}"));
        assert_eq!(app.send(&ben, request, "".into()).await.status, 401);
    }
    // The bearer wins over the cookie of another user, whatever case the scheme has.
    for scheme in ["Bearer", "bearer"] {
        let value = format!("{scheme} {}", token.as_str().unwrap());
        let request = Request::get(PROFILE).header("authorization", value);
        let reply = app.send(&ben, request, "".into()).await;
        assert_eq!(data(&reply)["username"], "ada");
        assert!(!reply.headers.contains_key("set-cookie"));
    }
    // In an address it counts for nothing.
    let reply = app
        .open(
            &Default::default(),
            &format!("{PROFILE}?access_token={}", token.as_str().unwrap()),
        )
        .await;
    assert_eq!(reply.status, 400, "{}", reply.text());
}

#[tokio::test]
async fn only_door_two_is_open_to_apps() {
    let app = App::with_pages().await;
    let ada = app.person("ada").await;
    let client = register(&app, &ada, true).await;
    let all = "account:read boards:read boards:write pins:read pins:write users:read users:write";
    let token = tokens(&app, &ada, &client, all).await["access_token"].clone();
    let bearer = format!("Bearer {}", token.as_str().unwrap());
    for path in [
        "/",
        "/settings/security/",
        "/_/_/state?source_url=%2F",
        "/resource/UserResource/get/?data=%7B%7D",
        "/resource/UserSettingsResource/get/",
        "/exports/7/",
        "/downloads/7/",
    ] {
        let request = Request::get(path).header("authorization", &bearer);
        let reply = app.send_bare(request, "".into()).await;
        assert_eq!(reply.status, 403, "{path}");
        assert!(!reply.text().contains("ada@example.com"), "{path}");
    }
    for path in [
        "/resource/ApiResource/get/",
        "/resource/UserPasswordResource/update/",
        "/_/graphql/",
        "/imports/",
        "/oauth/token",
    ] {
        let request = Request::post(path).header("authorization", &bearer);
        let reply = app.send_bare(request, "".into()).await;
        assert_eq!(reply.status, 403, "{path}");
    }
}

#[tokio::test]
async fn an_app_pins_a_picture_that_it_sends() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let client = register(&app, &ada, true).await;
    let board = board(&app, &ada, "Birds").await;
    let token = &tokens(&app, &ada, &client, "pins:read pins:write").await["access_token"];
    let list = json!({ "media_info_list": [{ "id": "a", "media_type": "image-story-pin" }] });
    let path = "/v3/media/uploads/register/batch/";
    let registered = data(&call(&app, token, Method::POST, path, list).await)["a"].clone();
    let texts: Vec<(&str, &str)> = registered["upload_parameters"]
        .as_object()
        .unwrap()
        .iter()
        .map(|(name, value)| (name.as_str(), value.as_str().unwrap()))
        .collect();
    let file = testkit::pictures::png(300, 400, 7);
    let send = Request::post("/uploads/")
        .header("content-type", MULTIPART)
        .header(
            "authorization",
            format!("Bearer {}", token.as_str().unwrap()),
        );
    let sent = app.send_bare(send, multipart(&texts, &file).into()).await;
    assert_eq!(sent.status, 200, "{}", sent.text());
    app.world.settle().await;
    let pin =
        json!({ "board_id": board, "upload_id": registered["upload_id"], "title": "Kingfisher" });
    let made = data(&call(&app, token, Method::POST, "/v3/pins/", pin).await);
    assert_eq!(made["title"], "Kingfisher");
    let shown = read(
        &app,
        token,
        &format!("/v3/pins/{}/", made["id"].as_str().unwrap()),
    )
    .await;
    assert_eq!(data(&shown)["title"], "Kingfisher");
}

#[tokio::test]
async fn an_app_is_bound_by_what_binds_its_user() {
    let app = App::start().await;
    let (ada, ben) = (app.person("ada").await, app.person("ben").await);
    let client = register(&app, &ada, true).await;
    let token =
        tokens(&app, &ben, &client, "boards:read boards:write").await["access_token"].clone();
    let secret = testkit::builders::secret_board(&app.ctx(&ada), "Plans").await;
    let path = format!("/v3/boards/{}/", secret.board.id);
    assert_eq!(
        read(&app, &token, &path).await.status,
        404,
        "another's secret board"
    );
    super::endings::ban(&app, &ben).await;
    let reply = call(
        &app,
        &token,
        Method::POST,
        "/v3/boards/",
        json!({ "name": "Birds" }),
    )
    .await;
    assert_eq!(refusal(&reply), (403, "WriteBanned".to_owned()));
}

#[tokio::test]
async fn all_tokens_of_a_user_share_the_limits_of_operations() {
    let app = App::around(World::sqlite().await, 1);
    let ada = app.person("ada").await;
    let mut made = Vec::new();
    for _ in 0..2 {
        let client = register(&app, &ada, true).await;
        made.push(tokens(&app, &ada, &client, "boards:write").await["access_token"].clone());
    }
    let write = async |token| {
        let nameless = json!({ "name": "" });
        call(&app, token, Method::POST, "/v3/boards/", nameless).await
    };
    for turn in 0..240 {
        let reply = write(&made[turn % 2]).await;
        assert_eq!(reply.status, 400, "{turn}");
    }
    for token in &made {
        let limited = (429, "RateLimited".to_owned());
        assert_eq!(refusal(&write(token).await), limited);
    }
    // The user by themselves has their own.
    let own = app
        .post(&ada, "Board", "create", json!({ "name": "Birds" }))
        .await;
    assert_eq!(own.status, 200);
}

#[tokio::test]
async fn calls_are_counted_for_each_app_and_user() {
    let app = App::around(World::sqlite().await, 1);
    let ada = app.person("ada").await;
    let client = register(&app, &ada, true).await;
    let one = tokens(&app, &ada, &client, "users:read boards:write").await["access_token"].clone();
    let other = register(&app, &ada, true).await;
    let two = tokens(&app, &ada, &other, "users:read").await["access_token"].clone();
    for _ in 0..600 {
        assert_eq!(read(&app, &one, PROFILE).await.status, 200);
    }
    let reply = read(&app, &one, PROFILE).await;
    assert_eq!(refusal(&reply), (429, "RateLimited".to_owned()));
    assert!(reply.headers.contains_key("retry-after"));
    assert_eq!(read(&app, &two, PROFILE).await.status, 200, "another app");
    let reply = app.open(&ada, PROFILE).await;
    assert_eq!(reply.status, 200, "and its user by themselves");
}

#[tokio::test]
async fn an_app_has_a_limit_over_all_its_users() {
    let app = App::around(World::sqlite().await, 1);
    let (ada, ben) = (app.person("ada").await, app.person("ben").await);
    let client = register(&app, &ada, true).await;
    let other = register(&app, &ada, true).await;
    let token =
        async |user, client| tokens(&app, user, client, "users:read").await["access_token"].clone();
    let (of_ada, of_ben) = (token(&ada, &client).await, token(&ben, &client).await);
    let of_another = token(&ben, &other).await;
    // What it called for others, at another server.
    let whole = Subject::App(client.id.parse().unwrap());
    let others = Rate::WholeApp.calls().unwrap() - 2;
    app.site
        .rates
        .hear(&Rates::call_of(Rate::WholeApp, &whole), others);
    for token in [&of_ada, &of_ben] {
        assert_eq!(read(&app, token, PROFILE).await.status, 200);
    }
    for token in [&of_ada, &of_ben] {
        let reply = read(&app, token, PROFILE).await;
        assert_eq!(refusal(&reply), (429, "RateLimited".to_owned()));
        assert_eq!(reply.headers["retry-after"], "1");
    }
    assert_eq!(
        read(&app, &of_another, PROFILE).await.status,
        200,
        "another app"
    );
    let script = json!({ "name": "A script", "scopes": ["users:read"] });
    let script =
        create_personal_token(app.ctx(&ben), serde_json::from_value(script).unwrap()).await;
    let script = json!(script.unwrap().token);
    assert_eq!(
        read(&app, &script, PROFILE).await.status,
        200,
        "and a token of a user's own"
    );
    app.world.pass(1_000);
    assert_eq!(read(&app, &of_ada, PROFILE).await.status, 200);
}
