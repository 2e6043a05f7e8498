//! Which operations ask for the passcode, by the contract: one that asks for it, or for the
//! password, is among the protected, or says why not.

use std::collections::BTreeSet;

use serde_json::Value;

use super::{kept, protected};

/// Operations whose passcode is the new one.
const MAKES_ONE: [&str; 2] = ["create_passcode", "reset_passcode"];
/// Operations that ask for the password and not for the passcode, and why.
const UNPROTECTED: [(&str, &str); 7] = [
    ("log_in", "the password is the way in"),
    ("register_user", "there is no passcode yet"),
    (
        "start_authorization",
        "another way in is added; it changes no setting",
    ),
    ("begin_passkey", "the same"),
    ("begin_totp", "a second step protects more"),
    ("renew_recovery_codes", "the same"),
    ("request_export", "it changes nothing"),
];

/// Writes that ask for neither, by why not.
const FREE: [(&str, &str); 9] = [
    (
        "what its user publishes, keeps, and arranges",
        "archive_board arrange_boards comment_on_did_it copy_pins create_board create_pin create_section delete_board \
         delete_comment delete_did_it delete_pin delete_pins delete_section favorite_pin \
         forget_deleted_board forget_deleted_pins hide_pin highlight_comment mark_did_it mark_helpful \
         merge_boards merge_sections move_pins react react_to_comment register_import register_uploads \
         remove_mention reorder_pin reorder_sections reply_to_comment request_download restore_board restore_pins \
         retry_import save_pin share_pin stop_import tell_did_it tune_feed unarchive_board undo_batch \
         unfavorite_pin unhide_pin unmark_did_it unmark_helpful unreact unreact_to_comment update_board \
         update_comment update_pin update_section write_comment",
    ),
    (
        "what employees publish for the host",
        "announce create_article delete_article update_article",
    ),
    (
        "what users tell the host, and its employees decide",
        "appeal_decision close_case decide_appeal delete_rule flag_comment put_rule report_thing \
         send_feedback unban_picture update_feedback",
    ),
    (
        "between users",
        "accept_board_invite accept_contact_request accept_transfer add_members answer_sponsorship \
         approve_board_invite archive_conversation block_user clear_board_invites create_invite \
         decline_contact_request delete_invite deny_board_invite end_invite_link end_transfer \
         follow_board follow_interest follow_interests follow_user get_share_code hide_comment hide_commenter \
         invite_collaborator leave_conversation make_invite_link mute_conversation \
         name_conversation open_board_conversation react_to_message remove_collaborator \
         remove_sponsorship request_sponsorship request_to_join request_transfer restore_contact_request \
         see_conversation see_notices send_message start_conversation tell_typing unblock_user unfollow_board \
         unfollow_interest unfollow_user unhide_comment unhide_commenter unreact_to_message \
         unsend_message update_collaborator",
    ),
    (
        "on the way into an account, or out of a browser's",
        "begin_passkey_log_in finish_handshake log_in_with_network log_in_with_passkey log_out \
         open_conversation_link open_decision open_email_subscription open_mail_link record_fingerprint \
         refuse_mails request_passcode_reset request_reset resend_verification reset_password share_session \
         start_log_in_handshake start_registration_handshake switch_account update_email_subscription \
         verify_email verify_session",
    ),
    (
        "ends what was begun with the password, which stood for it",
        "add_passkey confirm_totp finish_authorization prove_session",
    ),
    (
        "takes access away, which an owner who sees a thief does without looking for a password",
        "delete_app delete_webhook end_grants end_sessions refuse_app remove_push_device renew_app_secret \
         renew_webhook_secret",
    ),
    (
        "acts for its user, who is told by mail, sees it listed, and ends it with a new password",
        "allow_app create_app create_personal_token create_webhook replay_delivery test_webhook update_app \
         update_webhook",
    ),
    (
        "tells what was seen, or what a business says of itself; no setting that is protected",
        "add_push_device claim_website complete_experience create_business dismiss_experience log_activities \
         move_signup_flow note_closure unclaim_website update_business update_consent update_email_settings \
         update_news_settings update_push_settings verify_website view_experience",
    ),
];

/// Operations of the contract that take an option of one of these names.
fn asking_for(words: &[&str]) -> BTreeSet<String> {
    let contract: Value =
        serde_json::from_str(include_str!("../../../../../contract/openapi.json")).unwrap();
    let options = |operation: &Value| {
        let schema = &operation["requestBody"]["content"]["application/json"]["schema"];
        let name = schema["properties"]["options"]["$ref"]
            .as_str()?
            .rsplit('/')
            .next()?
            .to_owned();
        contract["components"]["schemas"][name]["properties"]
            .as_object()
            .cloned()
    };
    let writes = contract["paths"]
        .as_object()
        .unwrap()
        .values()
        .filter_map(|path| path.get("post"));
    writes
        .filter(|write| {
            options(write)
                .is_some_and(|options| words.iter().any(|word| options.contains_key(*word)))
        })
        .map(|write| write["summary"].as_str().unwrap().to_owned())
        .collect()
}

testkit::on_both_engines! {
    async fn what_asks_for_a_passcode_or_password_is_among_the_protected(world: World) {
        let kim = kept(&world).await;
        let names = protected(&kim, None).await.into_iter().map(|(name, _)| name);
        let known: BTreeSet<&str> = names.chain(["remove_passcode", "unlink_business", "disconnect_network"]).collect();
        let asking = |words: &[&str]| asking_for(words).into_iter().filter(|name| !MAKES_ONE.contains(&name.as_str()));
        let by_passcode: BTreeSet<String> = asking(&["passcode"]).collect();
        assert_eq!(by_passcode.iter().map(String::as_str).collect::<BTreeSet<_>>(), known);
        // What an open browser alone must not do, a child must not do either.
        let unprotected: Vec<String> = asking(&["password", "old_password"])
            .filter(|name| !known.contains(name.as_str()) && !UNPROTECTED.iter().any(|(free, _)| free == name))
            .collect();
        assert_eq!(unprotected, Vec::<String>::new(), "ask for the passcode, or say why not");
    }
}

#[test]
fn every_write_asks_or_says_why_not() {
    let doors = include_str!("../../../../../contract/doors.txt").lines();
    let writes = doors.filter_map(|line| {
        let mut words = line.split_whitespace();
        let name = words.next()?;
        (words.next() == Some("write")).then_some(name)
    });
    let asking = asking_for(&["passcode", "password", "old_password"]);
    let free: Vec<&str> = FREE
        .iter()
        .flat_map(|(_, names)| names.split_whitespace())
        .collect();
    for name in writes {
        let said = free.iter().filter(|free| **free == name).count();
        assert_eq!(usize::from(asking.contains(name)) + said, 1, "{name}");
    }
}
