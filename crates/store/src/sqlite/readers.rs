//! Connections that read.
//!
//! A statement takes one, runs, and gives it back before anything else happens
//! on its thread: there are never more than threads, and the one used last, whose
//! pages and statements are warm, is taken first. A snapshot keeps one until it
//! is dropped; how many do so at once is bounded.

use std::{
    path::PathBuf,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use rusqlite::Connection;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::{connect::open_reader, failed, give_way, statement};
use crate::{Arg, Error, Result, Row};

/// How many snapshots may be open at once.
const SNAPSHOTS: usize = 128;

/// The connections that are not in use.
pub(crate) struct Readers {
    file: PathBuf,
    idle: Mutex<Vec<Connection>>,
    snapshots: Arc<Semaphore>,
}

impl Readers {
    /// Opens the first connection, so that a wrong file is told at once.
    pub(crate) fn open(file: PathBuf) -> Result<Self> {
        let first = open_reader(&file)?;
        let snapshots = Arc::new(Semaphore::new(SNAPSHOTS));
        Ok(Self {
            file,
            idle: Mutex::new(vec![first]),
            snapshots,
        })
    }

    /// Runs short work on a connection.
    pub(crate) fn with<T>(&self, work: impl FnOnce(&Connection) -> Result<T>) -> Result<T> {
        let connection = self.take()?;
        let result = work(&connection);
        self.give_back(connection);
        result
    }

    /// Begins a snapshot of what is committed now.
    pub(crate) async fn snapshot(readers: &Arc<Self>) -> Result<Reading> {
        let permit = Arc::clone(&readers.snapshots).acquire_owned().await;
        let permit = permit.map_err(|_| Error::Busy)?;
        let connection = readers.take()?;
        // BEGIN alone takes no snapshot, the first read does.
        connection
            .execute_batch("BEGIN; SELECT 1 FROM sqlite_schema LIMIT 1;")
            .map_err(failed("beginning a snapshot"))?;
        let readers = Arc::clone(readers);
        Ok(Reading {
            connection: Mutex::new(Some(connection)),
            readers,
            _permit: permit,
        })
    }

    fn take(&self) -> Result<Connection> {
        let idle = lock(&self.idle).pop();
        idle.map_or_else(|| open_reader(&self.file), Ok)
    }

    fn give_back(&self, connection: Connection) {
        lock(&self.idle).push(connection);
    }
}

/// Several reads at one moment. While it lives, what was written since cannot
/// leave the log file: keep it short.
pub(crate) struct Reading {
    connection: Mutex<Option<Connection>>,
    readers: Arc<Readers>,
    _permit: OwnedSemaphorePermit,
}

impl Reading {
    /// Rows, as they were when the snapshot began.
    pub(crate) async fn rows<R: Row>(&self, text: &str, args: &[Arg<'_>]) -> Result<Vec<R>> {
        give_way().await;
        let connection = lock(&self.connection);
        statement::rows(connection.as_ref().ok_or(Error::Poisoned)?, text, args)
    }
}

impl Drop for Reading {
    fn drop(&mut self) {
        let Some(connection) = lock(&self.connection).take() else {
            return;
        };
        if connection.execute_batch("ROLLBACK").is_ok() {
            self.readers.give_back(connection);
        }
    }
}

/// A connection has no state that a panic elsewhere could have broken.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
