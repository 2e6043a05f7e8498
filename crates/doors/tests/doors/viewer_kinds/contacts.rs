//! The operations on whom a user writes to, whom they block, what they are told and what is
//! decided about them, for the table of all.

use serde_json::{Value, json};

/// What the links of mails open.
pub fn for_all() -> Vec<(&'static str, Value)> {
    let link = || json!({ "token": "none" });
    vec![
        ("open_decision", link()),
        ("open_conversation_link", link()),
        ("refuse_mails", link()),
    ]
}

/// What ends contacts, and reading; who may not write may.
pub fn for_signed_in() -> Vec<(&'static str, Value)> {
    let one = || json!({ "conversation_id": "7" });
    vec![
        ("block_user", json!({ "user_id": "7" })),
        ("unblock_user", json!({ "user_id": "7" })),
        ("list_blocks", json!({})),
        ("list_conversations", json!({})),
        ("list_contact_requests", json!({})),
        ("suggest_shares", json!({})),
        ("suggest_shares_by_term", json!({ "term": "ada" })),
        ("get_badge", json!({})),
        ("list_notices", json!({})),
        ("list_notice_actors", json!({ "notice_id": "7" })),
        ("see_notices", json!({ "until_ms": 7 })),
        ("get_push_key", json!({})),
        (
            "add_push_device",
            json!({ "endpoint": "", "p256dh": "", "auth": "" }),
        ),
        ("remove_push_device", json!({})),
        ("list_decisions", json!({})),
        (
            "appeal_decision",
            json!({ "case_id": "7", "words": "It is not so." }),
        ),
        ("get_conversation", one()),
        ("list_messages", one()),
        ("see_conversation", one()),
        (
            "unsend_message",
            json!({ "conversation_id": "7", "message_id": "7" }),
        ),
        (
            "unreact_to_message",
            json!({ "conversation_id": "7", "message_id": "7" }),
        ),
        ("leave_conversation", one()),
        (
            "mute_conversation",
            json!({ "conversation_id": "7", "is_muted": true }),
        ),
        (
            "archive_conversation",
            json!({ "conversation_id": "7", "is_archived": true }),
        ),
        (
            "search_messages",
            json!({ "conversation_id": "7", "query": "robin" }),
        ),
        ("decline_contact_request", one()),
        ("restore_contact_request", one()),
    ]
}

/// What others read.
pub fn for_writers() -> Vec<(&'static str, Value)> {
    let said = json!({ "conversation_id": "7", "text": "Hello." });
    vec![
        ("start_conversation", json!({ "user_ids": ["7"] })),
        ("open_board_conversation", json!({ "board_id": "7" })),
        ("send_message", said),
        ("tell_typing", json!({ "conversation_id": "7" })),
        ("get_share_code", json!({ "invite_channel": 1 })),
        (
            "name_conversation",
            json!({ "conversation_id": "7", "name": "Robins" }),
        ),
        (
            "add_members",
            json!({ "conversation_id": "7", "user_ids": ["7"] }),
        ),
        (
            "react_to_message",
            json!({ "conversation_id": "7", "message_id": "7", "reaction_type": 1 }),
        ),
        ("accept_contact_request", json!({ "conversation_id": "7" })),
    ]
}
