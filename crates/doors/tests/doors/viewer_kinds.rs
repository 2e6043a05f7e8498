//! Every operation called by every kind of viewer (specification §6): who is
//! refused for being who they are, and with which words. An operation that is
//! missing here fails the test.

use std::collections::BTreeMap;

use axum::body::Body;
use domain::users::change_standing::{ChangeStanding, change_standing};
use http::Request;
use serde_json::{Value, json};
use testkit::app::{App, Caller, Reply, encode};

/// Who may call an operation at all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Whom {
    /// Everybody.
    All,
    /// People who are fully signed in.
    SignedIn,
    /// People who are fully signed in and may write.
    Writers,
}

/// Every operation with options that are whole; what they name need not exist.
fn operations() -> BTreeMap<&'static str, (Whom, Value)> {
    use Whom::{All, SignedIn, Writers};
    let upload = json!([{ "id": "a", "media_type": "image-story-pin" }]);
    BTreeMap::from([
        (
            "change_email",
            (
                SignedIn,
                json!({ "email": "new@example.com", "password": "wrong horse" }),
            ),
        ),
        (
            "change_password",
            (
                SignedIn,
                json!({ "old_password": "wrong horse", "new_password": "a better horse" }),
            ),
        ),
        ("create_board", (Writers, json!({ "name": "Chairs" }))),
        ("create_pin", (Writers, json!({ "board_id": "7" }))),
        ("delete_board", (SignedIn, json!({ "board_id": "7" }))),
        ("delete_pin", (SignedIn, json!({ "id": "7" }))),
        ("end_sessions", (SignedIn, json!({ "session_id": "none" }))),
        ("follow_board", (Writers, json!({ "board_id": "7" }))),
        ("follow_user", (Writers, json!({ "user_id": "7" }))),
        ("get_board", (All, json!({ "board_id": "7" }))),
        ("get_pin", (All, json!({ "id": "7" }))),
        ("get_uploads", (SignedIn, json!({ "upload_ids": ["7"] }))),
        ("get_user", (All, json!({ "username": "ada" }))),
        ("get_viewer", (SignedIn, json!({}))),
        ("list_board_pins", (All, json!({ "board_id": "7" }))),
        ("list_boards", (All, json!({ "username": "ada" }))),
        ("list_home_pins", (All, json!({}))),
        ("list_related_pins", (All, json!({ "pin_id": "7" }))),
        (
            "list_session_accounts",
            (All, json!({ "session_accounts": true })),
        ),
        ("list_sessions", (SignedIn, json!({}))),
        ("list_user_pins", (All, json!({ "username": "ada" }))),
        (
            "log_in",
            (
                All,
                json!({ "username_or_email": "nobody", "password": "wrong horse" }),
            ),
        ),
        ("log_out", (All, json!({}))),
        (
            "register_uploads",
            (Writers, json!({ "media_info_list": upload })),
        ),
        (
            "register_user",
            (All, json!({ "email": "no address", "password": "short" })),
        ),
        (
            "save_pin",
            (Writers, json!({ "pin_id": "7", "board_id": "7" })),
        ),
        (
            "request_reset",
            (All, json!({ "username_or_email": "nobody" })),
        ),
        ("resend_verification", (SignedIn, json!({}))),
        (
            "reset_password",
            (
                All,
                json!({ "token": "none", "new_password": "a better horse" }),
            ),
        ),
        ("search_pins", (All, json!({ "query": "chair" }))),
        ("suggest_searches", (All, json!({ "term": "cha" }))),
        ("unfollow_board", (SignedIn, json!({ "board_id": "7" }))),
        ("unfollow_user", (SignedIn, json!({ "user_id": "7" }))),
        (
            "update_board",
            (Writers, json!({ "board_id": "7", "name": "Lamps" })),
        ),
        ("update_user", (Writers, json!({ "first_name": "Ada" }))),
        ("verify_email", (All, json!({ "token": "none" }))),
    ])
}

/// The refusal for being who one is, if the operation is for others.
fn expected(whom: Whom, kind: &str) -> Option<&'static str> {
    match (whom, kind) {
        (Whom::All, _) => None,
        (_, "visitor" | "crawler") => Some("SignInRequired"),
        (_, "limited") => Some("FullLogInRequired"),
        (Whom::Writers, "write-banned") => Some("WriteBanned"),
        _ => None,
    }
}

/// One caller of each kind. A crawler is a visitor whose browser says so.
async fn callers(app: &App) -> Vec<(&'static str, Caller)> {
    let member = app.person("member").await;
    let limited = app.limited(&member).await;
    let standing = |change: ChangeStanding, caller: Caller| async move {
        let id = app.ctx(&caller).user().unwrap();
        change_standing(app.world.host(), id, change).await.unwrap();
        caller
    };
    let banned = ChangeStanding {
        is_write_banned: Some(true),
        ..ChangeStanding::default()
    };
    let employed = ChangeStanding {
        is_employee: Some(true),
        ..ChangeStanding::default()
    };
    vec![
        ("visitor", Caller::default()),
        ("crawler", Caller::default()),
        ("limited", limited),
        ("member", member),
        (
            "write-banned",
            standing(banned, app.person("banned").await).await,
        ),
        (
            "employee",
            standing(employed, app.person("staff").await).await,
        ),
    ]
}

async fn call(app: &App, kind: &str, caller: &Caller, name: &str, options: &Value) -> Reply {
    let board = &app.site.board;
    let at = |operation: usize| board.operations[operation].name == name;
    let agent = match kind {
        "crawler" => "Googlebot/2.1",
        _ => "a test",
    };
    if let Some(line) = board.resources.iter().find(|line| at(line.operation)) {
        let data = format!(
            "data={}",
            encode(&json!({ "options": options }).to_string())
        );
        let path = format!("/resource/{}Resource/{}/", line.name, line.verb.name());
        let request = Request::post(path)
            .header("user-agent", agent)
            .header("content-type", "application/x-www-form-urlencoded");
        return app.send(caller, request, data.into()).await;
    }
    let line = board.rest.iter().find(|line| at(line.operation)).unwrap();
    let request = Request::builder()
        .method(line.method.clone())
        .uri(line.path)
        .header("user-agent", agent)
        .header("content-type", "application/json");
    let body = match line.method {
        http::Method::GET => Body::empty(),
        _ => options.to_string().into(),
    };
    app.send(caller, request, body).await
}

#[tokio::test]
async fn an_operation_refuses_whom_it_is_not_for() {
    let app = App::start().await;
    let known = operations();
    let mut names: Vec<_> = app
        .site
        .board
        .operations
        .iter()
        .map(|operation| operation.name)
        .collect();
    names.sort_unstable();
    assert_eq!(
        names,
        known.keys().copied().collect::<Vec<_>>(),
        "add the operation to the table"
    );
    for (kind, caller) in callers(&app).await {
        for (name, (whom, options)) in &known {
            // A session ends by logging out; each kind logs out last of all.
            if *name == "log_out" {
                continue;
            }
            let reply = call(&app, kind, &caller, name, options).await;
            let body = reply.json();
            let response = body.get("resource_response").unwrap_or(&body);
            let key = response["error"]["extraData"]["key"].as_str();
            let refused = key.filter(|key| {
                [
                    "SignInRequired",
                    "FullLogInRequired",
                    "WriteBanned",
                    "NotAllowed",
                    "CsrfFailed",
                ]
                .contains(key)
            });
            assert_eq!(
                refused,
                expected(*whom, kind),
                "{name} called by {kind}: {body}"
            );
        }
        let reply = call(&app, kind, &caller, "log_out", &json!({})).await;
        assert_eq!(reply.status, 200, "{kind} logs out");
    }
}
