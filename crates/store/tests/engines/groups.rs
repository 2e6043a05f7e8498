//! Operations that share a commit on SQLite: each is answered by what became of
//! it, whichever of the others fail or are dropped.

use std::{
    pin::Pin,
    task::{Context, Poll, Waker},
};

use store::{Address, Db, Error, Options, Run, Tx, args};

store::sql! {
    MAKE: () = "CREATE TABLE parents (id INTEGER PRIMARY KEY NOT NULL)";
    MAKE_CHILDREN: () = "CREATE TABLE children (
        parent_id INTEGER REFERENCES parents (id) DEFERRABLE INITIALLY DEFERRED)";
    ADD: () = "INSERT INTO parents (id) VALUES ($1)";
    ADD_OR_END_ALL: () = "INSERT OR ROLLBACK INTO parents (id) VALUES ($1)";
    ADD_ORPHAN: () = "INSERT INTO children (parent_id) VALUES (-1)";
    SET: () = "INSERT INTO settings (key, value) VALUES ('large', $1)";
    LIMIT_PAGES: i64 = "PRAGMA max_page_count = 100";
    FREE_PAGES: i64 = "PRAGMA max_page_count = 1000000";
    FIND: i64 = "SELECT id FROM parents WHERE id = $1";
    slow ALL: i64 = "SELECT id FROM parents ORDER BY id";
}

async fn database() -> crate::support::Temporary {
    let t = crate::support::sqlite().await;
    let tx = t.db.begin().await.unwrap();
    tx.exec(&MAKE, &[]).await.unwrap();
    tx.exec(&MAKE_CHILDREN, &[]).await.unwrap();
    tx.commit().await.unwrap();
    t
}

async fn all(db: &Db) -> Vec<i64> {
    db.all(&ALL, &[]).await.unwrap()
}

fn poll<F: Future>(future: &mut Pin<Box<F>>) -> Poll<F::Output> {
    future
        .as_mut()
        .poll(&mut Context::from_waker(Waker::noop()))
}

/// A future that waits in a queue from now on.
fn queued<F: Future>(future: F) -> Pin<Box<F>> {
    let mut future = Box::pin(future);
    assert!(poll(&mut future).is_pending());
    future
}

/// Begins two operations, the second waiting for the first.
async fn two(db: &Db) -> (Tx, Pin<Box<impl Future<Output = Result<Tx, Error>>>>) {
    let first = db.begin().await.unwrap();
    let db = db.clone();
    (first, queued(async move { db.begin().await }))
}

/// On one thread, which nothing keeps from committing each operation as it ends.
#[tokio::test]
async fn what_is_ready_shares_a_commit() {
    let t = database().await;
    let adding = (1..=16).map(|id| {
        let db = t.db.clone();
        tokio::spawn(async move {
            let tx = db.begin().await.unwrap();
            tx.exec(&ADD, &args![id]).await.unwrap();
            tx.commit().await.unwrap();
            all(&db).await.len()
        })
    });
    let adding: Vec<_> = adding.collect();
    for added in adding {
        assert_eq!(
            added.await.unwrap(),
            16,
            "all are there as the first is answered"
        );
    }
}

#[tokio::test]
async fn a_failing_commit_is_told_to_all() {
    let t = database().await;
    let (first, second) = two(&t.db).await;
    first.exec(&ADD, &args![1]).await.unwrap();
    first.exec(&ADD_ORPHAN, &[]).await.unwrap();
    let first = queued(first.commit());
    let second = second.await.unwrap();
    second.exec(&ADD, &args![2]).await.unwrap();
    let (first, second) = futures_util::future::join(first, second.commit()).await;
    assert!(matches!(first, Err(Error::ForeignKey)), "{first:?}");
    assert!(matches!(second, Err(Error::ForeignKey)), "{second:?}");
    assert!(all(&t.db).await.is_empty());

    let tx = t.db.begin().await.unwrap();
    tx.exec(&ADD, &args![3]).await.unwrap();
    tx.commit().await.unwrap();
    assert_eq!(all(&t.db).await, [3], "the next group is well");
}

#[tokio::test]
async fn an_error_that_ends_the_whole_group_is_told_to_all() {
    let t = database().await;
    let (first, second) = two(&t.db).await;
    first.exec(&ADD, &args![1]).await.unwrap();
    let first = queued(first.commit());
    let second = second.await.unwrap();
    assert!(
        second
            .exec(&ADD_OR_END_ALL, &args![1])
            .await
            .unwrap_err()
            .is_unique()
    );
    assert!(matches!(
        second.exec(&ADD, &args![2]).await,
        Err(Error::Poisoned)
    ));
    assert!(first.await.is_err());
    assert!(all(&t.db).await.is_empty());
    drop(second);
    let tx = t.db.begin().await.unwrap();
    tx.exec(&ADD, &args![3]).await.unwrap();
    tx.commit().await.unwrap();
    assert_eq!(all(&t.db).await, [3]);
}

#[tokio::test]
async fn a_full_disk_fails_what_does_not_fit() {
    let t = database().await;
    let (first, second) = two(&t.db).await;
    first.one(&LIMIT_PAGES, &[]).await.unwrap();
    first.exec(&ADD, &args![1]).await.unwrap();
    let first = queued(first.commit());
    let second = second.await.unwrap();
    let large = "x".repeat(1_000_000);
    assert!(matches!(
        second.exec(&SET, &args![large]).await,
        Err(Error::Full)
    ));
    // SQLite may keep the rest of the group or not; what it says must be true.
    let kept = first.await.is_ok();
    assert_eq!(all(&t.db).await, if kept { vec![1] } else { vec![] });

    let tx = t.db.begin().await.unwrap();
    tx.one(&FREE_PAGES, &[]).await.unwrap();
    tx.exec(&SET, &args![large]).await.unwrap();
    tx.commit().await.unwrap();
}

#[tokio::test]
async fn a_conflict_is_told_after_its_cause_is_certain() {
    let t = database().await;
    let (first, second) = two(&t.db).await;
    first.exec(&ADD, &args![1]).await.unwrap();
    let first = queued(first.commit());
    let second = second.await.unwrap();
    assert!(all(&t.db).await.is_empty(), "the group is still open");
    assert!(second.exec(&ADD, &args![1]).await.unwrap_err().is_unique());
    assert_eq!(all(&t.db).await, [1]);
    first.await.unwrap();

    // The same for an operation that saw the row and gave up by itself.
    drop(second);
    let (first, second) = two(&t.db).await;
    first.exec(&ADD, &args![2]).await.unwrap();
    let first = queued(first.commit());
    let second = second.await.unwrap();
    assert_eq!(second.opt(&FIND, &args![2]).await.unwrap(), Some(2));
    drop(second);
    assert_eq!(all(&t.db).await, [1, 2]);
    first.await.unwrap();
}

#[tokio::test]
async fn a_group_is_committed_though_its_first_goes_away() {
    let t = database().await;
    let (first, second) = two(&t.db).await;
    first.exec(&ADD, &args![1]).await.unwrap();
    let first = queued(first.commit());
    let second = second.await.unwrap();
    second.exec(&ADD, &args![2]).await.unwrap();
    drop(first);
    second.commit().await.unwrap();
    assert_eq!(all(&t.db).await, [1, 2]);
}

#[tokio::test]
async fn one_who_stops_waiting_for_a_turn_is_passed_over() {
    let t = database().await;
    let (first, second) = two(&t.db).await;
    drop(second);
    first.exec(&ADD, &args![1]).await.unwrap();
    first.commit().await.unwrap();
    assert_eq!(all(&t.db).await, [1]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn more_than_a_group_takes_are_all_answered() {
    let t = database().await;
    let writers: Vec<_> = (0..1500)
        .map(|id| {
            let db = t.db.clone();
            tokio::spawn(async move {
                let tx = db.begin().await.unwrap();
                tx.exec(&ADD, &args![id]).await.unwrap();
                tx.commit().await.unwrap();
                assert_eq!(db.one(&FIND, &args![id]).await.unwrap(), i64::from(id));
            })
        })
        .collect();
    for writer in writers {
        writer.await.unwrap();
    }
    assert_eq!(all(&t.db).await.len(), 1500);
}

#[tokio::test]
async fn one_process_writes_and_others_read() {
    let folder = tempfile::tempdir().unwrap();
    let address = Address::Sqlite(folder.path().join("test.db"));
    let writer = Db::open(&address, Options::default()).unwrap();
    writer.migrate().await.unwrap();
    let second = Db::open(&address, Options::default());
    assert!(matches!(second, Err(Error::Locked(_))));

    let reader = Db::open(
        &address,
        Options {
            writer: false,
            ..Options::default()
        },
    )
    .unwrap();
    assert!(matches!(reader.begin().await, Err(Error::ReadOnly)));
    let secret = writer.secret().await.unwrap();
    assert_eq!(reader.secret().await.unwrap(), secret);

    drop(writer);
    let again = Db::open(&address, Options::default()).unwrap();
    assert_eq!(again.secret().await.unwrap(), secret);
}

#[tokio::test]
async fn lists_of_every_length_are_answered() {
    store::sql! {
        AMONG: i64 = "SELECT id FROM parents WHERE id >= $1 AND id IN ($list) ORDER BY id";
        REMOVE: () = "DELETE FROM parents WHERE id IN ($list)";
    }
    let t = database().await;
    let tx = t.db.begin().await.unwrap();
    for id in 0..300 {
        tx.exec(&ADD, &args![id]).await.unwrap();
    }
    tx.commit().await.unwrap();
    for length in [0, 1, 24, 25, 26, 50, 51, 100, 101, 250] {
        let list: Vec<i64> = (10..10 + length).collect();
        let expected: Vec<i64> = list.iter().copied().filter(|id| *id >= 12).collect();
        assert_eq!(
            t.db.all_in(&AMONG, &args![12], &list).await.unwrap(),
            expected,
            "{length}"
        );
    }
    let tx = t.db.begin().await.unwrap();
    let list: Vec<i64> = (0..299).collect();
    assert_eq!(tx.exec_in(&REMOVE, &[], &list).await.unwrap(), 299);
    tx.commit().await.unwrap();
    assert_eq!(all(&t.db).await, [299]);
}
