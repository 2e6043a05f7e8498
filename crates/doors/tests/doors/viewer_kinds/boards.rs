//! The operations about boards and who saves there, for the table of all.

use serde_json::{Value, json};

/// Who saves there is seen with the board.
pub fn for_all() -> Vec<(&'static str, Value)> {
    vec![
        ("list_board_ideas", json!({ "board_id": "7" })),
        ("list_board_interests", json!({ "board_id": "7" })),
        ("list_collaborators", json!({ "board_id": "7" })),
        ("list_followed_boards", json!({ "username": "ada" })),
    ]
}

/// What publishes nothing.
pub fn for_signed_in() -> Vec<(&'static str, Value)> {
    vec![
        ("delete_board", json!({ "board_id": "7" })),
        ("forget_deleted_board", json!({ "board_id": "7" })),
        ("forget_deleted_pins", json!({ "pin_ids": ["7"] })),
        ("get_picker_boards", json!({})),
        ("list_deleted_boards", json!({})),
        ("list_deleted_pins", json!({})),
        ("shortlist_boards", json!({})),
        ("suggest_board_titles", json!({ "pin_id": "7" })),
        ("get_board_actions", json!({ "board_id": "7" })),
        ("unfollow_board", json!({ "board_id": "7" })),
        ("clear_board_invites", json!({ "board_id": "7" })),
        ("deny_board_invite", json!({ "board_id": "7" })),
        ("end_transfer", json!({ "board_id": "7" })),
        ("end_invite_link", json!({ "board_id": "7" })),
        ("list_board_invites", json!({ "board_id": "7" })),
        ("open_invite_link", json!({ "invite_code": "none" })),
        ("remove_collaborator", json!({ "board_id": "7" })),
        ("suggest_collaborators", json!({ "board_id": "7" })),
    ]
}

/// What publishes, follows, or lets others save.
pub fn for_writers() -> Vec<(&'static str, Value)> {
    let named = json!({ "board_id": "7", "invited_user_id": "8" });
    vec![
        ("create_board", json!({ "name": "Chairs" })),
        ("follow_board", json!({ "board_id": "7" })),
        (
            "merge_boards",
            json!({ "board_id": "7", "into_board_id": "8" }),
        ),
        ("restore_board", json!({ "board_id": "7" })),
        ("restore_pins", json!({ "pin_ids": ["7"], "board_id": "8" })),
        ("update_board", json!({ "board_id": "7", "name": "Lamps" })),
        ("accept_transfer", json!({ "board_id": "7" })),
        (
            "request_transfer",
            json!({ "board_id": "7", "user_id": "8" }),
        ),
        ("accept_board_invite", json!({ "invite_code": "none" })),
        ("approve_board_invite", named.clone()),
        ("invite_collaborator", named),
        ("make_invite_link", json!({ "board_id": "7" })),
        ("request_to_join", json!({ "board_id": "7" })),
        (
            "update_collaborator",
            json!({ "board_id": "7", "user_id": "8", "may_delete": true }),
        ),
    ]
}
