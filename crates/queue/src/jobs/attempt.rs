//! One attempt at one job.

use std::{collections::HashMap, sync::Arc};

use store::{Db, Result};
use tokio::{sync::watch, task::JoinHandle};

use super::{
    claim::Claimed,
    handler::{Clock, Failure, Handler, Job},
    options::Options,
    settle,
};

/// How often in its time a lease is renewed: one that fails is no harm.
const RENEWALS: u32 = 3;

/// What every attempt needs.
pub(super) struct Bench {
    pub(super) db: Db,
    pub(super) clock: Clock,
    pub(super) handlers: HashMap<&'static str, Handler>,
    pub(super) options: Options,
}

impl Bench {
    /// Milliseconds since 1970.
    pub(super) fn now(&self) -> i64 {
        (self.clock)()
    }
}

/// Runs a job and settles it. Whatever goes wrong with settling is made good by
/// the end of the lease: the job then runs again.
pub(super) async fn attempt(bench: Arc<Bench>, job: Claimed, cutting: watch::Receiver<bool>) {
    let outcome = run(&bench, &job, cutting).await;
    match settle(&bench, &job, outcome).await {
        Ok(true) => {}
        Ok(false) => tracing::warn!(kind = job.kind, id = job.id, "a job outlived its lease"),
        Err(error) => {
            tracing::warn!(kind = job.kind, id = job.id, %error, "settling a job failed");
        }
    }
}

async fn settle(bench: &Bench, job: &Claimed, outcome: Outcome) -> Result<bool> {
    let Err(failure) = outcome else {
        return settle::succeeded(&bench.db, job).await;
    };
    let (kind, id, attempts) = (&job.kind, job.id, job.attempts);
    if attempts >= bench.options.attempts {
        tracing::error!(kind, id, attempts, %failure, "a job is given up");
    } else {
        tracing::warn!(kind, id, attempts, %failure, "a job failed and will be tried again");
    }
    settle::failed(
        &bench.db,
        job,
        &failure.to_string(),
        &bench.options,
        bench.now(),
    )
    .await
}

type Outcome = std::result::Result<(), Failure>;

/// Runs the handler in a task of its own, so that a panic is a failure like any
/// other; at most as long as an attempt may take, or until the workers are cut off.
async fn run(bench: &Bench, job: &Claimed, mut cutting: watch::Receiver<bool>) -> Outcome {
    let handler = bench
        .handlers
        .get(job.kind.as_str())
        .ok_or("no handler knows this kind")?;
    let handler = Arc::clone(handler);
    let given = Job {
        kind: job.kind.clone(),
        body: job.body.clone(),
        attempt: job.attempts,
    };
    let longest = bench.options.longest.unwrap_or(bench.options.lease);
    let cut = async { drop(cutting.wait_for(|cut| *cut).await) };
    let mut work = Abandoned(tokio::spawn(async move { handler(given).await }));
    tokio::select! {
        outcome = &mut work.0 => outcome.unwrap_or_else(|panic| Err(panic.into())),
        () = tokio::time::sleep(longest) => Err("it took longer than an attempt may".into()),
        () = cut => Err("the workers were stopped".into()),
        () = keep_lease(bench, job) => Err("its lease was lost".into()),
    }
}

/// Renews the lease of a job whose attempt may take longer; ends when it was lost.
async fn keep_lease(bench: &Bench, job: &Claimed) {
    let options = &bench.options;
    if options.longest.is_none() {
        return std::future::pending().await;
    }
    loop {
        tokio::time::sleep(options.lease / RENEWALS).await;
        let until_ms = bench.now().saturating_add(options.lease_ms());
        match settle::renew(&bench.db, job, until_ms).await {
            Ok(true) => {}
            Ok(false) => return,
            Err(error) => {
                tracing::warn!(kind = job.kind, id = job.id, %error, "renewing a lease failed");
            }
        }
    }
}

/// Aborts its task when the waiting future is dropped.
struct Abandoned(JoinHandle<Outcome>);

impl Drop for Abandoned {
    fn drop(&mut self) {
        self.0.abort();
    }
}
