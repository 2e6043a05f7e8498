//! Doing what is due here and now, for commands that end and for tests.

use std::sync::Arc;

use store::{Db, Result};
use tokio::sync::watch;

use super::{
    attempt::{Bench, attempt},
    claim::{self, Kinds, Lease},
    handler::{Clock, Handler},
    options::Options,
};

/// Does the jobs that are due, one after another, until none is; answers how many
/// attempts were made. What fails waits for its next attempt as always.
pub async fn run_due(
    db: &Db,
    clock: &Clock,
    handlers: Vec<(&'static str, Handler)>,
) -> Result<u64> {
    let kinds = Kinds::new(handlers.iter().map(|(kind, _)| *kind));
    let bench = Arc::new(Bench {
        db: db.clone(),
        clock: Arc::clone(clock),
        handlers: handlers.into_iter().collect(),
        options: Options::default(),
    });
    // Held until the end: attempts are not cut off.
    let (_cut, cutting) = watch::channel(false);
    let mut attempts = 0;
    loop {
        let now_ms = bench.now();
        let lease = Lease {
            now_ms,
            until_ms: now_ms.saturating_add(bench.options.lease_ms()),
            attempts: bench.options.attempts,
        };
        let is_due = claim::next_due(db, &kinds, now_ms).await?.is_some();
        let jobs = claim::claim(db, &kinds, lease, 1, is_due).await?;
        let Some(job) = jobs.into_iter().next() else {
            return Ok(attempts);
        };
        attempt(Arc::clone(&bench), job, cutting.clone()).await;
        attempts += 1;
    }
}
