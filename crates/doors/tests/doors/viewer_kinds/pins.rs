//! The operations on what users do with pins beside saving them, for the table of
//! all.

use serde_json::{Value, json};

/// It is seen with the pin.
pub fn for_all() -> Vec<(&'static str, Value)> {
    vec![
        ("list_shopping_pins", json!({ "category": "birds" })),
        ("list_videos", json!({ "category": "birds" })),
        ("list_comments", json!({ "pin_id": "7" })),
        ("list_replies", json!({ "comment_id": "7" })),
        ("list_comment_reactions", json!({ "comment_id": "7" })),
        (
            "list_did_it_comments",
            json!({ "user_did_it_data_id": "7" }),
        ),
        ("list_did_its", json!({ "pin_id": "7" })),
        ("list_pin_interests", json!({ "pin_id": "7" })),
        ("list_reactions", json!({ "pin_id": "7" })),
        ("list_report_reasons", json!({ "kind": "pin" })),
        (
            "send_feedback",
            json!({ "feedback_data": "{\"verbatim_text\":\"Fine.\"}" }),
        ),
        ("get_comment", json!({ "comment_id": "7" })),
        ("share_pin", json!({ "pin_id": "7" })),
        ("get_embed", json!({ "pin_id": "7" })),
        ("get_pin_qr", json!({ "pin_id": "7" })),
        ("get_board_qr", json!({ "board_id": "7" })),
        ("get_user_qr", json!({ "user_id": "7" })),
    ]
}

/// What publishes nothing; who may not write may report.
pub fn for_signed_in() -> Vec<(&'static str, Value)> {
    vec![
        ("unreact", json!({ "pin_id": "7" })),
        ("unfavorite_pin", json!({ "pin_id": "7" })),
        ("unhide_pin", json!({ "pin_id": "7" })),
        ("delete_comment", json!({ "comment_id": "7" })),
        ("remove_mention", json!({ "id": "7" })),
        ("hide_comment", json!({ "comment_id": "7" })),
        ("translate_comment", json!({ "comment_id": "7" })),
        ("unhide_comment", json!({ "comment_id": "7" })),
        ("hide_commenter", json!({ "user_id": "7" })),
        ("unhide_commenter", json!({ "user_id": "7" })),
        ("list_hidden_commenters", json!({})),
        ("get_comment_features", json!({ "user_id": "7" })),
        (
            "update_comment_features",
            json!({ "user_id": "7", "feature_map": {} }),
        ),
        (
            "report_thing",
            json!({ "kind": "pin", "id": "7", "reason": "spam" }),
        ),
        (
            "flag_comment",
            json!({ "comment_id": "7", "reason": "spam" }),
        ),
        ("suggest_mentions", json!({ "term": "ada" })),
        (
            "unreact_to_comment",
            json!({ "comment_id": "7", "reaction_type": 1 }),
        ),
        (
            "unmark_helpful",
            json!({ "comment_id": "7", "model_type": 1 }),
        ),
        ("delete_did_it", json!({ "user_did_it_data_id": "7" })),
        (
            "unmark_did_it",
            json!({ "user_did_it_data_id": "7", "mark": "like" }),
        ),
        ("list_favorites", json!({})),
        ("remove_sponsorship", json!({ "pin_id": "7" })),
        ("list_sponsorships", json!({})),
    ]
}

/// What others are told or counted in.
pub fn for_writers() -> Vec<(&'static str, Value)> {
    vec![
        ("react", json!({ "pin_id": "7", "reaction_type": 1 })),
        ("favorite_pin", json!({ "pin_id": "7" })),
        ("hide_pin", json!({ "pin_id": "7" })),
        (
            "request_sponsorship",
            json!({ "pin_id": "7", "username": "ada" }),
        ),
        (
            "answer_sponsorship",
            json!({ "pin_id": "7", "approve": true }),
        ),
        (
            "write_comment",
            json!({ "pin_id": "7", "text": "A fine bird." }),
        ),
        (
            "comment_on_did_it",
            json!({ "user_did_it_data_id": "7", "text": "It is." }),
        ),
        (
            "reply_to_comment",
            json!({ "comment_id": "7", "text": "It is." }),
        ),
        (
            "update_comment",
            json!({ "comment_id": "7", "text": "A bird." }),
        ),
        (
            "react_to_comment",
            json!({ "comment_id": "7", "reaction_type": 1 }),
        ),
        (
            "mark_helpful",
            json!({ "comment_id": "7", "model_type": 1 }),
        ),
        (
            "highlight_comment",
            json!({ "aggregated_comment": "7", "pin": "7" }),
        ),
        ("tell_did_it", json!({ "pin_id": "7", "details": "Done." })),
        (
            "mark_did_it",
            json!({ "user_did_it_data_id": "7", "mark": "helpful" }),
        ),
    ]
}
