//! The checks find what is wrong, on both engines. The statements here are
//! planted errors; the program's own are proven where all rooms are linked.

use crate::support::Temporary;
use store::{Beside, Run, args, checks};

store::row! {
    pub struct Setting {
        pub key: String,
        pub value: String,
    }
    pub struct Renamed {
        pub key: String,
        pub content: String,
    }
    pub struct Strict {
        pub id: i64,
        pub last_error: String,
    }
}

store::sql! {
    pub GOOD: Setting = "SELECT key, value FROM settings WHERE key = $1 AND value <> $2";
    pub GOOD_LIST: i64 = "SELECT id FROM outbox WHERE at_ms = $1 AND id IN ($list)";
    pub GOOD_BESIDE: Beside<Beside<Setting, String>, (String, bool)> =
        "SELECT s.key, s.value, s.key || 'a', s.value || 'b', s.value = $2 FROM settings AS s WHERE s.key = $1";
    slow pub GOOD_SLOW: (String, i64) = "SELECT kind, count(*) FROM jobs GROUP BY kind";
    pub GOOD_LIMITED: i64 = "SELECT tx FROM outbox ORDER BY tx, id LIMIT $1";
    pub INSERT: () = "INSERT INTO settings (key, value) VALUES ($1, $2)";
    pub BAD_TABLE: i64 = "SELECT id FROM nowhere";
    pub BAD_NAME: Renamed = "SELECT key, value FROM settings WHERE key = $1";
    pub BAD_TYPE: (String, i64) = "SELECT key, value FROM settings WHERE key = $1";
    pub BAD_WIDTH: String = "SELECT key, value FROM settings WHERE key = $1";
    pub BAD_BESIDE: Beside<Setting, Setting> = "SELECT key, value, key, value AS name FROM settings WHERE key = $1";
    pub BAD_NUMBER: String = "SELECT key FROM settings WHERE key = $1 AND value = $3";
    pub BAD_EXEC: String = "UPDATE settings SET value = '' WHERE key = $1";
    pub BAD_NULL: Strict = "SELECT id, last_error FROM jobs WHERE id = $1";
    pub BAD_SCAN: i64 = "SELECT o.id FROM outbox AS o WHERE o.body = $1";
    pub BAD_SCAN_WRITE: () = "DELETE FROM jobs WHERE last_error = $1";
}

crate::on_both_engines! {
    planted_errors_are_found
    own_statements_are_good
    rows_beside_each_other_are_read_in_their_order
}

async fn planted_errors_are_found(t: Temporary) {
    let complaints = checks::statements(&t.db).await.unwrap();
    let mut blamed: Vec<_> = complaints
        .iter()
        .filter_map(|complaint| {
            complaint
                .strip_prefix("engines::checks::")?
                .split(':')
                .next()
        })
        .collect();
    blamed.dedup();
    let mut expected = vec![
        "BAD_BESIDE",
        "BAD_EXEC",
        "BAD_NAME",
        "BAD_NULL",
        "BAD_NUMBER",
        "BAD_SCAN",
        "BAD_SCAN_WRITE",
        "BAD_TABLE",
        "BAD_TYPE",
        "BAD_WIDTH",
    ];
    if t.db.engine() == store::Engine::Sqlite {
        // SQLite takes numbers with gaps and tells nothing of nulls.
        expected.retain(|name| !matches!(*name, "BAD_NULL" | "BAD_NUMBER"));
    }
    assert_eq!(blamed, expected, "{complaints:#?}");
}

async fn own_statements_are_good(t: Temporary) {
    let complaints = checks::statements(&t.db).await.unwrap();
    let own: Vec<_> = complaints
        .iter()
        .filter(|text| text.starts_with("store::"))
        .collect();
    assert!(own.is_empty(), "{own:#?}");
}

async fn rows_beside_each_other_are_read_in_their_order(t: Temporary) {
    let tx = t.db.begin().await.unwrap();
    tx.exec(&INSERT, &args!["colour", "red"]).await.unwrap();
    tx.commit().await.unwrap();
    let found = t.db.one(&GOOD_BESIDE, &args!["colour", "red"]).await;
    let setting = Setting {
        key: "colour".into(),
        value: "red".into(),
    };
    let expected = Beside(
        Beside(setting, "coloura".to_owned()),
        ("redb".to_owned(), true),
    );
    assert_eq!(found.unwrap(), expected);
}

#[tokio::test]
async fn both_engines_have_the_same_tables() {
    let (sqlite, postgres) = (
        crate::support::sqlite().await,
        crate::support::postgres().await,
    );
    let lines = checks::schema(&sqlite.db).await.unwrap();
    assert_eq!(lines, checks::schema(&postgres.db).await.unwrap());
    for line in [
        "jobs.key: Text",
        "jobs.attempts: Int not null default",
        "outbox.id: Int not null numbered",
        "jobs: primary key (id)",
        "jobs: index jobs_one_waiting (kind, key) unique partial",
        "outbox: index outbox_by_position (tx, id)",
    ] {
        assert!(
            lines.iter().any(|found| found == line),
            "{line} is not in {lines:#?}"
        );
    }
}

#[tokio::test]
async fn every_table_says_how_it_is_distributed() {
    let t = crate::support::sqlite().await;
    let complaints = checks::distribution(&t.db).await.unwrap();
    assert!(complaints.is_empty(), "{complaints:#?}");
}

#[tokio::test]
async fn what_is_no_cluster_is_not_distributed() {
    let (sqlite, postgres) = (
        crate::support::sqlite().await,
        crate::support::postgres().await,
    );
    for (db, what) in [
        (sqlite.db, "SQLite"),
        (postgres.db, "PostgreSQL without Citus"),
    ] {
        let refused = db.distribute().await.unwrap_err().to_string();
        assert!(refused.starts_with(what), "{refused}");
    }
}
