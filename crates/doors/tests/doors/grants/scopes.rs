//! Every address of door 2 says what an app must be allowed, or is closed to apps.

use contract::grants::Scope;
use http::Method;
use serde_json::json;
use testkit::app::App;

use super::{call, register, tokens};
use crate::hear::refusal;

/// Operations of door 2 that no app may call, whatever it was allowed.
const CLOSED: [(&str, &str); 12] = [
    (
        "log-ins, sessions, and what vouches for an account",
        "record_fingerprint resend_verification share_session start_log_in_handshake \
         start_registration_handshake verify_session",
    ),
    (
        "gives a board away for good",
        "accept_transfer end_transfer request_transfer",
    ),
    (
        "takes what was deleted out of the bin for good",
        "forget_deleted_board forget_deleted_pins",
    ),
    (
        "whom a user wants to have nothing to do with, and what they do not want to read",
        "block_user get_comment_features hide_comment hide_commenter list_blocks list_hidden_commenters \
         unblock_user unhide_comment unhide_commenter update_comment_features",
    ),
    (
        "webhooks, which would outlive the token that made them",
        "create_webhook delete_webhook list_deliveries list_webhooks renew_webhook_secret replay_delivery \
         test_webhook update_webhook",
    ),
    (
        "what employees publish in the host's name",
        "create_article delete_article get_draft list_drafts update_article",
    ),
    (
        "of our own web app: notices, and files that it hands out",
        "complete_experience dismiss_experience get_download get_experiences request_download \
         view_experience",
    ),
    (
        "what users are told",
        "get_badge list_notice_actors list_notices see_notices",
    ),
    (
        "what users write to each other",
        "accept_contact_request add_members archive_conversation decline_contact_request get_conversation \
         leave_conversation list_contact_requests list_conversations list_messages mute_conversation \
         name_conversation open_board_conversation react_to_message restore_contact_request search_messages \
         see_conversation send_message start_conversation suggest_shares unreact_to_message unsend_message",
    ),
    (
        "translating, which the host may pay for",
        "translate_comment",
    ),
    (
        "reporting judges in the user's own name, and its cases are the host's",
        "close_case decide_appeal flag_comment get_case list_banned_pictures list_cases list_decisions \
         list_report_reasons report_thing unban_picture",
    ),
    (
        "feedback is what people say of the site; what they said is the host's to read",
        "list_feedback send_feedback update_feedback",
    ),
];

#[tokio::test]
async fn every_operation_of_door_two_has_a_scope_or_is_closed() {
    let app = App::start().await;
    let board = &app.site.board;
    let mut closed: Vec<&str> = CLOSED
        .iter()
        .flat_map(|(_, names)| names.split_whitespace())
        .collect();
    closed.sort_unstable();
    let mut without: Vec<&str> = board
        .rest
        .iter()
        .map(|line| &board.operations[line.operation])
        .filter(|operation| operation.scope.is_none())
        .map(|operation| operation.name)
        .collect();
    without.sort_unstable();
    without.dedup();
    assert_eq!(without, closed);
    for operation in &board.operations {
        let is_there = board
            .rest
            .iter()
            .any(|line| board.operations[line.operation].name == operation.name);
        assert!(is_there || operation.scope.is_none(), "{}", operation.name);
    }
    for scope in Scope::ALL {
        let mut operations = board.operations.iter();
        assert!(
            operations.any(|operation| operation.scope == Some(*scope)),
            "{scope:?}"
        );
    }
}

#[tokio::test]
async fn no_operation_is_open_to_a_token_without_its_scope() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let client = register(&app, &ada, true).await;
    for line in &app.site.board.rest {
        let operation = &app.site.board.operations[line.operation];
        let others: Vec<&str> = Scope::ALL
            .iter()
            .filter(|scope| operation.scope != Some(**scope))
            .map(|scope| scope.name())
            .collect();
        let token = tokens(&app, &ada, &client, &others.join(" ")).await["access_token"].clone();
        let expected = match operation.scope {
            Some(_) => "ScopeMissing",
            None => "ClosedToApps",
        };
        let body = json!({});
        let reply = match line.method {
            Method::GET => super::read(&app, &token, line.path).await,
            _ => call(&app, &token, line.method.clone(), line.path, body).await,
        };
        // A handshake's client reads 200, 401 and 409 alone.
        let status = if operation.is_handshake { 409 } else { 403 };
        assert_eq!(
            refusal(&reply),
            (status, expected.to_owned()),
            "{}",
            operation.name
        );
    }
}
