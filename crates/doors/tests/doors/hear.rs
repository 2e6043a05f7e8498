//! Answers in a form that can be compared and kept.

use std::collections::BTreeMap;

use http::StatusCode;
use serde_json::{Map, Value, json};
use testkit::app::{App, Caller, Reply};

/// The answer's body without what differs between runs: ids, bookmarks, the
/// request's name; pictures by the names of their sizes.
pub fn shown(reply: &Reply) -> Value {
    let mut body = reply.json();
    hide(&mut body);
    body
}

/// A part of an answer in the same form.
pub fn hidden(mut value: Value) -> Value {
    hide(&mut value);
    value
}

/// Asserts success and gives the data as it was.
pub fn data(reply: &Reply) -> Value {
    assert_eq!(reply.status, StatusCode::OK, "{}", reply.text());
    let body = reply.json();
    body.get("resource_response").unwrap_or(&body)["data"].clone()
}

/// The HTTP status and the key of a refusal, whose error object must be whole.
pub fn refusal(reply: &Reply) -> (u16, String) {
    let body = reply.json();
    let response = body.get("resource_response").unwrap_or(&body);
    let error = response["error"]
        .as_object()
        .unwrap_or_else(|| panic!("no error in {body}"));
    let mut keys: Vec<_> = error.keys().map(String::as_str).collect();
    keys.sort_unstable();
    let whole = [
        "api_error_code",
        "code",
        "extraData",
        "http_status",
        "message",
        "message_detail",
        "status",
    ];
    assert_eq!(keys, whole);
    assert_eq!(
        (&response["status"], &error["status"], &response["data"]),
        (&json!("failure"), &json!("failure"), &Value::Null)
    );
    assert_eq!(
        (&error["http_status"], &error["code"]),
        (&json!(reply.status.as_u16()), &error["api_error_code"])
    );
    assert!(
        error["message"]
            .as_str()
            .is_some_and(|text| text.len() > 10),
        "{body}"
    );
    (
        reply.status.as_u16(),
        error["extraData"]["key"].as_str().unwrap().to_owned(),
    )
}

/// The option a refusal names; it stands in the detail too.
pub fn field(reply: &Reply) -> String {
    let body = reply.json();
    let error = &body.get("resource_response").unwrap_or(&body)["error"];
    let field = error["extraData"]["field"]
        .as_str()
        .unwrap_or_default()
        .to_owned();
    assert!(
        error["message_detail"]
            .as_str()
            .unwrap_or_default()
            .contains(&field),
        "{error}"
    );
    field
}

/// Asserts how a write at door 1 is refused.
pub async fn refuses(
    app: &App,
    caller: &Caller,
    resource: &str,
    verb: &str,
    options: Value,
    expected: (u16, &str),
) {
    let reply = match verb {
        "get" => app.get(caller, resource, options.clone()).await,
        _ => app.post(caller, resource, verb, options.clone()).await,
    };
    assert_eq!(
        refusal(&reply),
        (expected.0, expected.1.to_owned()),
        "{resource} {verb} {options}"
    );
}

/// A board of theirs, by its name.
pub async fn board(app: &App, caller: &Caller, name: &str) -> String {
    testkit::builders::board(&app.ctx(caller), name)
        .await
        .board
        .id
        .to_string()
}

/// A pin of theirs, by its title.
pub async fn pin(app: &App, caller: &Caller, board: &str, title: &str) -> String {
    let made = testkit::builders::pin(&app.ctx(caller), board.parse().unwrap(), title).await;
    made.pin.id.to_string()
}

fn hide(value: &mut Value) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(hide),
        Value::Object(object) => {
            // Whether maps keep their order depends on what else is built.
            let sorted: BTreeMap<_, _> = std::mem::take(object).into_iter().collect();
            object.extend(sorted);
            object
                .iter_mut()
                .for_each(|(name, value)| hide_named(name, value));
        }
        Value::String(text) => *text = without_ids(text),
        _ => {}
    }
}

fn hide_named(name: &str, value: &mut Value) {
    let secret = matches!(
        name,
        "request_identifier"
            | "bookmark"
            | "app_version"
            | "signature"
            | "image_signature"
            | "thumbhash"
    );
    match value {
        Value::String(text) if secret => *text = format!("[{name}]"),
        Value::Object(sizes) if name == "images" => *value = sizes_of(sizes),
        Value::Array(list) if name == "cover_images" => {
            *value = json!(format!("[{} pictures]", list.len()))
        }
        Value::String(text) if name.starts_with("image_") => *text = "[address]".into(),
        other => hide(other),
    }
}

fn sizes_of(sizes: &Map<String, Value>) -> Value {
    let size = |name: &String| format!("{name} {}x{}", sizes[name]["width"], sizes[name]["height"]);
    sizes.keys().map(size).collect()
}

/// Long runs of digits are ids and times.
fn without_ids(text: &str) -> String {
    let mut kept = String::new();
    let mut rest = text;
    while let Some(start) = rest.find(|c: char| c.is_ascii_digit()) {
        let digits = rest[start..].bytes().take_while(u8::is_ascii_digit).count();
        let (before, number) = (&rest[..start], &rest[start..start + digits]);
        kept.push_str(before);
        kept.push_str(if digits > 15 { "[id]" } else { number });
        rest = &rest[start + digits..];
    }
    kept + rest
}
