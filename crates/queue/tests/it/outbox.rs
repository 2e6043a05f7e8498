//! The outbox loses nothing and repeats nothing, on both engines.

use std::time::Duration;

use crate::support::Temporary;
use queue::{Position, emit, latest, prune, reaches_back_to, read_after};
use store::{Db, Engine, Run};

on_both_engines! {
    entries_come_in_order_and_in_pieces
    an_open_transaction_hides_nothing_from_later_readers
    many_writers_leave_no_gap
    old_entries_are_removed_and_numbers_do_not_come_again
}

async fn write(db: &Db, body: &str, at_ms: i64) {
    let tx = db.begin().await.unwrap();
    emit(&tx, "kind", body, at_ms).await.unwrap();
    tx.commit().await.unwrap();
}

/// Waits until these follow the position: in a cluster that serves other tests
/// too, their transactions hold the newest entries back for a moment.
async fn come(db: &Db, after: Position, expected: &[&str]) {
    let wait = async {
        while bodies(db, after).await.len() < expected.len() {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), wait)
        .await
        .expect("the entries come");
    assert_eq!(bodies(db, after).await, expected);
}

async fn bodies(db: &Db, after: Position) -> Vec<String> {
    let entries = read_after(db, after, 1000).await.unwrap();
    entries.into_iter().map(|entry| entry.body).collect()
}

async fn entries_come_in_order_and_in_pieces(t: Temporary) {
    assert_eq!(latest(&t.db).await.unwrap(), Position::default());
    let tx = t.db.begin().await.unwrap();
    for body in ["a", "b", "c"] {
        emit(&tx, "kind", body, 5).await.unwrap();
    }
    tx.commit().await.unwrap();
    come(&t.db, Position::default(), &["a", "b", "c"]).await;
    let first = read_after(&t.db, Position::default(), 2).await.unwrap();
    assert_eq!((first[0].kind.as_str(), first[0].at_ms), ("kind", 5));
    assert_eq!(first.len(), 2);
    // Positions are kept as text between two runs of a program.
    let kept: Position = first[1].position.to_string().parse().unwrap();
    assert_eq!(bodies(&t.db, kept).await, ["c"]);
    let newest = latest(&t.db).await.unwrap();
    assert!(newest > kept);
    assert!(bodies(&t.db, newest).await.is_empty());
    for text in ["", "1", "a.b", "1.2.3"] {
        assert!(text.parse::<Position>().is_err(), "{text}");
    }
}

async fn an_open_transaction_hides_nothing_from_later_readers(t: Temporary) {
    if t.db.engine() == Engine::Sqlite {
        // There a second writer cannot begin before the first has ended.
        return;
    }
    let early = t.db.begin().await.unwrap();
    emit(&early, "kind", "early", 0).await.unwrap();
    write(&t.db, "late", 0).await;
    assert!(
        bodies(&t.db, Position::default()).await.is_empty(),
        "the early one may still come"
    );
    assert_eq!(latest(&t.db).await.unwrap(), Position::default());
    early.commit().await.unwrap();
    come(&t.db, Position::default(), &["early", "late"]).await;
}

async fn many_writers_leave_no_gap(t: Temporary) {
    let writers: Vec<_> = (0..16)
        .map(|writer| {
            let db = t.db.clone();
            tokio::spawn(async move {
                for number in 0..20 {
                    let tx = db.begin().await.unwrap();
                    emit(&tx, "kind", &format!("{writer}.{number}"), 0)
                        .await
                        .unwrap();
                    if number % 5 == 4 {
                        drop(tx);
                        continue;
                    }
                    tx.commit().await.unwrap();
                }
            })
        })
        .collect();
    let (mut position, mut seen) = (Position::default(), Vec::new());
    let follow = async {
        while seen.len() < 16 * 16 {
            let changed = t.db.changed();
            let entries = read_after(&t.db, position, 7).await.unwrap();
            for entry in entries {
                assert!(entry.position > position);
                position = entry.position;
                seen.push(entry.body);
            }
            // A rolled back transaction ends without a word.
            tokio::time::timeout(Duration::from_millis(5), changed)
                .await
                .ok();
        }
    };
    tokio::time::timeout(Duration::from_secs(30), follow)
        .await
        .expect("every entry is seen");
    for writer in writers {
        writer.await.unwrap();
    }
    assert!(bodies(&t.db, position).await.is_empty());
    let count = seen.len();
    seen.sort();
    seen.dedup();
    assert_eq!(seen.len(), count, "none is seen twice");
}

async fn old_entries_are_removed_and_numbers_do_not_come_again(t: Temporary) {
    write(&t.db, "old", 10).await;
    write(&t.db, "older than it looks", 20).await;
    come(&t.db, Position::default(), &["old", "older than it looks"]).await;
    let position = latest(&t.db).await.unwrap();
    let tx = t.db.begin().await.unwrap();
    assert_eq!(prune(&tx, 21).await.unwrap(), 1, "the newest stays");
    tx.commit().await.unwrap();
    let stays = read_after(&t.db, Position::default(), 10).await.unwrap();
    let told: Vec<_> = stays
        .iter()
        .map(|entry| (&*entry.kind, &*entry.body))
        .collect();
    assert_eq!(told, [("", "")], "its position alone");
    assert!(reaches_back_to(&t.db, position).await.unwrap());
    assert!(!reaches_back_to(&t.db, Position::default()).await.unwrap());
    write(&t.db, "new", 30).await;
    come(&t.db, position, &["new"]).await;
}
