//! What becomes of one job.

use std::time::Duration;

use queue::{Job, NewJob, Options, Workers, enqueue, handler, run_due, withdraw};
use store::{Engine, Run};
use tokio::sync::mpsc;

use crate::{hands::*, support::Temporary};

store::sql! {
    slow LEASE: i64 = "SELECT coalesce(lease_until_ms, 0) AS lease_until_ms FROM jobs";
}

on_both_engines! {
    a_job_runs_once_and_is_gone
    jobs_run_in_the_order_they_are_due
    a_job_that_fails_is_tried_again_and_given_up
    a_panic_is_a_failure
    a_job_waits_for_its_time
    a_job_of_a_dead_worker_runs_again
    a_job_whose_worker_died_too_often_is_given_up
    a_worker_without_its_lease_settles_nothing
    a_long_job_keeps_its_lease_while_its_worker_lives
    a_key_waits_once
    a_job_sees_what_was_written_by_who_found_it_waiting
    a_failed_job_makes_way_for_its_successor
    what_is_withdrawn_is_neither_done_nor_tried_again
}

async fn a_job_runs_once_and_is_gone(t: Temporary) {
    let (handler, mut told) = telling(|_| Ok(()));
    let workers = start(&t.db, &Hand::default(), &handler);
    put(&t.db, "kind", None, "body", 0).await;
    let job = next(&mut told).await;
    assert_eq!(
        job,
        Job {
            kind: "kind".into(),
            body: "body".into(),
            attempt: 1
        }
    );
    settled(&t.db, &[]).await;
    workers.stop(PATIENCE).await;
    assert!(told.try_recv().is_err());
}

async fn jobs_run_in_the_order_they_are_due(t: Temporary) {
    for (body, due_ms) in [("c", 3), ("a", 1), ("d", 3), ("b", 2)] {
        put(&t.db, "kind", None, body, due_ms).await;
    }
    let hand = Hand::default();
    hand.advance(&t.db, 10);
    let (handler, mut told) = telling(|_| Ok(()));
    let one = Options {
        at_once: 1,
        ..options()
    };
    let workers = Workers::start(t.db.clone(), hand.clock(), vec![("kind", handler)], one);
    for body in ["a", "b", "c", "d"] {
        assert_eq!(next(&mut told).await.body, body);
    }
    workers.stop(PATIENCE).await;
}

async fn a_job_that_fails_is_tried_again_and_given_up(t: Temporary) {
    let (handler, mut told) = telling(|_| Err("no luck"));
    let hand = Hand::default();
    let workers = start(&t.db, &hand, &handler);
    put(&t.db, "kind", None, "", 0).await;
    assert_eq!(next(&mut told).await.attempt, 1);
    settled(&t.db, &[("waiting", 1, Some("no luck"))]).await;
    hand.advance(&t.db, 999);
    settled(&t.db, &[("waiting", 1, Some("no luck"))]).await;
    hand.advance(&t.db, 1);
    assert_eq!(next(&mut told).await.attempt, 2);
    settled(&t.db, &[("waiting", 2, Some("no luck"))]).await;
    hand.advance(&t.db, 2_000);
    assert_eq!(next(&mut told).await.attempt, 3);
    settled(&t.db, &[("failed", 3, Some("no luck"))]).await;
    hand.advance(&t.db, 1_000_000_000);
    workers.stop(PATIENCE).await;
    assert!(told.try_recv().is_err());
}

async fn a_panic_is_a_failure(t: Temporary) {
    let (tell, mut told) = mpsc::unbounded_channel();
    let handler = handler(move |job: Job| {
        let first = job.attempt == 1;
        tell.send(job).ok();
        assert!(!first, "planned by the test");
        async { Ok::<(), &'static str>(()) }
    });
    let hand = Hand::default();
    let workers = start(&t.db, &hand, &handler);
    put(&t.db, "kind", None, "", 0).await;
    next(&mut told).await;
    let failed = async {
        while t.db.all(&LEFT, &[]).await.unwrap()[0].2.is_none() {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(PATIENCE, failed).await.unwrap();
    hand.advance(&t.db, 1_000);
    assert_eq!(next(&mut told).await.attempt, 2);
    settled(&t.db, &[]).await;
    workers.stop(PATIENCE).await;
}

async fn a_job_waits_for_its_time(t: Temporary) {
    let (handler, mut told) = telling(|_| Ok(()));
    let hand = Hand::default();
    let workers = start(&t.db, &hand, &handler);
    put(&t.db, "kind", None, "later", 5_000).await;
    put(&t.db, "kind", None, "now", 0).await;
    assert_eq!(next(&mut told).await.body, "now");
    settled(&t.db, &[("waiting", 0, None)]).await;
    hand.advance(&t.db, 5_000);
    assert_eq!(next(&mut told).await.body, "later");
    workers.stop(PATIENCE).await;
}

async fn a_job_of_a_dead_worker_runs_again(t: Temporary) {
    let hand = Hand::default();
    let (handler, mut told) = hanging();
    let workers = start(&t.db, &hand, &handler);
    put(&t.db, "kind", Some("key"), "body", 0).await;
    next(&mut told).await;
    drop(workers);
    settled(&t.db, &[("running", 1, None)]).await;

    let (handler, mut told) = telling(|_| Ok(()));
    let workers = start(&t.db, &hand, &handler);
    hand.advance(&t.db, 60_000);
    // Its successor may be waiting meanwhile.
    put(&t.db, "kind", Some("key"), "successor", 0).await;
    assert_eq!(next(&mut told).await.body, "successor");
    hand.advance(&t.db, 6_000);
    assert_eq!(next(&mut told).await.attempt, 2);
    settled(&t.db, &[]).await;
    workers.stop(PATIENCE).await;
}

async fn a_job_whose_worker_died_too_often_is_given_up(t: Temporary) {
    let hand = Hand::default();
    put(&t.db, "kind", None, "", 0).await;
    for attempt in 1..=3 {
        let (handler, mut told) = hanging();
        let workers = start(&t.db, &hand, &handler);
        assert_eq!(next(&mut told).await.attempt, attempt);
        drop(workers);
        hand.advance(&t.db, 66_000);
    }
    let (handler, mut told) = telling(|_| Ok(()));
    let workers = start(&t.db, &hand, &handler);
    settled(&t.db, &[("failed", 3, Some("its worker died"))]).await;
    workers.stop(PATIENCE).await;
    assert!(told.try_recv().is_err());
}

async fn a_worker_without_its_lease_settles_nothing(t: Temporary) {
    let hand = Hand::default();
    let (go, wait) = tokio::sync::watch::channel(false);
    let (tell, mut told) = mpsc::unbounded_channel();
    let slow = handler(move |job: Job| {
        let (mut wait, tell) = (wait.clone(), tell.clone());
        async move {
            tell.send(job).ok();
            wait.wait_for(|go| *go).await.map(drop)
        }
    });
    let late = start(&t.db, &hand, &slow);
    put(&t.db, "kind", None, "", 0).await;
    next(&mut told).await;
    hand.advance(&t.db, 66_000);
    let (hang, mut told) = hanging();
    let other = start(&t.db, &hand, &hang);
    // Either may take the job over; a second attempt is what counts.
    go.send_replace(false);
    let second = async {
        loop {
            if t.db.all(&LEFT, &[]).await.unwrap()[0].1 == 2 {
                return;
            }
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(PATIENCE, second).await.unwrap();
    told.close();
    drop(other);
    go.send_replace(true);
    late.stop(PATIENCE).await;
    let left = t.db.all(&LEFT, &[]).await.unwrap();
    assert!(
        left.is_empty() || left == [("running".to_owned(), 2, None)],
        "{left:?}"
    );
}

async fn a_long_job_keeps_its_lease_while_its_worker_lives(t: Temporary) {
    let hand = Hand::default();
    let (handler, mut told) = hanging();
    let long = Options {
        lease: Duration::from_millis(300),
        longest: Some(PATIENCE),
        ..options()
    };
    let handlers = vec![("kind", handler)];
    let workers = Workers::start(t.db.clone(), hand.clock(), handlers, long);
    put(&t.db, "kind", None, "", 0).await;
    next(&mut told).await;
    let until = async |expected: i64| {
        while t.db.one(&LEASE, &[]).await.unwrap() != expected {
            tokio::task::yield_now().await;
        }
    };
    // In all, more than its lease.
    for now in [100, 200, 300, 400] {
        hand.advance(&t.db, 100);
        let renewed = tokio::time::timeout(PATIENCE, until(now + 330)).await;
        renewed.expect("the lease is renewed");
    }
    settled(&t.db, &[("running", 1, None)]).await;
    drop(workers);
    // Its worker died: soon another begins it anew.
    hand.advance(&t.db, 331);
    let (handler, mut told) = telling(|_| Ok(()));
    let workers = start(&t.db, &hand, &handler);
    assert_eq!(next(&mut told).await.attempt, 2);
    workers.stop(PATIENCE).await;
}

async fn a_key_waits_once(t: Temporary) {
    for body in ["first", "second"] {
        put(&t.db, "kind", Some("key"), body, 0).await;
    }
    put(&t.db, "other", Some("key"), "other kind", 0).await;
    put(&t.db, "kind", None, "no key", 0).await;
    put(&t.db, "kind", None, "no key", 0).await;
    assert_eq!(t.db.one(&COUNT, &[]).await.unwrap(), 4);
    // A running job is no obstacle: it may have read its data already.
    let (handler, mut told) = hanging();
    let workers = start(&t.db, &Hand::default(), &handler);
    let mut bodies = Vec::new();
    for _ in 0..3 {
        bodies.push(next(&mut told).await.body);
    }
    bodies.sort();
    assert_eq!(bodies, ["first", "no key", "no key"]);
    put(&t.db, "kind", Some("key"), "third", 0).await;
    assert_eq!(next(&mut told).await.body, "third");
    workers.stop(Duration::ZERO).await;
}

async fn what_is_withdrawn_is_neither_done_nor_tried_again(t: Temporary) {
    for (kind, key) in [
        ("kind", Some("1 a")),
        ("kind", Some("1 b")),
        ("kind", Some("10 a")),
        ("kind", Some("x1 a")),
        ("kind", None),
        ("other", Some("1 a")),
    ] {
        put(&t.db, kind, key, &format!("{kind} {key:?}"), 0).await;
    }
    let withdraw_first = async || {
        let tx = t.db.begin().await.unwrap();
        withdraw(&tx, "kind", "1 ").await.unwrap();
        tx.commit().await.unwrap();
    };
    withdraw_first().await;
    let (doing, mut told) = telling(|_| Ok(()));
    let workers = start(&t.db, &Hand::default(), &doing);
    let mut bodies = Vec::new();
    for _ in 0..3 {
        bodies.push(next(&mut told).await.body);
    }
    bodies.sort();
    assert_eq!(
        bodies,
        ["kind None", "kind Some(\"10 a\")", "kind Some(\"x1 a\")"]
    );
    workers.stop(PATIENCE).await;
    // One that fails after it was withdrawn has no other attempt.
    let db = t.db.clone();
    let failing = handler(move |_: Job| {
        let db = db.clone();
        async move {
            let tx = db.begin().await.unwrap();
            withdraw(&tx, "kind", "1 ").await.unwrap();
            tx.commit().await.unwrap();
            Err::<(), _>("no luck")
        }
    });
    let workers = start(&t.db, &Hand::default(), &failing);
    put(&t.db, "kind", Some("1 a"), "", 0).await;
    // The other kind's, which has no worker.
    settled(&t.db, &[("waiting", 0, None)]).await;
    workers.stop(PATIENCE).await;
    settled(&t.db, &[("waiting", 0, None)]).await;
}

async fn a_job_sees_what_was_written_by_who_found_it_waiting(t: Temporary) {
    if t.db.engine() == Engine::Sqlite {
        // It has one writer at a time.
        return;
    }
    put(&t.db, "kind", Some("key"), "first", 0).await;
    let again = NewJob {
        kind: "kind",
        key: Some("key"),
        body: "again",
        due_ms: 0,
    };
    let writers = [t.db.begin().await.unwrap(), t.db.begin().await.unwrap()];
    for writer in &writers {
        enqueue(writer, again).await.unwrap();
    }
    let run = async || {
        let (handler, mut told) = telling(|_| Ok(()));
        let hand = Hand::default();
        run_due(&t.db, &hand.clock(), vec![("kind", handler)])
            .await
            .unwrap();
        told.try_recv().ok().map(|job| job.body)
    };
    for writer in writers {
        assert_eq!(run().await, None);
        writer.commit().await.unwrap();
    }
    assert_eq!(run().await.as_deref(), Some("first"));
    assert_eq!(run().await, None);
}

async fn a_failed_job_makes_way_for_its_successor(t: Temporary) {
    let db = t.db.clone();
    let failing = handler(move |job: Job| {
        let db = db.clone();
        async move {
            if job.body == "first" {
                put(&db, "kind", Some("key"), "second", 1_000_000).await;
            }
            Err::<(), _>("no luck")
        }
    });
    let workers = start(&t.db, &Hand::default(), &failing);
    put(&t.db, "kind", Some("key"), "first", 0).await;
    settled(&t.db, &[("waiting", 0, None)]).await;
    workers.stop(PATIENCE).await;
}
