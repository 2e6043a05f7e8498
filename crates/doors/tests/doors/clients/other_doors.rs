//! Lists at doors 2 and 3: they begin, end and are walked as at door 1.

use contract::answers::{END, Shape};
use serde_json::{Value, json};
use testkit::app::{App, Caller, Reply};

use super::{and, listed, without};
use crate::{
    addresses::{Address, addresses, call},
    long_lists::{lists, long_lists},
};

/// Options that ask every list, by the names that addresses of door 2 have too.
async fn asked(app: &App, ada: &Caller) -> Value {
    let id = app.ctx(ada).user().unwrap();
    and(&long_lists(app, ada).await, json!({ "user_id": id }))
}

/// Every list of door 2.
fn rest_lists(app: &App) -> Vec<Address<'_>> {
    let board = &app.site.board;
    let lists = board.operations.iter();
    let lists = lists.filter(|operation| operation.shape != Shape::One);
    let all = lists.flat_map(|operation| addresses(board, operation.name));
    all.filter(|address| matches!(address, Address::Rest(_)))
        .collect()
}

fn bookmark(reply: &Reply) -> Value {
    reply.json().get("bookmark").cloned().unwrap_or_default()
}

#[tokio::test]
async fn lists_of_door_2_are_walked_like_those_of_door_1() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let base = asked(&app, &ada).await;
    let lists = rest_lists(&app);
    assert!(lists.len() >= 18, "{}", lists.len());
    for list in lists {
        let name = list.name();
        let first = call(&app, &ada, &list, &base).await;
        let next = bookmark(&first);
        let first = listed(&first);
        assert_eq!(first.len(), 1, "{name}");
        for start in [json!(""), json!(null), json!([]), json!([null])] {
            let reply = call(
                &app,
                &ada,
                &list,
                &and(&base, json!({ "bookmarks": start })),
            )
            .await;
            assert_eq!(listed(&reply), first, "{name} {start}");
        }
        let reply = call(&app, &ada, &list, &and(&base, json!({ "bookmarks": END }))).await;
        assert_eq!(
            (listed(&reply), bookmark(&reply)),
            (vec![], Value::Null),
            "{name}"
        );
        let whole = call(&app, &ada, &list, &without(&base, "page_size")).await;
        // What is whole says so.
        assert_eq!(bookmark(&whole), Value::Null, "{name}");
        let whole = listed(&whole);
        let (mut walked, mut next) = (first, next);
        while !next.is_null() {
            let reply = call(&app, &ada, &list, &and(&base, json!({ "bookmarks": next }))).await;
            let page = listed(&reply);
            assert_eq!(page.len(), 1, "{name}");
            walked.extend(page);
            next = bookmark(&reply);
        }
        assert_eq!(walked, whole, "{name}");
        for (size, most) in [
            ("2", 2),
            ("", 25),
            ("250", 250),
            ("251", 250),
            ("1000000", 250),
        ] {
            let sized = and(
                &base,
                json!({ "page_size": size, "add_vase": "true", "fields": "id" }),
            );
            let sized = if size.is_empty() {
                without(&sized, "page_size")
            } else {
                sized
            };
            let reply = call(&app, &ada, &list, &sized).await;
            let found = listed_of(&reply).len();
            assert_eq!(found, whole.len().min(most), "{name} {size}");
        }
    }
}

/// Items of a list whose fields were chosen.
fn listed_of(reply: &Reply) -> Vec<Value> {
    let data = reply.json()["data"].clone();
    data.as_array().cloned().unwrap_or_default()
}

/// A list has the same items at each of its addresses, whatever answers them.
#[tokio::test]
async fn a_list_is_the_same_at_every_door() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let base = without(&asked(&app, &ada).await, "page_size");
    let mut compared = 0;
    for line in lists(&app) {
        let operation = &app.site.board.operations[line.operation];
        let expected = call(&app, &ada, &Address::Resource(line), &base).await;
        for address in addresses(&app.site.board, operation.name) {
            if let Address::Rest(_) | Address::Resource(_) = address {
                let reply = call(&app, &ada, &address, &base).await;
                assert_eq!(listed(&reply), listed(&expected), "{}", address.name());
                compared += 1;
            }
        }
    }
    assert!(compared >= 40, "{compared}");
}

#[tokio::test]
async fn connections_of_door_3_are_walked_like_lists() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let base = without(&asked(&app, &ada).await, "page_size");
    let below = addresses(&app.site.board, "list_related_modules");
    let document = below
        .iter()
        .find(|one| matches!(one, Address::Document(..)))
        .unwrap();
    let ask = async |first: Value, after: Value| {
        let options = and(&base, json!({ "page_size": first, "bookmarks": after }));
        let reply = call(&app, &ada, document, &options).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        let feed = reply.json()["data"]["relatedModulesFeed"].clone();
        let ids = feed["edges"].as_array().unwrap_or_else(|| panic!("{feed}"));
        let ids: Vec<_> = ids.iter().map(|edge| edge["node"]["id"].clone()).collect();
        let info = &feed["pageInfo"];
        assert_eq!(info["hasNextPage"], !info["endCursor"].is_null());
        (ids, info["endCursor"].clone())
    };
    let first_page = async |size: u64| {
        let options = and(&base, json!({ "page_size": size }));
        listed(&call(&app, &ada, &below[0], &options).await)
    };
    let whole = first_page(250).await;
    assert!(whole.len() >= 3, "{whole:?}");
    for start in [json!(null), json!("")] {
        assert_eq!(ask(json!(1), start.clone()).await.0, whole[..1], "{start}");
    }
    assert_eq!(ask(json!(1), json!(END)).await, (vec![], Value::Null));
    for first in [2, 12, 250] {
        let (ids, _) = ask(json!(first), Value::Null).await;
        assert_eq!(ids, first_page(first).await, "{first}");
    }
    assert_eq!(ask(json!(1_000_000), Value::Null).await.0, whole);
    let (mut walked, mut after) = ask(json!(1), Value::Null).await;
    while !after.is_null() {
        let (page, next) = ask(json!(1), after).await;
        assert_eq!(page.len(), 1);
        walked.extend(page);
        after = next;
    }
    // Pages of one have no room for strips.
    let is_pin = |id: &&Value| id.as_str().is_some_and(|id| id.parse::<i64>().is_ok());
    let pins: Vec<Value> = whole.iter().filter(is_pin).cloned().collect();
    assert!(pins.len() < whole.len(), "a strip stands among them");
    assert_eq!(walked, pins);
}
