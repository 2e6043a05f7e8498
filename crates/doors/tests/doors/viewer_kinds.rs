//! Every operation called by every kind of viewer (specification §6), on both databases: who is
//! refused for being who they are, and with which words. An operation that is missing fails here.

mod apps;
mod boards;
mod contacts;
mod employees;
mod pins;

use std::collections::BTreeMap;

use axum::body::Body;
use http::Request;
use serde_json::{Value, json};
use testkit::app::{App, Caller, Reply, encode};

use crate::viewers::callers;

/// Who may call an operation at all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Whom {
    /// Every viewer.
    All,
    /// Fully signed-in users.
    SignedIn,
    /// Fully signed-in users who may write.
    Writers,
    /// Employees of the host.
    Employees,
}

/// Every operation with options that are whole; what they name need not exist.
pub fn operations() -> BTreeMap<&'static str, (Whom, Value)> {
    let groups = [
        (Whom::All, for_all()),
        (Whom::All, for_arriving()),
        (Whom::SignedIn, for_signed_in()),
        (Whom::SignedIn, for_settings()),
        (Whom::SignedIn, apps::for_signed_in()),
        (Whom::Writers, apps::for_writers()),
        (Whom::All, boards::for_all()),
        (Whom::SignedIn, boards::for_signed_in()),
        (Whom::Writers, boards::for_writers()),
        (Whom::All, contacts::for_all()),
        (Whom::SignedIn, contacts::for_signed_in()),
        (Whom::Writers, contacts::for_writers()),
        (Whom::All, pins::for_all()),
        (Whom::SignedIn, pins::for_signed_in()),
        (Whom::Writers, pins::for_writers()),
        (Whom::Writers, for_writers()),
        (Whom::Employees, employees::for_employees()),
    ];
    let known = groups.into_iter().flat_map(|(whom, group)| {
        group
            .into_iter()
            .map(move |(name, options)| (name, (whom, options)))
    });
    known.collect()
}

/// Operations for every viewer.
fn for_all() -> Vec<(&'static str, Value)> {
    vec![
        ("begin_passkey_log_in", json!({})),
        ("get_account", json!({ "username": "ada" })),
        ("get_captcha_challenge", json!({ "action": "signup" })),
        ("get_consent", json!({})),
        ("get_experiences", json!({})),
        ("get_board", json!({ "board_id": "7" })),
        ("get_invite_metadata", json!({ "invite_code": "none" })),
        ("get_pin", json!({ "id": "7" })),
        ("get_user", json!({ "username": "ada" })),
        ("list_board_pins", json!({ "board_id": "7" })),
        ("list_boards", json!({ "username": "ada" })),
        ("list_countries", json!({})),
        ("get_article", json!({ "article_id": "7" })),
        ("list_articles", json!({})),
        ("get_interest", json!({ "interest": "birds" })),
        ("list_interest_pins", json!({ "interest": "birds" })),
        ("list_top_interests", json!({})),
        ("list_followers", json!({ "username": "ada" })),
        ("list_following", json!({ "username": "ada" })),
        ("list_home_pins", json!({})),
        ("list_locales", json!({})),
        ("list_related_modules", json!({ "pin_id": "7" })),
        ("list_related_pins", json!({ "pin_id": "7" })),
        ("list_session_accounts", json!({ "session_accounts": true })),
        ("get_section", json!({ "section_id": "7" })),
        ("list_section_pins", json!({ "section_id": "7" })),
        ("list_sections", json!({ "board_id": "7" })),
        ("list_created_pins", json!({ "username": "ada" })),
        ("list_user_pins", json!({ "username": "ada" })),
        ("log_activities", json!({ "events": [] })),
        ("list_search_tabs", json!({})),
        ("search_flashlight", json!({ "pin_id": "7" })),
        ("search_pins", json!({ "query": "chair" })),
        ("search_visually", json!({ "pin_id": "7" })),
        ("suggest_searches", json!({ "term": "cha" })),
        (
            "update_email_subscription",
            json!({ "token": "none", "options": [] }),
        ),
        ("verify_email", json!({ "token": "none" })),
    ]
}

/// Ways in, for every viewer.
fn for_arriving() -> Vec<(&'static str, Value)> {
    vec![
        ("finish_handshake", json!({ "token": "none" })),
        ("open_email_subscription", json!({ "token": "none" })),
        (
            "finish_authorization",
            json!({ "network": "club", "state": "none", "code": "none" }),
        ),
        ("log_in_with_network", json!({ "ticket": "none" })),
        ("start_authorization", json!({ "network": "club" })),
        ("open_mail_link", json!({ "token": "none" })),
        ("record_fingerprint", json!({ "fingerprint": "a test" })),
        (
            "start_log_in_handshake",
            json!({ "username_or_email": "nobody", "password": "wrong horse" }),
        ),
        (
            "start_registration_handshake",
            json!({ "email": "no address", "password": "short" }),
        ),
        (
            "log_in",
            json!({ "username_or_email": "nobody", "password": "wrong horse" }),
        ),
        (
            "log_in_with_passkey",
            json!({ "token": "none", "credential": {} }),
        ),
        ("log_out", json!({})),
        (
            "register_user",
            json!({ "email": "no address", "password": "short" }),
        ),
        ("request_reset", json!({ "username_or_email": "nobody" })),
        (
            "reset_password",
            json!({ "token": "none", "new_password": "a better horse" }),
        ),
        (
            "reset_passcode",
            json!({ "token": "none", "passcode": "1234", "confirmPasscode": "1234" }),
        ),
    ]
}

/// Operations for fully signed-in users.
fn for_signed_in() -> Vec<(&'static str, Value)> {
    let wrong = json!({ "password": "wrong horse" });
    vec![
        (
            "add_passkey",
            json!({ "token": "none", "name": "Phone", "credential": {} }),
        ),
        ("begin_passkey", wrong.clone()),
        ("begin_totp", wrong.clone()),
        (
            "change_email",
            json!({ "email": "new@example.com", "password": "wrong horse" }),
        ),
        (
            "change_password",
            json!({ "old_password": "wrong horse", "new_password": "a better horse" }),
        ),
        (
            "unlink_business",
            json!({ "email": "shop@example.com", "new_password": "a better horse", "password": "wrong horse" }),
        ),
        (
            "disconnect_network",
            json!({ "network": "club", "password": "wrong horse" }),
        ),
        ("confirm_totp", json!({ "code": "123456" })),
        ("delete_invite", json!({ "invite_code": "none" })),
        ("delete_pin", json!({ "id": "7" })),
        ("delete_section", json!({ "section_id": "7" })),
        ("delete_pins", json!({ "board_id": "7", "pin_ids": ["7"] })),
        ("get_batch", json!({ "batch_id": "7" })),
        ("get_duplicates", json!({ "pin_id": "7" })),
        ("deactivate_user", json!({ "password": "wrong horse" })),
        ("delete_user", json!({ "password": "wrong horse" })),
        ("get_export", json!({})),
        ("request_export", json!({ "password": "wrong horse" })),
        ("disable_totp", wrong.clone()),
        ("end_sessions", json!({ "session_id": "none" })),
        ("get_uploads", json!({ "upload_ids": ["7"] })),
        ("get_viewer", json!({})),
        ("list_audits", json!({})),
        ("list_factors", json!({})),
        ("list_interests", json!({})),
        ("list_followed_interests", json!({})),
        ("suggest_creators", json!({})),
        ("unfollow_interest", json!({ "interest_id": "1" })),
        ("list_invites", json!({})),
        ("list_websites", json!({})),
        ("list_networks", json!({})),
        ("list_sessions", json!({})),
        ("move_signup_flow", json!({ "step": "name" })),
        (
            "remove_passkey",
            json!({ "passkey_id": "7", "password": "wrong horse" }),
        ),
        ("renew_recovery_codes", wrong),
        ("prove_session", json!({ "mfa_token": "none" })),
        ("resend_verification", json!({})),
        ("share_session", json!({})),
        ("switch_account", json!({ "user_id": "7" })),
        ("unclaim_website", json!({ "domain": "example.com" })),
        ("verify_session", json!({ "recaptcha_token": "none" })),
        (
            "update_consent",
            json!({ "personalization": false, "analytic": false, "marketing": false }),
        ),
        ("unfollow_user", json!({ "user_id": "7" })),
    ]
}

/// What fully signed-in users say of themselves and of their children, and what
/// they take along.
fn for_settings() -> Vec<(&'static str, Value)> {
    vec![
        ("get_import", json!({})),
        ("stop_import", json!({ "import_id": "7" })),
        ("get_download", json!({ "board_id": "7" })),
        ("request_download", json!({ "board_id": "7" })),
        ("view_experience", json!({ "id": "1000069" })),
        ("complete_experience", json!({ "id": "1000069" })),
        ("dismiss_experience", json!({ "id": "1000069" })),
        ("get_email_settings", json!({})),
        ("get_feed_tuner", json!({})),
        ("list_following_pins", json!({})),
        ("get_news_settings", json!({})),
        ("get_preferences", json!({})),
        ("get_push_settings", json!({})),
        ("tune_feed", json!({ "board_id": "7", "is_muted": true })),
        ("update_email_settings", json!({ "options": [] })),
        ("update_news_settings", json!({ "options": [] })),
        ("update_preferences", json!({ "show_follows": true })),
        ("update_push_settings", json!({ "options": [] })),
        ("note_closure", json!({ "path": "/settings/privacy/" })),
        ("remove_passcode", json!({ "passcode": "1234" })),
        ("request_passcode_reset", json!({})),
        (
            "create_passcode",
            json!({ "passcode": "1", "confirmPasscode": "1", "backupEmail": "", "confirmBackupEmail": "" }),
        ),
    ]
}

/// Operations that publish, save or follow.
fn for_writers() -> Vec<(&'static str, Value)> {
    let upload = json!([{ "id": "a", "media_type": "image-story-pin" }]);
    vec![
        ("find_pin_images", json!({ "url": "javascript:nothing" })),
        ("register_import", json!({})),
        ("retry_import", json!({ "import_id": "7" })),
        ("create_business", json!({ "business_name": "" })),
        ("update_business", json!({ "street": "Oak Lane 7" })),
        ("become_business", json!({ "business_name": "" })),
        ("leave_business", json!({})),
        ("claim_website", json!({ "website_url": "localhost" })),
        (
            "verify_website",
            json!({ "domain": "example.com", "proof": "file" }),
        ),
        ("archive_board", json!({ "board_id": "7" })),
        ("arrange_boards", json!({ "density": "wide" })),
        ("create_invite", json!({ "invite_channel": 1 })),
        ("create_pin", json!({ "board_id": "7" })),
        ("create_section", json!({ "board_id": "7", "name": "Sea" })),
        (
            "merge_sections",
            json!({ "section_id": "7", "into_section_id": "8" }),
        ),
        (
            "copy_pins",
            json!({ "board_id": "7", "pin_ids": ["7"], "into_board_id": "8" }),
        ),
        (
            "move_pins",
            json!({ "board_id": "7", "pin_ids": ["7"], "into_board_id": "8" }),
        ),
        ("undo_batch", json!({ "batch_id": "7" })),
        ("update_pin", json!({ "id": "7", "title": "A chair" })),
        ("reorder_pin", json!({ "pin_id": "7" })),
        (
            "reorder_sections",
            json!({ "board_id": "7", "section_ids": ["7"] }),
        ),
        (
            "update_section",
            json!({ "section_id": "7", "name": "Sea" }),
        ),
        ("follow_interest", json!({ "interest_id": "1" })),
        ("follow_interests", json!({ "interest_ids": ["1"] })),
        ("follow_user", json!({ "user_id": "7" })),
        ("register_uploads", json!({ "media_info_list": upload })),
        ("save_pin", json!({ "pin_id": "7", "board_id": "7" })),
        ("unarchive_board", json!({ "board_id": "7" })),
        ("update_user", json!({ "first_name": "Ada" })),
    ]
}

/// The refusal for being who one is, if the operation is for others.
fn expected(whom: Whom, kind: &str) -> Option<&'static str> {
    match (whom, kind) {
        (Whom::All, _) => None,
        (_, "visitor" | "crawler") => Some("SignInRequired"),
        (_, "limited") => Some("FullLogInRequired"),
        (Whom::Writers, "write-banned") => Some("WriteBanned"),
        (Whom::Employees, kind) if kind != "employee" => Some("NotAllowed"),
        _ => None,
    }
}

pub async fn call(app: &App, kind: &str, caller: &Caller, name: &str, options: &Value) -> Reply {
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

testkit::on_both_engines! {
    async fn an_operation_refuses_whom_it_is_not_for(world: World) {
        let app = App::around(world, 1_000);
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
}
