//! Transactions keep their promises on both engines.

use std::{
    pin::Pin,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    task::{Context, Poll, Waker},
    time::Duration,
};

use crate::support::Temporary;
use store::{Db, Error, Run, args};

store::sql! {
    SET: () = "INSERT INTO settings (key, value) VALUES ($1, $2)";
    SET_OR_KEEP: () = "INSERT INTO settings (key, value) VALUES ($1, $2) ON CONFLICT DO NOTHING";
    GET: String = "SELECT value FROM settings WHERE key = $1";
    // Also swaps the order of the placeholders.
    CHANGE: () = "UPDATE settings SET value = $2 WHERE key = $1";
    READ_TO_CHANGE: String = "SELECT value FROM settings WHERE key = $1 FOR UPDATE";
    slow COUNT: i64 = "SELECT count(*) FROM settings";
    JOB: () = "INSERT INTO jobs (kind, body, state, due_ms) VALUES ($1, '', $2, 0)";
    NULL_JOB: () = "INSERT INTO jobs (kind, body, state, due_ms) VALUES ($1, $2, 'waiting', 0)";
    NONSENSE: () = "UPDATE nowhere SET nothing = 1";
}

crate::on_both_engines! {
    a_commit_is_seen_and_a_drop_is_not
    an_error_ends_the_transaction
    errors_have_the_same_names
    a_snapshot_stays_where_it_is
    counters_survive_many_writers
    begins_and_commits_may_be_abandoned
    a_commit_wakes_those_who_wait
    a_secret_is_made_once
    migrating_again_does_nothing
    servers_may_migrate_at_once
}

async fn a_commit_is_seen_and_a_drop_is_not(t: Temporary) {
    let tx = t.db.begin().await.unwrap();
    assert_eq!(tx.exec(&SET, &args!["a", "1"]).await.unwrap(), 1);
    assert_eq!(tx.one(&GET, &args!["a"]).await.unwrap(), "1");
    assert_eq!(
        t.db.opt(&GET, &args!["a"]).await.unwrap(),
        None,
        "not before the commit"
    );
    tx.commit().await.unwrap();
    assert_eq!(t.db.one(&GET, &args!["a"]).await.unwrap(), "1");

    let tx = t.db.begin().await.unwrap();
    assert_eq!(tx.exec(&CHANGE, &args!["a", "2"]).await.unwrap(), 1);
    drop(tx);
    assert_eq!(t.db.one(&GET, &args!["a"]).await.unwrap(), "1");
    let tx = t.db.begin().await.unwrap();
    assert_eq!(tx.one(&READ_TO_CHANGE, &args!["a"]).await.unwrap(), "1");
    tx.commit().await.unwrap();
}

async fn an_error_ends_the_transaction(t: Temporary) {
    for wrong in [&SET, &NONSENSE] {
        let tx = t.db.begin().await.unwrap();
        tx.exec(&SET, &args!["a", "1"]).await.unwrap();
        let args = args!["a", "2"];
        let args = if std::ptr::eq(wrong, &SET) {
            &args[..]
        } else {
            &[]
        };
        tx.exec(wrong, args).await.unwrap_err();
        assert!(matches!(
            tx.exec(&SET, &args!["b", "1"]).await,
            Err(Error::Poisoned)
        ));
        assert!(matches!(
            tx.opt(&GET, &args!["a"]).await,
            Err(Error::Poisoned)
        ));
        assert!(matches!(tx.commit().await, Err(Error::Poisoned)));
    }
    assert_eq!(t.db.one(&COUNT, &[]).await.unwrap(), 0);
}

async fn errors_have_the_same_names(t: Temporary) {
    let tx = t.db.begin().await.unwrap();
    tx.exec(&SET, &args!["a", "1"]).await.unwrap();
    tx.commit().await.unwrap();

    let tx = t.db.begin().await.unwrap();
    assert_eq!(tx.exec(&SET_OR_KEEP, &args!["a", "2"]).await.unwrap(), 0);
    let unique = tx.exec(&SET, &args!["a", "2"]).await.unwrap_err();
    assert!(unique.is_unique());
    assert!(matches!(unique, Error::Unique(table) if table == "settings"));

    let tx = t.db.begin().await.unwrap();
    assert!(matches!(
        tx.exec(&JOB, &args!["kind", "lost"]).await,
        Err(Error::Check(_))
    ));
    let tx = t.db.begin().await.unwrap();
    let null: Option<String> = None;
    assert!(matches!(
        tx.exec(&NULL_JOB, &args!["kind", null]).await,
        Err(Error::Check(_))
    ));
    assert!(matches!(
        t.db.one(&GET, &args!["none"]).await,
        Err(Error::Missing)
    ));
}

async fn a_snapshot_stays_where_it_is(t: Temporary) {
    let snapshot = t.db.snapshot().await.unwrap();
    if t.db.engine() == store::Engine::Postgres {
        // There the first statement takes the snapshot.
        snapshot.one(&COUNT, &[]).await.unwrap();
    }
    let tx = t.db.begin().await.unwrap();
    tx.exec(&SET, &args!["a", "1"]).await.unwrap();
    tx.commit().await.unwrap();
    assert_eq!(snapshot.one(&COUNT, &[]).await.unwrap(), 0);
    drop(snapshot);
    assert_eq!(
        t.db.snapshot()
            .await
            .unwrap()
            .one(&COUNT, &[])
            .await
            .unwrap(),
        1
    );
}

/// Reads, adds one, writes; every third gives up.
async fn count_up(db: Db, times: usize) -> usize {
    let mut counted = 0;
    for turn in 0..times {
        let tx = db.begin().await.unwrap();
        let value: i64 = tx
            .one(&READ_TO_CHANGE, &args!["counter"])
            .await
            .unwrap()
            .parse()
            .unwrap();
        tx.exec(&CHANGE, &args!["counter", (value + 1).to_string()])
            .await
            .unwrap();
        match turn % 3 {
            0 => drop(tx),
            1 => assert!(tx.exec(&SET, &args!["counter", ""]).await.is_err()),
            _ => {
                tx.commit().await.unwrap();
                counted += 1;
            }
        }
    }
    counted
}

async fn counters_survive_many_writers(t: Temporary) {
    let tx = t.db.begin().await.unwrap();
    tx.exec(&SET, &args!["counter", "0"]).await.unwrap();
    tx.commit().await.unwrap();
    let tasks: Vec<_> = (0..24)
        .map(|_| tokio::spawn(count_up(t.db.clone(), 12)))
        .collect();
    let mut counted = 0;
    for task in tasks {
        counted += task.await.unwrap();
    }
    assert_eq!(
        t.db.one(&GET, &args!["counter"]).await.unwrap(),
        counted.to_string()
    );
}

fn poll_once<F: Future>(future: &mut Pin<Box<F>>) -> Poll<F::Output> {
    future
        .as_mut()
        .poll(&mut Context::from_waker(Waker::noop()))
}

/// Polls a future a few times and drops it.
async fn abandon<F: Future>(future: F, polls: usize) {
    let mut future = Box::pin(future);
    for _ in 0..polls {
        if poll_once(&mut future).is_ready() {
            return;
        }
        tokio::task::yield_now().await;
    }
}

async fn begins_and_commits_may_be_abandoned(t: Temporary) {
    let holder = t.db.begin().await.unwrap();
    let waiting: Vec<_> = (0..8).map(|polls| abandon(t.db.begin(), polls)).collect();
    futures_util::future::join_all(waiting).await;
    drop(holder);
    let mut tasks = Vec::new();
    for number in 0..60 {
        let db = t.db.clone();
        tasks.push(tokio::spawn(async move {
            let tx = db.begin().await.unwrap();
            tx.exec(&SET, &args![number.to_string(), ""]).await.unwrap();
            match number % 3 {
                0 => abandon(tx.commit(), number % 4).await,
                1 => abandon(tx.exec(&SET, &args![format!("more {number}"), ""]), 1).await,
                _ => tx.commit().await.unwrap(),
            }
        }));
    }
    for task in tasks {
        tokio::time::timeout(Duration::from_secs(20), task)
            .await
            .expect("no task hangs")
            .unwrap();
    }
    for number in (2..60).step_by(3) {
        assert_eq!(
            t.db.one(&GET, &args![number.to_string()]).await.unwrap(),
            ""
        );
    }
    for number in (1..60).step_by(3) {
        assert_eq!(
            t.db.opt(&GET, &args![number.to_string()]).await.unwrap(),
            None
        );
    }
}

async fn a_commit_wakes_those_who_wait(t: Temporary) {
    let changed = t.db.changed();
    let tx = t.db.begin().await.unwrap();
    tx.wake_after_commit();
    tx.commit().await.unwrap();
    // It came between the call and the wait, and is not missed.
    changed.await;

    let mut changed = Box::pin(t.db.changed());
    let tx = t.db.begin().await.unwrap();
    tx.wake_after_commit();
    drop(tx);
    t.db.begin().await.unwrap().commit().await.unwrap();
    assert!(poll_once(&mut changed).is_pending());
}

async fn a_secret_is_made_once(t: Temporary) {
    let calls = (0..8).map(|_| {
        let db = t.db.clone();
        tokio::spawn(async move { db.secret().await.unwrap() })
    });
    let secrets = futures_util::future::join_all(calls).await;
    let first = *secrets[0].as_ref().unwrap();
    assert_ne!(first, [0; 32]);
    assert!(secrets.into_iter().all(|secret| secret.unwrap() == first));
}

/// A copy of the template, too, is as migrated as what was migrated from nothing.
async fn migrating_again_does_nothing(t: Temporary) {
    assert_eq!(t.db.migrate().await.unwrap(), 0);
}

async fn servers_may_migrate_at_once(t: Temporary) {
    let folder = tempfile::tempdir().unwrap();
    let address = match t.db.engine() {
        store::Engine::Sqlite => store::Address::Sqlite(folder.path().join("fresh.db")),
        store::Engine::Postgres => store::Address::Postgres(crate::support::postgres::url().await),
    };
    let fresh = Arc::new(Db::open(&address, store::Options::default()).unwrap());
    let calls = (0..4).map(|_| {
        let db = Arc::clone(&fresh);
        tokio::spawn(async move { db.migrate().await.unwrap() })
    });
    futures_util::future::join_all(calls)
        .await
        .into_iter()
        .for_each(|call| {
            call.unwrap();
        });
    assert_eq!(fresh.migrate().await.unwrap(), 0);
}

/// On the one thread there is: SQLite answers without ever waiting.
#[tokio::test]
async fn others_run_while_a_task_asks_sqlite_much() {
    let t = crate::support::sqlite().await;
    let others = Arc::new(AtomicUsize::new(0));
    let turns = others.clone();
    let other = tokio::spawn(async move {
        loop {
            turns.fetch_add(1, Ordering::Relaxed);
            tokio::task::yield_now().await;
        }
    });
    let taken = || others.swap(0, Ordering::Relaxed);
    for _ in 0..1_000 {
        t.db.opt(&GET, &args!["a"]).await.unwrap();
    }
    assert!(taken() > 0, "statements alone");
    let tx = t.db.begin().await.unwrap();
    taken();
    for number in 0..1_000 {
        tx.exec(&SET, &args![number.to_string(), ""]).await.unwrap();
    }
    assert!(taken() > 0, "a transaction that writes");
    for _ in 0..1_000 {
        tx.opt(&GET, &args!["a"]).await.unwrap();
    }
    assert!(taken() > 0, "a transaction that reads");
    tx.commit().await.unwrap();
    let snapshot = t.db.snapshot().await.unwrap();
    taken();
    for _ in 0..1_000 {
        snapshot.opt(&GET, &args!["a"]).await.unwrap();
    }
    assert!(taken() > 0, "a snapshot");
    other.abort();
}
