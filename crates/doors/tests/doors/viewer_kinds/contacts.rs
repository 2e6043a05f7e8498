//! The operations on whom a user writes to, and whom they block, for the table of all.

use serde_json::{Value, json};

/// What ends contacts, and reading; who may not write may.
pub fn for_signed_in() -> Vec<(&'static str, Value)> {
    let one = || json!({ "conversation_id": "7" });
    vec![
        ("block_user", json!({ "user_id": "7" })),
        ("unblock_user", json!({ "user_id": "7" })),
        ("list_blocks", json!({})),
        ("list_conversations", json!({})),
        ("list_contact_requests", json!({})),
        ("get_badge", json!({})),
        ("get_conversation", one()),
        ("list_messages", one()),
        ("see_conversation", one()),
        ("leave_conversation", one()),
        ("decline_contact_request", one()),
        ("restore_contact_request", one()),
    ]
}

/// What others read.
pub fn for_writers() -> Vec<(&'static str, Value)> {
    let said = json!({ "conversation_id": "7", "text": "Hello." });
    vec![
        ("start_conversation", json!({ "user_ids": ["7"] })),
        ("send_message", said),
        ("accept_contact_request", json!({ "conversation_id": "7" })),
    ]
}
