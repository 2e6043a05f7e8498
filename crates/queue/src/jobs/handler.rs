//! What does the work.

use std::{error::Error, future::Future, sync::Arc};

use futures_util::future::BoxFuture;

/// Tells the time in milliseconds since 1970.
pub type Clock = Arc<dyn Fn() -> i64 + Send + Sync>;

/// Why a job failed; kept with the job and logged.
pub type Failure = Box<dyn Error + Send + Sync>;

/// Does the jobs of one kind; made by [`handler`].
pub type Handler = Arc<dyn Fn(Job) -> BoxFuture<'static, Result<(), Failure>> + Send + Sync>;

/// A job as its handler sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Job {
    /// Which handler does it.
    pub kind: String,
    /// The particulars, as they were given.
    pub body: String,
    /// Counted from 1.
    pub attempt: i64,
}

/// Makes a handler of an async function. It may be called twice for one job,
/// and is abandoned at its next await when the time of the lease is over.
pub fn handler<F, W, E>(work: F) -> Handler
where
    F: Fn(Job) -> W + Send + Sync + 'static,
    W: Future<Output = Result<(), E>> + Send + 'static,
    E: Into<Failure> + 'static,
{
    Arc::new(move |job| {
        let work = work(job);
        Box::pin(async move { work.await.map_err(Into::into) })
    })
}
