//! A clock that a test moves, handlers that tell, and workers around them.

use std::{
    sync::{
        Arc,
        atomic::{AtomicI64, Ordering},
    },
    time::Duration,
};

use queue::{Clock, Handler, Job, NewJob, Options, Workers, enqueue, handler};
use store::{Db, Run};
use tokio::sync::mpsc;

store::sql! {
    slow pub LEFT: (String, i64, Option<String>) =
        "SELECT state, attempts, last_error FROM jobs ORDER BY id";
    slow pub COUNT: i64 = "SELECT count(*) FROM jobs";
}

pub const PATIENCE: Duration = Duration::from_secs(90);

/// A clock that a test moves.
#[derive(Clone, Default)]
pub struct Hand(pub Arc<AtomicI64>);

impl Hand {
    pub fn clock(&self) -> Clock {
        let time = Arc::clone(&self.0);
        Arc::new(move || time.load(Ordering::SeqCst))
    }

    /// Moves the time and lets the workers look.
    pub fn advance(&self, db: &Db, ms: i64) {
        self.0.fetch_add(ms, Ordering::SeqCst);
        db.notify();
    }
}

pub fn options() -> Options {
    Options {
        lease: Duration::from_secs(60),
        attempts: 3,
        ..Options::default()
    }
}

pub async fn put(db: &Db, kind: &str, key: Option<&str>, body: &str, due_ms: i64) {
    let tx = db.begin().await.unwrap();
    enqueue(
        &tx,
        NewJob {
            kind,
            key,
            body,
            due_ms,
        },
    )
    .await
    .unwrap();
    tx.commit().await.unwrap();
}

/// A handler that tells what it was given and answers as told.
pub fn telling(
    answer: impl Fn(&Job) -> Result<(), &'static str> + Send + Sync + 'static,
) -> (Handler, mpsc::UnboundedReceiver<Job>) {
    let (tell, told) = mpsc::unbounded_channel();
    let handler = handler(move |job: Job| {
        let outcome = answer(&job);
        tell.send(job).ok();
        async move { outcome }
    });
    (handler, told)
}

/// A handler that tells, and never comes to an end.
pub fn hanging() -> (Handler, mpsc::UnboundedReceiver<Job>) {
    let (tell, told) = mpsc::unbounded_channel();
    let handler = handler(move |job: Job| {
        tell.send(job).ok();
        std::future::pending::<Result<(), &'static str>>()
    });
    (handler, told)
}

pub async fn next(told: &mut mpsc::UnboundedReceiver<Job>) -> Job {
    tokio::time::timeout(PATIENCE, told.recv())
        .await
        .expect("a job runs")
        .unwrap()
}

/// Waits until the jobs in the database are these: state, attempts, error.
pub async fn settled(db: &Db, expected: &[(&str, i64, Option<&str>)]) {
    let wait = async {
        loop {
            let left = db.all(&LEFT, &[]).await.unwrap();
            let left: Vec<_> = left
                .iter()
                .map(|(state, n, error)| (&**state, *n, error.as_deref()))
                .collect();
            if left == expected {
                return;
            }
            tokio::task::yield_now().await;
        }
    };
    if tokio::time::timeout(PATIENCE, wait).await.is_err() {
        panic!(
            "{:?} is not {expected:?}",
            db.all(&LEFT, &[]).await.unwrap()
        );
    }
}

pub fn start(db: &Db, hand: &Hand, handler: &Handler) -> Workers {
    Workers::start(
        db.clone(),
        hand.clock(),
        vec![("kind", Arc::clone(handler))],
        options(),
    )
}
