//! Single pins, and what users do with them.

use serde_json::{Value, json};

use super::{
    Row, Sight, all, but, named, only,
    scene::Relation::{Owner, Sorter},
};

/// Options about the pin, and these.
fn pin(mut options: Value) -> Value {
    options["pin_id"] = json!("$pin");
    options
}

pub fn rows() -> Vec<Row> {
    let mut rows = seen();
    rows.extend(changed());
    rows.extend(told());
    rows
}

fn seen() -> Vec<Row> {
    let this = || pin(json!({}));
    vec![
        all("get_pin", json!({ "id": "$pin" })),
        all("get_duplicates", this()),
        all("list_comments", this()),
        all("list_did_its", this()),
        all("list_pin_interests", this()),
        all("list_reactions", this()),
        all("list_related_modules", this()),
        all("list_related_pins", this()),
        all("search_flashlight", this()),
        all("search_visually", this()),
        all("suggest_board_titles", this()),
        all("get_picker_boards", this()),
        all("shortlist_boards", this()),
        all("share_pin", this()),
        // Other websites show it to every viewer.
        all("get_embed", this()).seen(Sight::Embedded),
        all("get_pin_qr", this()),
    ]
}

/// What changes a pin or makes another of it.
fn changed() -> Vec<Row> {
    let this = || json!({ "id": "$pin" });
    let put = |name: &str, value: &str| json!({ "id": "$pin", name: value });
    vec![
        all("save_pin", pin(json!({ "board_id": "$mine" }))),
        only(&[Owner], "update_pin", put("title", "A chair")),
        only(&[Owner], "update_pin", put("board_id", "$mine")),
        only(&[Owner], "tune_feed", pin(json!({ "is_muted": true }))),
        only(&[Owner, Sorter], "delete_pin", this()),
        only(&[Owner, Sorter], "reorder_pin", pin(json!({}))),
    ]
}

/// What users say of pins, and who paid for them.
fn told() -> Vec<Row> {
    let this = || pin(json!({}));
    let did_it = json!({ "user_did_it_data_id": "$did_it" });
    let marked = json!({ "user_did_it_data_id": "$did_it", "mark": "like" });
    let comment = json!({ "comment_id": "$comment" });
    let answer = json!({ "comment_id": "$comment", "text": "It does." });
    let of_did_it = json!({ "user_did_it_data_id": "$did_it", "text": "It does." });
    let mention = json!({ "id": "$comment", "tagged_users": ["7"] });
    let liked = json!({ "comment_id": "$comment", "reaction_type": 1 });
    let helpful = json!({ "comment_id": "$comment", "model_type": 1 });
    let first = json!({ "aggregated_comment": "$comment", "pin": "$pin" });
    let edited = json!({ "comment_id": "$comment", "text": "It stands." });
    vec![
        all("favorite_pin", this()),
        all("unfavorite_pin", this()),
        all("hide_pin", this()),
        all("unhide_pin", this()),
        all("react", pin(json!({ "reaction_type": 1 }))),
        all("unreact", this()),
        all("list_replies", comment.clone()).seen(Sight::Said),
        all("list_comment_reactions", comment.clone()).seen(Sight::Said),
        all("list_did_it_comments", did_it.clone()).seen(Sight::Said),
        all("comment_on_did_it", of_did_it).seen(Sight::Said),
        all("get_comment", comment.clone()).seen(Sight::Said),
        all("translate_comment", comment.clone()).seen(Sight::Said),
        all("reply_to_comment", answer).seen(Sight::Said),
        all("write_comment", pin(json!({ "text": "A fine chair." }))),
        only(&[Owner], "update_comment", edited).seen(Sight::Said),
        only(&[Owner], "remove_mention", mention).seen(Sight::Said),
        all("react_to_comment", liked.clone()).seen(Sight::Said),
        all("unreact_to_comment", liked).seen(Sight::Said),
        but(&[Owner], "mark_helpful", helpful.clone()).seen(Sight::Said),
        all("unmark_helpful", helpful).seen(Sight::Said),
        but(&[Owner], "hide_comment", comment.clone()).seen(Sight::Said),
        only(&[Owner], "highlight_comment", first).seen(Sight::Said),
        only(&[Owner], "delete_comment", comment).seen(Sight::Said),
        all("tell_did_it", pin(json!({ "details": "Done." }))),
        all("unmark_did_it", marked.clone()).seen(Sight::Said),
        but(&[Owner], "mark_did_it", marked).seen(Sight::Said),
        only(&[Owner], "delete_did_it", did_it).seen(Sight::Said),
        only(
            &[Owner],
            "request_sponsorship",
            pin(json!({ "username": "sponsor" })),
        ),
        // Its sponsor, who is in none of these relations, answers; until then others
        // do not hear of it.
        named(&[Owner], "remove_sponsorship", this()),
        only(&[], "answer_sponsorship", pin(json!({ "approve": true }))).seen(Sight::Own),
    ]
}
