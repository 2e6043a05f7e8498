//! Several workers, and their end.

use std::{sync::Arc, time::Duration};

use queue::{Job, NewJob, Options, Workers, enqueue, every, handler};
use store::Run;
use tokio::sync::mpsc;

use crate::{hands::*, support::Temporary};

on_both_engines! {
    two_servers_share_the_work
    an_unknown_kind_waits
    stopping_finishes_what_runs
    stopping_cuts_off_what_is_late
    a_rolled_back_job_does_not_exist
    a_schedule_is_kept_by_one_server
}

async fn two_servers_share_the_work(t: Temporary) {
    let (handler, mut told) = telling(|_| Ok(()));
    let hand = Hand::default();
    let servers = [start(&t.db, &hand, &handler), start(&t.db, &hand, &handler)];
    for number in 0..40 {
        put(&t.db, "kind", None, &number.to_string(), 0).await;
    }
    let mut bodies: Vec<usize> = Vec::new();
    for _ in 0..40 {
        bodies.push(next(&mut told).await.body.parse().unwrap());
    }
    settled(&t.db, &[]).await;
    for server in servers {
        server.stop(PATIENCE).await;
    }
    bodies.sort_unstable();
    assert_eq!(bodies, (0..40).collect::<Vec<_>>());
    assert!(told.try_recv().is_err(), "none ran twice");
}

async fn an_unknown_kind_waits(t: Temporary) {
    put(&t.db, "unknown", None, "", 0).await;
    put(&t.db, "kind", None, "", 0).await;
    let (handler, mut told) = telling(|_| Ok(()));
    let workers = start(&t.db, &Hand::default(), &handler);
    next(&mut told).await;
    settled(&t.db, &[("waiting", 0, None)]).await;
    workers.stop(PATIENCE).await;
}

async fn stopping_finishes_what_runs(t: Temporary) {
    let (go, wait) = tokio::sync::watch::channel(false);
    let (tell, mut told) = mpsc::unbounded_channel();
    let slow = handler(move |job: Job| {
        let (mut wait, tell) = (wait.clone(), tell.clone());
        async move {
            tell.send(job).ok();
            wait.wait_for(|go| *go).await.map(drop)
        }
    });
    let workers = start(&t.db, &Hand::default(), &slow);
    put(&t.db, "kind", None, "", 0).await;
    next(&mut told).await;
    let stopping = tokio::spawn(workers.stop(PATIENCE));
    put(&t.db, "kind", None, "too late", 1).await;
    go.send_replace(true);
    stopping.await.unwrap();
    settled(&t.db, &[("waiting", 0, None)]).await;
}

async fn stopping_cuts_off_what_is_late(t: Temporary) {
    let (handler, mut told) = hanging();
    let workers = start(&t.db, &Hand::default(), &handler);
    put(&t.db, "kind", None, "", 0).await;
    next(&mut told).await;
    workers.stop(Duration::ZERO).await;
    settled(&t.db, &[("waiting", 1, Some("the workers were stopped"))]).await;
}

async fn a_rolled_back_job_does_not_exist(t: Temporary) {
    let tx = t.db.begin().await.unwrap();
    enqueue(
        &tx,
        NewJob {
            kind: "kind",
            key: None,
            body: "",
            due_ms: 0,
        },
    )
    .await
    .unwrap();
    drop(tx);
    assert_eq!(t.db.one(&COUNT, &[]).await.unwrap(), 0);
}

async fn a_schedule_is_kept_by_one_server(t: Temporary) {
    let hand = Hand::default();
    let (handler, mut told) = telling(|_| Ok(()));
    let scheduled = || Options {
        schedule: vec![every("kind", PATIENCE)],
        ..options()
    };
    let start = || {
        let handlers = vec![("kind", Arc::clone(&handler))];
        Workers::start(t.db.clone(), hand.clock(), handlers, scheduled())
    };
    let servers = [start(), start()];
    next(&mut told).await;
    settled(&t.db, &[]).await;
    hand.advance(&t.db, 19_999);
    put(&t.db, "kind", None, "another", 0).await;
    assert_eq!(next(&mut told).await.body, "another");
    // Over, before so much time passes that it would be taken for abandoned.
    settled(&t.db, &[]).await;
    // What was missed meanwhile is made up for once.
    hand.advance(&t.db, 100_000);
    assert_eq!(next(&mut told).await.body, "");
    settled(&t.db, &[]).await;
    for server in servers {
        server.stop(PATIENCE).await;
    }
    assert!(told.try_recv().is_err());
}
