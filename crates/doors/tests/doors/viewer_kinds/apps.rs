//! Operations on apps, on what users allow them, and on webhooks.

use serde_json::{Value, json};

/// Operations for fully signed-in users.
pub fn for_signed_in() -> Vec<(&'static str, Value)> {
    let request = json!({
        "client_id": "7", "redirect_uri": "https://app.example/", "response_type": "code", "scope": "pins:read",
        "code_challenge": "none", "code_challenge_method": "S256",
    });
    vec![
        ("allow_app", request.clone()),
        ("get_authorization", request.clone()),
        ("refuse_app", request),
        ("create_personal_token", json!({ "name": "", "scopes": [] })),
        ("delete_app", json!({ "app_id": "7" })),
        ("end_grants", json!({ "grant_id": "7" })),
        ("list_apps", json!({})),
        ("list_grants", json!({})),
        ("delete_webhook", json!({ "webhook_id": "7" })),
        ("list_deliveries", json!({ "webhook_id": "7" })),
        ("list_webhooks", json!({})),
    ]
}

/// Operations for users who may write.
pub fn for_writers() -> Vec<(&'static str, Value)> {
    vec![
        (
            "create_app",
            json!({ "name": "", "redirect_uris": [], "keeps_secret": true }),
        ),
        ("renew_app_secret", json!({ "app_id": "7" })),
        ("update_app", json!({ "app_id": "7" })),
        ("create_webhook", json!({ "url": "", "events": [] })),
        ("renew_webhook_secret", json!({ "webhook_id": "7" })),
        (
            "replay_delivery",
            json!({ "webhook_id": "7", "delivery_id": "7" }),
        ),
        ("test_webhook", json!({ "webhook_id": "7" })),
        ("update_webhook", json!({ "webhook_id": "7" })),
    ]
}
