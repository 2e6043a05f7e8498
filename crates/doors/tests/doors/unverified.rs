//! Accounts whose e-mail address is not verified in time (specification §6 "Email
//! verification is required to keep using the account").

use accounts::{
    sessions::change_standing::{ChangeStanding, change_standing},
    users::policy::AccountRules,
};
use http::Request;
use serde_json::json;
use testkit::{
    app::{App, Caller, MULTIPART, multipart},
    world::World,
};

use crate::{
    hear::{board, data, refusal},
    viewer_kinds::{call, operations},
};

const DAY_MS: i64 = 24 * 60 * 60 * 1_000;
const KEY: &str = "EmailVerificationRequired";
/// What such an account still writes: whatever verifies it, looks after the account,
/// leaves, tells of what is read or of the site, reports or hides it.
const OPEN: [&str; 59] = [
    "appeal_decision",
    "archive_conversation",
    "begin_passkey_log_in",
    "change_email",
    "change_password",
    "complete_experience",
    "deactivate_user",
    "decline_contact_request",
    "delete_user",
    "delete_webhook",
    "dismiss_experience",
    "end_grants",
    "end_sessions",
    "finish_authorization",
    "finish_handshake",
    "flag_comment",
    "hide_comment",
    "hide_commenter",
    "leave_conversation",
    "log_activities",
    "log_in",
    "log_in_with_network",
    "log_in_with_passkey",
    "log_out",
    "move_signup_flow",
    "mute_conversation",
    "open_conversation_link",
    "open_decision",
    "open_email_subscription",
    "open_mail_link",
    "prove_session",
    "record_fingerprint",
    "refuse_mails",
    "register_user",
    "remove_push_device",
    "report_thing",
    "request_export",
    "request_reset",
    "resend_verification",
    "reset_passcode",
    "reset_password",
    "restore_contact_request",
    "see_conversation",
    "see_notices",
    "send_feedback",
    "share_session",
    "start_authorization",
    "start_log_in_handshake",
    "start_registration_handshake",
    "switch_account",
    "unhide_comment",
    "unhide_commenter",
    "unreact_to_message",
    "unsend_message",
    "update_consent",
    "update_email_subscription",
    "verify_email",
    "verify_session",
    "view_experience",
];

/// A host that waits so many days.
fn waiting(world: World, unverified_days: u32) -> World {
    let rules = AccountRules {
        unverified_days,
        ..AccountRules::default()
    };
    world.configured(|house| house.extensions.insert(rules))
}

async fn key_of(app: &App, caller: &Caller, name: &str) -> Option<String> {
    let (_, options) = &operations()[name];
    let reply = call(app, "", caller, name, options).await;
    let body = reply.json();
    let response = body.get("resource_response").unwrap_or(&body);
    let key = response["error"]["extraData"]["key"].as_str();
    key.map(str::to_owned)
}

#[tokio::test]
async fn after_a_week_an_account_reads_until_it_is_verified() {
    let app = App::around(waiting(World::sqlite().await, 7), 1_000);
    app.person("ada").await;
    app.world.pass(7 * DAY_MS - 60_000);
    let ada = app.log_in("ada").await;
    let birds = board(&app, &ada, "Birds").await;
    // The session is known by now: time goes on under it.
    app.world.pass(60_000);
    let operations = &app.site.board.operations;
    let mut open = Vec::new();
    for operation in operations {
        let name = operation.name;
        if operation.is_write && operation.is_before_proof {
            open.push(name);
        } else {
            let key = key_of(&app, &ada, name).await;
            let is_refused = key.as_deref() == Some(KEY);
            assert_eq!(is_refused, operation.is_write, "{name}: {key:?}");
        }
    }
    open.sort_unstable();
    assert_eq!(open, OPEN);
    for name in ["resend_verification", "change_email", "verify_session"] {
        assert_ne!(
            key_of(&app, &ada, name).await.as_deref(),
            Some(KEY),
            "{name}"
        );
    }
    let form = Request::post("/resource/PinResource/create/").header("content-type", MULTIPART);
    let file = multipart(&[("board_id", &birds)], b"no picture");
    let reply = app.send(&ada, form, file.into()).await;
    assert_eq!(refusal(&reply), (403, KEY.into()));
    // Verified by whatever way, the same session writes at once.
    let verified = ChangeStanding {
        is_email_verified: Some(true),
        ..ChangeStanding::default()
    };
    let id = ada.id.unwrap();
    change_standing(app.world.host(), id, verified)
        .await
        .unwrap();
    let more = json!({ "name": "More" });
    data(&app.post(&ada, "Board", "create", more).await);
}

#[tokio::test]
async fn the_host_says_how_many_days() {
    for (unverified_days, passed, refused) in [(0, 400, false), (30, 29, false), (30, 31, true)] {
        let app = App::around(waiting(World::sqlite().await, unverified_days), 1_000);
        app.person("ada").await;
        app.world.pass(passed * DAY_MS);
        let ada = app.log_in("ada").await;
        // Nor is the user reminded where the host never asks.
        let viewer = data(&app.open(&ada, "/v3/users/me/").await);
        let is_reminded = viewer["nags"].to_string().contains("verify_email");
        assert_eq!(is_reminded, unverified_days > 0);
        let key = key_of(&app, &ada, "follow_interests").await;
        assert_eq!(
            key.as_deref() == Some(KEY),
            refused,
            "{unverified_days} {passed}"
        );
    }
}
