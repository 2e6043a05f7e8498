//! One operation in the open group.

use std::sync::{Mutex, PoisonError};

use tokio::sync::OwnedMutexGuard;

use super::{give_way, group::Lane, statement, writer::Writer};
use crate::{Arg, Error, Result, Row};

/// Holds the lane from its SAVEPOINT on. Dropped without `commit`, or after an
/// error, nothing of it is kept.
pub(crate) struct Operation {
    writer: Writer,
    // Empty once the operation is over.
    lane: Mutex<Option<OwnedMutexGuard<Lane>>>,
}

impl Operation {
    pub(super) fn new(writer: Writer, lane: OwnedMutexGuard<Lane>) -> Self {
        Self {
            writer,
            lane: Mutex::new(Some(lane)),
        }
    }

    /// Rows, seeing what the operation itself wrote.
    pub(crate) async fn rows<R: Row>(&self, text: &str, args: &[Arg<'_>]) -> Result<Vec<R>> {
        give_way().await;
        self.run(|lane| statement::rows(lane.connection(), text, args))
    }

    /// Changes rows; how many.
    pub(crate) async fn exec(&self, text: &str, args: &[Arg<'_>]) -> Result<u64> {
        give_way().await;
        self.run(|lane| statement::exec(lane.connection(), text, args))
    }

    /// Runs several statements without arguments.
    pub(crate) fn batch(&self, text: &str) -> Result<()> {
        let doing = "running statements";
        self.run(|lane| {
            lane.connection()
                .execute_batch(text)
                .map_err(super::failed(doing))
        })
    }

    /// Ends the operation; answers after its group is on the disk.
    pub(crate) async fn commit(self) -> Result<()> {
        let lane = self.take().ok_or(Error::Poisoned)?;
        self.writer.finish(lane).await
    }

    /// Invariant: after any error the operation is over, because SQLite may have
    /// undone more than the statement that failed.
    fn run<T>(&self, work: impl FnOnce(&Lane) -> Result<T>) -> Result<T> {
        let mut slot = self.lane.lock().unwrap_or_else(PoisonError::into_inner);
        let lane = slot.as_mut().ok_or(Error::Poisoned)?;
        let result = work(lane);
        if result.is_err() {
            lane.abandon();
            *slot = None;
        }
        result
    }

    fn take(&self) -> Option<OwnedMutexGuard<Lane>> {
        self.lane
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take()
    }
}

impl Drop for Operation {
    fn drop(&mut self) {
        if let Some(mut lane) = self.take() {
            lane.abandon();
        }
    }
}
