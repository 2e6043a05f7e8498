//! Operations for employees: articles, cases of what was reported, rules of the host, what it
//! announces, and feedback.

use serde_json::{Value, json};

/// No others reach them.
pub fn for_employees() -> Vec<(&'static str, Value)> {
    let said = json!({ "article_id": "7", "updated_ms": 1, "article_type": 3, "title": "Birds" });
    vec![
        ("create_article", said.clone()),
        ("update_article", said.clone()),
        ("delete_article", said.clone()),
        ("get_draft", said),
        ("list_drafts", json!({})),
        ("list_cases", json!({})),
        ("get_case", json!({ "case_id": "7" })),
        (
            "close_case",
            json!({ "case_id": "7", "outcome": "no_violation" }),
        ),
        (
            "decide_appeal",
            json!({ "case_id": "7", "is_reversed": true }),
        ),
        ("list_banned_pictures", json!({})),
        ("unban_picture", json!({ "ban_id": "7" })),
        ("list_rules", json!({})),
        (
            "put_rule",
            json!({ "kind": "word", "value": "spam", "action": "refuse" }),
        ),
        ("delete_rule", json!({ "rule_id": "7" })),
        ("announce", json!({ "text": "There is a new search." })),
        ("list_announcements", json!({})),
        ("list_feedback", json!({})),
        (
            "update_feedback",
            json!({ "feedback_id": "7", "state": "closed" }),
        ),
    ]
}
