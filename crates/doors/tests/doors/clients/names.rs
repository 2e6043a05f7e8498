//! A thing is named by its id under several options, or by its address, in whichever
//! operation asks for it.

use serde_json::{Value, json};
use testkit::app::App;

use super::{
    and,
    options::{at_door_1, end},
    without,
};
use crate::{long_lists::names, viewer_kinds};

/// The options that name a thing, and how else it is told. An operation that asks for
/// several is told the first of them so.
fn things() -> [(&'static str, Vec<Value>); 4] {
    let section = |slug: &str| json!({ "username": "ada", slug: "none", "section_slug": "none" });
    let board = |slug: &str| json!({ "username": "ada", slug: "none" });
    [
        ("pin_id", vec![json!({ "pin": "7" }), json!({ "id": "7" })]),
        (
            "section_id",
            vec![json!({ "id": "7" }), section("slug"), section("board_slug")],
        ),
        (
            "board_id",
            vec![json!({ "id": "7" }), board("slug"), board("board_slug")],
        ),
        ("user_id", vec![json!({ "username": "none" })]),
    ]
}

/// Of what is not there each operation says the same, however it is named.
#[tokio::test]
async fn every_operation_is_told_a_thing_by_each_of_its_names() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let (mut compared, mut wrong) = (0, Vec::new());
    for operation in &app.site.board.operations {
        let options = names(operation);
        let found = things()
            .into_iter()
            .find(|(thing, _)| options.contains(*thing));
        let Some((thing, others)) = found else {
            continue;
        };
        let id = json!({ thing: "7" });
        let whole = and(&viewer_kinds::operations()[operation.name].1, id);
        let Some(reply) = at_door_1(&app, &ada, operation.name, &whole).await else {
            continue;
        };
        // What means something else, or changes nothing at all, tells nothing.
        let Some(expected) = end(&reply).filter(|(status, _)| *status == 404) else {
            continue;
        };
        for other in others {
            let mut keys = other.as_object().unwrap().keys();
            if keys.any(|key| options.contains(key)) {
                continue;
            }
            let told = and(&without(&whole, thing), other);
            let reply = at_door_1(&app, &ada, operation.name, &told).await.unwrap();
            if end(&reply).as_ref() != Some(&expected) {
                wrong.push(format!("{} {told}: {}", operation.name, reply.text()));
            }
            compared += 1;
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(compared >= 150, "{compared}");
}
