//! What is reported to the host, and its cases, which are employees' alone, as feedback is.

use serde_json::{Value, json};

use super::{Row, Sight, but, named, only, scene::Relation::Owner};

pub fn rows() -> Vec<Row> {
    let mut rows = reported();
    rows.extend(cases());
    rows.push(appealed());
    rows
}

/// Who sees a thing reports it, but not whose it is.
fn reported() -> Vec<Row> {
    let thing = |kind: &str, id: &str| json!({ "kind": kind, "id": id, "reason": "spam" });
    let report = |kind: &str, id: &str| but(&[Owner], "report_thing", thing(kind, id));
    let mut message = thing("message", "$asked");
    message["parent_id"] = json!("$conversation");
    let flag = json!({ "comment_id": "$comment", "reason": "spam" });
    vec![
        report("pin", "$pin"),
        report("board", "$board"),
        report("user", "$user").seen(Sight::Profile),
        report("comment", "$comment").seen(Sight::Said),
        report("user_did_it_data", "$did_it").seen(Sight::Said),
        // Its receiver is the one who reports it.
        named(
            &[Owner],
            "report_thing",
            thing("conversation", "$conversation"),
        ),
        named(&[Owner], "report_thing", message),
        but(&[Owner], "flag_comment", flag).seen(Sight::Said),
    ]
}

/// Who a decision is about appeals it.
fn appealed() -> Row {
    let words = json!({ "case_id": "$decision", "words": "It is not so." });
    only(&[Owner], "appeal_decision", words).seen(Sight::Own)
}

/// No user is in a relation to a case, or to feedback.
fn cases() -> Vec<Row> {
    let this = |mut more: Value| {
        more["case_id"] = json!("7");
        more
    };
    let closed = this(json!({ "outcome": "no_violation" }));
    let answered = this(json!({ "is_reversed": true }));
    let done = json!({ "feedback_id": "7", "state": "closed" });
    vec![
        only(&[], "get_case", this(json!({}))).seen(Sight::Open),
        only(&[], "close_case", closed).seen(Sight::Open),
        only(&[], "decide_appeal", answered).seen(Sight::Open),
        only(&[], "unban_picture", json!({ "ban_id": "7" })).seen(Sight::Open),
        only(&[], "delete_rule", json!({ "rule_id": "7" })).seen(Sight::Open),
        only(&[], "update_feedback", done).seen(Sight::Open),
    ]
}
