//! SQLite inside the process: many readers, one writer with group commit.
//!
//! Short statements run where they are asked, without a hop to another thread:
//! that is what makes this engine fast. Statements declared slow run beside the
//! others, a few at a time.

mod connect;
mod errors;
mod group;
mod operation;
mod readers;
mod record;
mod statement;
mod writer;

use std::{
    path::PathBuf,
    sync::{Arc, Mutex, PoisonError},
};

use tokio::sync::Semaphore;

use crate::{Arg, Error, Options, Result, Row, sql::Query};

pub(crate) use connect::{LockFile, beside, open_reader, open_writer};
pub(crate) use operation::Operation;
use readers::Readers;
pub(crate) use readers::Reading;
pub(crate) use record::read_record;
pub(crate) use statement::failed;
use writer::Writer;

/// How many slow statements run at once.
const SLOW_AT_ONCE: usize = 2;

/// Lets others run now and then. A statement here answers without ever waiting, so a
/// task that runs many, such as a job, would keep its thread until all were done.
async fn give_way() {
    tokio::task::coop::consume_budget().await;
}

/// Runs where waiting holds up no others. One type of work for all rows: the runtime's own code
/// for each was a fiftieth of the binary.
async fn run_apart(work: Box<dyn FnOnce() + Send>) -> Result<()> {
    let ran = tokio::task::spawn_blocking(work).await;
    ran.map_err(|cause| Error::broken("running a slow statement", cause))
}

/// One SQLite file.
pub(crate) struct Sqlite {
    file: PathBuf,
    readers: Arc<Readers>,
    writer: Option<Writer>,
    slow: Arc<Semaphore>,
}

impl Sqlite {
    /// Opens the file; as a writer it is made when missing.
    pub(crate) fn open(file: PathBuf, options: &Options) -> Result<Self> {
        let writer = options.writer.then(|| Writer::open(&file)).transpose()?;
        let readers = Arc::new(Readers::open(file.clone())?);
        Ok(Self {
            file,
            readers,
            writer,
            slow: Arc::new(Semaphore::new(SLOW_AT_ONCE)),
        })
    }

    /// The file.
    pub(crate) fn file(&self) -> &std::path::Path {
        &self.file
    }

    /// Rows of the newest committed data.
    pub(crate) async fn rows<R: Row>(&self, query: Query<'_>, args: &[Arg<'_>]) -> Result<Vec<R>> {
        if query.slow {
            return self
                .slow_rows(query.sqlite.to_owned(), statement::owned(args))
                .await;
        }
        give_way().await;
        self.readers
            .with(|connection| statement::rows(connection, query.sqlite, args))
    }

    async fn slow_rows<R: Row>(&self, text: String, args: Vec<statement::Value>) -> Result<Vec<R>> {
        let permit = Arc::clone(&self.slow)
            .acquire_owned()
            .await
            .map_err(|_| Error::Busy)?;
        let readers = Arc::clone(&self.readers);
        let found = Arc::new(Mutex::new(None));
        let place = Arc::clone(&found);
        let work = Box::new(move || {
            let _permit = permit;
            let rows = readers.with(|connection| statement::rows(connection, &text, &args));
            *place.lock().unwrap_or_else(PoisonError::into_inner) = Some(rows);
        });
        run_apart(work).await?;
        let mut found = found.lock().unwrap_or_else(PoisonError::into_inner);
        found.take().ok_or(Error::Busy)?
    }

    /// Several reads at one moment.
    pub(crate) async fn snapshot(&self) -> Result<Reading> {
        Readers::snapshot(&self.readers).await
    }

    /// One operation of the open group.
    pub(crate) async fn begin(&self) -> Result<Operation> {
        self.writer.as_ref().ok_or(Error::ReadOnly)?.begin().await
    }
}
