//! Whatever the options hold: a clear refusal or an answer, never our fault, and
//! a refused call has changed nothing. Made from the switchboard's own list.

use std::collections::BTreeSet;

use contract::answers::Shape;
use doors::adapters::switchboard::{Operation, ResourceLine};
use serde_json::{Map, Value, json};
use testkit::{
    app::{App, Caller, Reply},
    builders, invariants,
    world::World,
};

use crate::hear::{board, field, pin, refusal};

/// What no option is meant to be.
fn oddities() -> Vec<Value> {
    let mut deep = json!(1);
    for _ in 0..100 {
        deep = json!([deep]);
    }
    vec![
        Value::Null,
        json!({}),
        json!({ "a": { "b": [] } }),
        json!([]),
        json!([[[]]]),
        json!([null]),
        json!(true),
        json!(-1),
        json!(0),
        json!(1.5),
        json!(1e300),
        json!(u64::MAX),
        json!(""),
        json!("☃"),
        json!("\u{0}"),
        json!("a\u{0}b"),
        json!("\u{202e}\u{feff}"),
        json!("-1"),
        json!("99999999999999999999"),
        json!("1e999"),
        json!("' OR 1=1 --"),
        json!("../../etc/passwd"),
        json!("<script>alert(1)</script>"),
        json!("x".repeat(100_000)),
        json!(["x".repeat(10_000), "☃"]),
        deep,
    ]
}

/// Names of the options an operation reads.
fn names(operation: &Operation) -> BTreeSet<String> {
    let (wanted, schemas) = &operation.input;
    let schema = &schemas.iter().find(|(name, _)| name == wanted).unwrap().1;
    let schema = serde_json::to_value(schema).unwrap();
    schema["properties"]
        .as_object()
        .into_iter()
        .flatten()
        .map(|(name, _)| name.clone())
        .collect()
}

async fn call(app: &App, caller: &Caller, line: &ResourceLine, mut options: Value) -> Reply {
    if let Some(option) = line.when {
        options[option] = json!(true);
    }
    // Reads take a form as well, which may be longer than an address.
    app.post(caller, line.name, line.verb.name(), options).await
}

/// Ids and names of another user's things, under every name an option may have.
async fn foreign(app: &App) -> Map<String, Value> {
    let ben = app.person("ben").await;
    let hidden = builders::secret_board(&app.ctx(&ben), "Hidden")
        .await
        .board
        .id
        .to_string();
    let secret = pin(app, &ben, &hidden, "Secret").await;
    let upload = builders::uploaded(&app.ctx(&ben)).await;
    let options = json!({
        "board_id": hidden, "board_ids": [hidden], "pin_id": secret, "id": secret, "upload_id": upload,
        "upload_ids": [upload],
        "user_id": "7", "query": "secret", "term": "secret", "picture_upload_id": upload,
        "email": "ben@example.com", "password": "another password", "username_or_email": "ben", "name": "",
    });
    options.as_object().unwrap().clone()
}

fn assert_clear(reply: &Reply, what: &str) {
    if reply.status == 200 {
        assert_eq!(reply.response()["status"], "success", "{what}");
    } else {
        let (status, _) = refusal(reply);
        assert!((400..500).contains(&status), "{status} {what}");
    }
}

/// PostgreSQL refuses texts that SQLite keeps, so both are asked.
#[tokio::test]
async fn every_option_of_every_operation_may_be_odd_on_sqlite() {
    every_option_of_every_operation_may_be_odd(App::start().await).await;
}

#[tokio::test]
async fn every_option_of_every_operation_may_be_odd_on_postgres() {
    let app = App::around(World::postgres().await, 1_000);
    every_option_of_every_operation_may_be_odd(app).await;
}

async fn every_option_of_every_operation_may_be_odd(app: App) {
    let ada = app.person("ada").await;
    let base = foreign(&app).await;
    let db = &app.world.house.db;
    let (mut before, mut asked) = (invariants::contents(db).await, 0);
    for line in &app.site.board.resources {
        let names = names(&app.site.board.operations[line.operation]);
        for name in &names {
            for odd in oddities() {
                let mut options: Map<_, _> = base
                    .iter()
                    .filter(|(key, _)| names.contains(*key))
                    .map(|(key, value)| (key.clone(), value.clone()))
                    .collect();
                options.insert(name.clone(), odd.clone());
                let reply = call(&app, &ada, line, Value::Object(options)).await;
                let what = format!(
                    "{} {} {name}={:.60}",
                    line.name,
                    line.verb.name(),
                    odd.to_string()
                );
                assert_clear(&reply, &what);
                let after = invariants::contents(db).await;
                if reply.status != 200 {
                    assert_eq!(after, before, "{what}");
                }
                before = after;
                asked += 1;
            }
        }
    }
    assert!(asked > 1_500, "{asked}");
    invariants::hold(db).await;
}

#[tokio::test]
async fn a_missing_option_is_named_by_every_operation() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let mut refused = 0;
    for line in &app.site.board.resources {
        let reply = call(&app, &ada, line, json!({})).await;
        assert_clear(&reply, line.name);
        if reply.status == 400 {
            assert!(
                !field(&reply).is_empty(),
                "{} {}",
                line.name,
                line.verb.name()
            );
            refused += 1;
        }
    }
    assert!(refused >= 15, "{refused}");
}

/// Writes that concern the caller alone, or answer every caller alike: nothing
/// they are given can be foreign.
const OF_ONES_OWN: [&str; 8] = [
    "register_import",
    "begin_passkey_log_in",
    "create_invite",
    "end_sessions",
    "log_out",
    "move_signup_flow",
    "request_reset",
    "update_preferences",
];

#[tokio::test]
async fn foreign_things_are_refused_by_every_write() {
    let app = App::start().await;
    let ada = app.person("ada").await;
    let options = Value::Object(foreign(&app).await);
    let db = &app.world.house.db;
    let before = invariants::contents(db).await;
    for caller in [&ada, &Caller::default()] {
        for line in &app.site.board.resources {
            let operation = &app.site.board.operations[line.operation];
            if !operation.is_write || OF_ONES_OWN.contains(&operation.name) {
                continue;
            }
            let reply = call(&app, caller, line, options.clone()).await;
            let (status, _) = refusal(&reply);
            assert!(
                (400..500).contains(&status),
                "{} {}",
                operation.name,
                reply.text()
            );
        }
    }
    assert_eq!(invariants::contents(db).await, before);
}

/// Texts that no list of this server ever gave out, made from one that was.
fn never_given_out(own: &str) -> Vec<String> {
    let turned = if own.starts_with('A') { "B" } else { "A" };
    vec![
        format!("{turned}{}", &own[1..]),
        own[1..].to_owned(),
        "☃".to_owned(),
        "\u{0}".to_owned(),
        "=".to_owned(),
        "A".repeat(50_000),
    ]
}

/// A board to which two others save, who follow its owner and whom they follow,
/// beside another one.
async fn shared_board(app: &App, owner: &Caller) -> String {
    let trees = board(app, owner, "Trees").await;
    builders::pins(&app.ctx(owner), trees.parse().unwrap(), 3).await;
    let board = board(app, owner, "Birds").await;
    for name in ["cleo", "dora"] {
        let guest = app.world.person(name).await;
        builders::follow_each_other(&app.ctx(owner), &guest).await;
        builders::join(&app.ctx(owner), board.parse().unwrap(), &guest, true).await;
    }
    board
}

/// Gives a user more in every list than one page holds; answers the options that
/// lists are asked with.
async fn long_lists(app: &App, ada: &Caller) -> Value {
    let birds = shared_board(app, ada).await;
    builders::pins(&app.ctx(ada), birds.parse().unwrap(), 3).await;
    let pins = app
        .get(ada, "BoardFeed", json!({ "board_id": birds }))
        .await
        .data();
    app.world.settle().await;
    let initial = json!([pins[0]["id"], pins[1]["id"]]);
    let sea = json!({ "board_id": birds, "name": "Sea", "initial_pins": initial });
    let sea = app.post(ada, "BoardSection", "create", sea).await.data();
    let land = json!({ "board_id": birds, "name": "Land" });
    app.post(ada, "BoardSection", "create", land).await;
    for name in ["finn", "gus"] {
        let whom = app.person(name).await;
        let block = json!({ "user_id": app.ctx(&whom).user().unwrap() });
        app.post(ada, "UserBlock", "create", block).await;
    }
    let eve = app.person("eve").await;
    for name in ["Rivers", "Lakes"] {
        let followed = board(app, &eve, name).await;
        let follow = json!({ "board_id": followed });
        app.post(ada, "BoardFollow", "create", follow).await;
    }
    for name in ["Gone", "Lost"] {
        let gone = board(app, ada, name).await;
        app.post(ada, "Board", "delete", json!({ "board_id": gone }))
            .await;
    }
    for pin in builders::pins(&app.ctx(ada), birds.parse().unwrap(), 2).await {
        app.post(ada, "Pin", "delete", json!({ "id": pin })).await;
    }
    for who in [ada, &eve] {
        let tell = json!({ "pin_id": pins[0]["id"] });
        app.post(who, "DidItActivity", "create", tell).await;
        let react = json!({ "pin_id": pins[0]["id"], "reaction_type": 1 });
        app.post(who, "Reactions", "create", react).await;
    }
    let eves = board(app, &eve, "Paid").await;
    for pin in builders::pins(&app.ctx(&eve), eves.parse().unwrap(), 2).await {
        let named = json!({ "pin_id": pin, "username": "ada" });
        app.post(&eve, "PinSponsorship", "create", named).await;
    }
    for pin in [&pins[0], &pins[1]] {
        let favorite = json!({ "pin_id": pin["id"] });
        app.post(ada, "PinFavorite", "create", favorite).await;
    }
    json!({
        "board_id": birds, "section_id": sea["id"], "pin_id": pins[0]["id"], "query": "pin", "username": "ada",
        "page_size": 1,
    })
}

#[tokio::test]
async fn every_list_refuses_bookmarks_that_are_not_its_own() {
    let app = App::start().await;
    let (ada, ben) = (app.person("ada").await, app.person("ben").await);
    let base = long_lists(&app, &ada).await;
    let mut lists: Vec<_> = app
        .site
        .board
        .resources
        .iter()
        .filter(|line| app.site.board.operations[line.operation].shape != Shape::One)
        .collect();
    // Two names of one list take each other's bookmarks.
    lists.sort_by_key(|line| line.operation);
    lists.dedup_by_key(|line| line.operation);
    assert_eq!(lists.len(), 22);
    let mut own = Vec::new();
    for line in &lists {
        let first = call(&app, &ada, line, base.clone()).await;
        own.push(
            first.response()["bookmark"]
                .as_str()
                .unwrap_or_else(|| panic!("{}", line.name))
                .to_owned(),
        );
    }
    for (place, line) in lists.iter().enumerate() {
        let with = |bookmark: &str| {
            let mut options = base.clone();
            options["bookmarks"] = json!([bookmark]);
            options
        };
        assert_eq!(
            call(&app, &ada, line, with(&own[place])).await.status,
            200,
            "{}",
            line.name
        );
        let other = &own[(place + 1) % own.len()];
        let foreign = never_given_out(&own[place])
            .into_iter()
            .chain([other.clone()]);
        for bookmark in foreign {
            let reply = call(&app, &ada, line, with(&bookmark)).await;
            assert_eq!(
                (refusal(&reply), field(&reply)),
                ((400, "BookmarkInvalid".into()), "bookmarks".into()),
                "{} {bookmark:.30}",
                line.name
            );
        }
        for stranger in [&ben, &Caller::default()] {
            let refused = refusal(&call(&app, stranger, line, with(&own[place])).await).0;
            // A list of the viewer's own asks visitors to sign in first.
            assert!([400, 401].contains(&refused), "{} {refused}", line.name);
        }
    }
}
