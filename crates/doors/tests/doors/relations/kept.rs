//! What a user alone keeps: apps, tokens, webhooks, sessions, websites and invites; what is
//! written to them; and articles, which employees alone write.

use serde_json::{Value, json};

use super::{Row, Sight, all, named, only, scene::Relation::Owner};

pub fn rows() -> Vec<Row> {
    let mut rows = access();
    rows.extend(webhooks());
    rows.extend(conversations());
    rows.extend(articles());
    rows
}

/// What lets programs, browsers and people in, and websites.
fn access() -> Vec<Row> {
    let app = |mut options: Value| {
        options["app_id"] = json!("$app");
        options
    };
    let proof = json!({ "domain": "$website", "proof": "file" });
    let invite = || json!({ "invite_code": "$invite" });
    vec![
        named(&[Owner], "update_app", app(json!({ "name": "Frames" }))),
        named(&[Owner], "renew_app_secret", app(json!({}))),
        named(&[Owner], "delete_app", app(json!({}))).alone(),
        named(&[Owner], "end_grants", json!({ "grant_id": "$grant" })).alone(),
        named(
            &[Owner],
            "end_sessions",
            json!({ "session_id": "$session" }),
        )
        .alone(),
        named(&[Owner], "unclaim_website", json!({ "domain": "$website" })).alone(),
        // Its owner is told that no server is there; others do not hear of the claim.
        only(&[], "verify_website", proof)
            .seen(Sight::Own)
            .others((400, "WebsiteUnreachable")),
        named(&[Owner], "delete_invite", invite()).alone(),
        all("get_invite_metadata", invite()).seen(Sight::Listed),
    ]
}

fn webhooks() -> Vec<Row> {
    let hook = |mut options: Value| {
        options["webhook_id"] = json!("$webhook");
        options
    };
    let delivery = hook(json!({ "delivery_id": "$delivery" }));
    vec![
        named(&[Owner], "list_deliveries", hook(json!({}))),
        named(&[Owner], "test_webhook", hook(json!({}))),
        named(&[Owner], "replay_delivery", delivery),
        named(&[Owner], "renew_webhook_secret", hook(json!({}))),
        named(&[Owner], "update_webhook", hook(json!({ "is_on": true }))),
        named(&[Owner], "delete_webhook", hook(json!({}))).alone(),
    ]
}

/// A contact request, of which its receiver and who began it alone know.
fn conversations() -> Vec<Row> {
    let this = |name| {
        named(
            &[Owner],
            name,
            json!({ "conversation_id": "$conversation" }),
        )
    };
    let said = json!({ "conversation_id": "$conversation", "text": "Hello." });
    let message = |name, mut options: Value| {
        options["conversation_id"] = json!("$sent");
        options["message_id"] = json!("$message");
        named(&[Owner], name, options)
    };
    let ones_own = |name, mut options: Value| {
        options["conversation_id"] = json!("$sent");
        named(&[Owner], name, options)
    };
    let group = |name, mut options: Value| {
        options["conversation_id"] = json!("$group");
        named(&[Owner], name, options)
    };
    vec![
        ones_own("mute_conversation", json!({ "is_muted": true })),
        ones_own("archive_conversation", json!({ "is_archived": true })),
        ones_own("tell_typing", json!({})),
        ones_own("search_messages", json!({ "query": "hello" })),
        group("name_conversation", json!({ "name": "Robins" })),
        group("add_members", json!({ "user_ids": ["$friend"] })),
        this("get_conversation"),
        this("list_messages"),
        this("see_conversation"),
        this("leave_conversation"),
        this("accept_contact_request"),
        this("decline_contact_request"),
        this("restore_contact_request"),
        named(&[Owner], "send_message", said),
        message("react_to_message", json!({ "reaction_type": 1 })),
        message("unreact_to_message", json!({})),
        message("unsend_message", json!({})).alone(),
        named(
            &[Owner],
            "list_notice_actors",
            json!({ "notice_id": "$notice" }),
        ),
    ]
}

/// Who owns a pin that an article shows has no say in the article.
fn articles() -> Vec<Row> {
    let this = || json!({ "article_id": "$article" });
    let said =
        json!({ "article_id": "$article", "updated_ms": 1, "article_type": 3, "title": "Birds" });
    vec![
        all("get_article", this()).seen(Sight::Open),
        only(&[], "get_draft", this()).seen(Sight::Open),
        only(&[], "update_article", said).seen(Sight::Open),
        only(&[], "delete_article", this()).seen(Sight::Open),
    ]
}
