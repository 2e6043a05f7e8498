//! The workers of this process.

use std::{sync::Arc, time::Duration};

use store::{Db, Result};
use tokio::{
    sync::watch,
    task::{JoinHandle, JoinSet},
};

use super::{
    attempt::{Bench, attempt},
    claim::{self, Claimed, Kinds, Lease},
    handler::{Clock, Handler},
    options::{Options, milliseconds},
    schedule::Every,
};

/// Shortest pause when what is due is in another server's hands.
const SHORTEST_PAUSE: Duration = Duration::from_millis(100);

/// Works on jobs until stopped. Dropped without [`Workers::stop`], what runs is
/// abandoned, and done again when its lease has ended.
pub struct Workers {
    stop: watch::Sender<Option<Duration>>,
    task: JoinHandle<()>,
}

impl Workers {
    /// Starts working on the kinds that have a handler. Others wait for a process
    /// that knows them.
    pub fn start(
        db: Db,
        clock: Clock,
        handlers: Vec<(&'static str, Handler)>,
        options: Options,
    ) -> Self {
        let (stop, stopping) = watch::channel(None);
        let kinds = Kinds::new(handlers.iter().map(|(kind, _)| *kind));
        let handlers = handlers.into_iter().collect();
        let bench = Arc::new(Bench {
            db,
            clock,
            handlers,
            options,
        });
        let task = tokio::spawn(work(bench, kinds, stopping));
        Self { stop, task }
    }

    /// Takes no more jobs, finishes what runs, and puts back what is not finished
    /// when the time is over.
    pub async fn stop(mut self, within: Duration) {
        self.stop.send_replace(Some(within));
        if let Err(error) = (&mut self.task).await {
            tracing::error!(%error, "the workers ended badly");
        }
    }
}

impl Drop for Workers {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// Takes jobs and runs each in a task of its own.
async fn work(bench: Arc<Bench>, kinds: Kinds, mut stopping: watch::Receiver<Option<Duration>>) {
    let (cut, cutting) = watch::channel(false);
    let mut schedule = bench.options.schedule.clone();
    let mut running = JoinSet::new();
    while stopping.borrow().is_none() {
        // Before looking, so that nothing put in meanwhile is overlooked.
        let changed = bench.db.changed();
        let free = bench.options.at_once.saturating_sub(running.len());
        let pause = match look(&bench, &kinds, &mut schedule, free).await {
            Ok((jobs, pause)) => {
                for job in jobs {
                    running.spawn(attempt(Arc::clone(&bench), job, cutting.clone()));
                }
                pause
            }
            Err(error) => {
                tracing::warn!(%error, "looking for jobs failed");
                bench.options.look_every
            }
        };
        let full = running.len() >= bench.options.at_once;
        tokio::select! {
            _ = stopping.changed() => {}
            Some(_) = running.join_next() => {}
            () = changed, if !full => {}
            () = tokio::time::sleep(pause), if !full => {}
        }
    }
    let within = stopping.borrow().unwrap_or_default();
    drain(running, cut, within).await;
}

/// Waits for what runs; what is late is cut off, and puts itself back.
async fn drain(mut running: JoinSet<()>, cut: watch::Sender<bool>, within: Duration) {
    let all = async { while running.join_next().await.is_some() {} };
    if tokio::time::timeout(within, all).await.is_err() {
        tracing::warn!(jobs = running.len(), "stopped before these jobs were done");
        cut.send_replace(true);
        while running.join_next().await.is_some() {}
    }
}

/// Puts in what the schedule asks for and takes what is due; also tells how long
/// to wait when nothing else happens.
async fn look(
    bench: &Bench,
    kinds: &Kinds,
    schedule: &mut [Every],
    free: usize,
) -> Result<(Vec<Claimed>, Duration)> {
    if free == 0 {
        return Ok((Vec::new(), bench.options.look_every));
    }
    let now_ms = bench.now();
    let mut next_ms = now_ms.saturating_add(milliseconds(bench.options.look_every));
    for every in schedule {
        next_ms = next_ms.min(every.keep(&bench.db, now_ms).await?);
    }
    let lease_until_ms = now_ms.saturating_add(bench.options.lease_ms());
    let lease = Lease {
        now_ms,
        until_ms: lease_until_ms,
        attempts: bench.options.attempts,
    };
    let due_ms = claim::next_due(&bench.db, kinds, next_ms).await?;
    // Where a job is due, what comes after it is asked for with the next look.
    next_ms = next_ms.min(due_ms.unwrap_or(next_ms));
    let is_due = next_ms <= now_ms;
    let jobs = claim::claim(&bench.db, kinds, lease, free, is_due).await?;
    let pause = u64::try_from(next_ms.saturating_sub(now_ms)).unwrap_or(0);
    Ok((jobs, Duration::from_millis(pause).max(SHORTEST_PAUSE)))
}
