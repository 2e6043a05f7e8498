//! Whatever the options hold: a clear refusal or an answer, never our fault, and
//! a refused call has changed nothing. Made from the switchboard's own list.

use serde_json::{Map, Value, json};
use testkit::{
    app::{App, Caller, Reply},
    builders, invariants,
    world::World,
};

use crate::{
    hear::{field, pin, refusal},
    long_lists::{call, lists, long_lists, names},
};

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
        "upload_ids": [upload], "conversation_id": "7", "user_ids": ["7"],
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
const OF_ONES_OWN: [&str; 14] = [
    "register_import",
    "begin_passkey_log_in",
    "create_invite",
    "end_grants",
    "end_sessions",
    "get_share_code",
    "log_out",
    "move_signup_flow",
    "remove_push_device",
    "request_reset",
    "unhide_comment",
    "unhide_commenter",
    "update_email_settings",
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

#[tokio::test]
async fn every_list_refuses_bookmarks_that_are_not_its_own() {
    let app = App::start().await;
    let (ada, ben) = (app.person("ada").await, app.person("ben").await);
    let base = long_lists(&app, &ada).await;
    let lists = lists(&app);
    assert_eq!(lists.len(), 48);
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
            // A list of the viewer's own asks visitors to sign in first; invites of a
            // board are for who organises it, drafts, cases and the like for employees, messages
            // for members, what a notice tells for its receiver.
            let expected = match line.name {
                "Announcement" | "BannedPictures" | "BoardInvites" | "FeedbackList"
                | "HostRules" | "ReportCases" | "TodayArticleDrafts" => [403, 401],
                "ConversationMessages" | "ConversationSearch" | "NewsHubDetails" => [404, 401],
                _ => [400, 401],
            };
            assert!(expected.contains(&refused), "{} {refused}", line.name);
        }
    }
}
