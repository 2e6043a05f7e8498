//! The writer: operations in turn, commits in groups.
//!
//! There is neither a timer nor a writer's task. The first operation of a group
//! to finish gives way once, so that operations whose tasks are ready come to the
//! lane, then takes the next place in the queue for it; those waiting come before
//! it and join the group; then it commits for all of them.

use std::{path::Path, sync::Arc, time::Duration};

use tokio::{
    runtime::Handle,
    sync::{Mutex, OwnedMutexGuard},
};

use super::{
    connect::{LockFile, open_writer},
    group::{Lane, Membership, Outcome},
    operation::Operation,
};
use crate::{Error, Result};

/// How long an operation waits for its turn. Reached only when one that holds the
/// lane hangs, or waits for a second turn itself.
const PATIENCE: Duration = Duration::from_secs(30);

/// The lane behind a lock whose queue is fair: first come, first served.
#[derive(Clone)]
pub(crate) struct Writer {
    lane: Arc<Mutex<Lane>>,
}

impl Writer {
    /// Opens the file for writing; refuses when another process does.
    pub(crate) fn open(file: &Path) -> Result<Self> {
        let lock = LockFile::take(file)?;
        let lane = Lane::new(open_writer(file)?, lock);
        Ok(Self {
            lane: Arc::new(Mutex::new(lane)),
        })
    }

    /// Begins an operation, when its turn comes.
    pub(crate) async fn begin(&self) -> Result<Operation> {
        let turn = Arc::clone(&self.lane).lock_owned();
        let mut lane = tokio::time::timeout(PATIENCE, turn)
            .await
            .map_err(|_| Error::Busy)?;
        lane.begin()?;
        Ok(Operation::new(self.clone(), lane))
    }

    /// Ends an operation; answers after the COMMIT of its group.
    pub(crate) async fn finish(&self, mut lane: OwnedMutexGuard<Lane>) -> Result<()> {
        let place = lane.finish()?;
        drop(lane);
        let Membership {
            group,
            first,
            outcome,
        } = place;
        if first && outcome.borrow().is_none() {
            Flusher {
                lane: Some(Arc::clone(&self.lane)),
                group,
            }
            .run()
            .await;
        }
        settled(outcome).await
    }
}

/// What became of the group, as soon as it is known.
async fn settled(mut outcome: Outcome) -> Result<()> {
    let lost = |_| Error::broken("committing", "the writer was closed");
    outcome
        .wait_for(Option::is_some)
        .await
        .map_err(lost)?
        .clone()
        .unwrap_or(Err(Error::Poisoned))
}

/// Commits a group when its turn comes, even if the waiting operation is dropped.
struct Flusher {
    lane: Option<Arc<Mutex<Lane>>>,
    group: u64,
}

impl Flusher {
    async fn run(mut self) {
        let Some(lane) = self.lane.clone() else {
            return;
        };
        // A thread that commits waits for the disk: what else it could have done by then would
        // commit by itself, and on one core nothing would ever share a commit.
        tokio::task::yield_now().await;
        lane.lock_owned().await.flush_group(self.group);
        self.lane = None;
    }
}

impl Drop for Flusher {
    /// Abandoned while waiting: the others of the group still need their COMMIT.
    fn drop(&mut self) {
        let Some(lane) = self.lane.take() else { return };
        let group = self.group;
        // Without a runtime no operation is left that waits for the group.
        if let Ok(runtime) = Handle::try_current() {
            runtime.spawn(async move { lane.lock_owned().await.flush_group(group) });
        }
    }
}
