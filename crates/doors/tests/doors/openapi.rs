//! The OpenAPI document against what clients hear; `make conformance` compares much more.

use serde_json::{Value, json};
use testkit::app::{App, Caller};

const OPENAPI: &str = include_str!("../../../../contract/openapi.json");

fn document() -> Value {
    serde_json::from_str(OPENAPI).unwrap()
}

/// Every operation of the document with its address.
fn operations(document: &Value) -> Vec<(&String, &Value)> {
    let paths = document["paths"].as_object().unwrap().iter();
    paths
        .flat_map(|(path, methods)| {
            methods
                .as_object()
                .unwrap()
                .values()
                .map(move |it| (path, it))
        })
        .collect()
}

#[test]
fn a_fault_of_ours_is_no_answer() {
    let document = document();
    for (path, operation) in operations(&document) {
        let told: Vec<&String> = operation["responses"].as_object().unwrap().keys().collect();
        assert_eq!(told, ["200", "4XX", "503", "507"], "{path}");
    }
}

/// What one door calls its answer is required of its refusals too.
#[tokio::test]
async fn refusals_are_what_the_document_says() {
    let (app, document) = (App::start().await, document());
    let refused = |path: &str| {
        let answer = &document["paths"][path]["get"]["responses"]["4XX"]["$ref"];
        let place = answer.as_str().unwrap().trim_start_matches('#');
        let answer = document.pointer(place).unwrap();
        answer["content"]["application/json"]["schema"].clone()
    };
    let required = json!(["status", "data", "error"]);
    let visitor = Caller::default();
    let rest = app.open(&visitor, "/v3/users/me/").await.json();
    assert_eq!(refused("/v3/users/me/")["required"], required);
    let resource = app
        .get(&visitor, "User", json!({ "username": "nobody" }))
        .await;
    let said = &refused("/resource/UserResource/get/")["properties"]["resource_response"];
    assert_eq!(said["required"], required);
    for answer in [rest, resource.response()] {
        assert_eq!(
            (&answer["status"], &answer["data"]),
            (&json!("failure"), &Value::Null)
        );
        let error = &document["components"]["schemas"]["ErrorView"]["required"];
        for name in error.as_array().unwrap() {
            assert!(
                !answer["error"][name.as_str().unwrap()].is_null(),
                "{name} {answer}"
            );
        }
    }
}

/// Fields that may be missing are optional each, since nothing merges with `null`.
#[test]
fn nothing_is_merged_with_null() {
    let document = document();
    for (name, schema) in document["components"]["schemas"].as_object().unwrap() {
        for part in schema["allOf"].as_array().into_iter().flatten() {
            let is_null = |one: &Value| one["type"] == "null";
            let choices = part["oneOf"].as_array().into_iter().flatten();
            assert!(!choices.into_iter().any(is_null), "{name}");
        }
    }
}
