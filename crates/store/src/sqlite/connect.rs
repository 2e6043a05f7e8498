//! Opening connections, and the lock that keeps a second writer out.

use std::{
    fs::{File, OpenOptions, TryLockError},
    path::{Path, PathBuf},
    time::Duration,
};

use rusqlite::{Connection, OpenFlags, config::DbConfig};

use super::failed;
use crate::{Error, Result};

/// More than there are statements: nothing is prepared twice.
const STATEMENTS: usize = 512;

/// How long to wait for a process that is not ours (a shell, a backup tool).
const PATIENCE: Duration = Duration::from_secs(5);

/// The only connection that writes.
pub(crate) fn open_writer(file: &Path) -> Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE
        | OpenFlags::SQLITE_OPEN_CREATE
        | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = open(file, flags)?;
    connection
        .execute_batch(
            "PRAGMA journal_mode = WAL;
             PRAGMA synchronous = FULL;
             PRAGMA foreign_keys = ON;
             PRAGMA wal_autocheckpoint = 4000;
             PRAGMA journal_size_limit = 67108864;
             PRAGMA cache_size = -65536;",
        )
        .map_err(failed("opening the database for writing"))?;
    Ok(connection)
}

/// A connection that reads; the file must exist.
pub(crate) fn open_reader(file: &Path) -> Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = open(file, flags)?;
    connection
        .execute_batch("PRAGMA cache_size = -4096;")
        .map_err(failed("opening the database for reading"))?;
    Ok(connection)
}

fn open(file: &Path, flags: OpenFlags) -> Result<Connection> {
    let doing = failed("opening the database");
    let connection = Connection::open_with_flags(file, flags).map_err(doing)?;
    connection
        .busy_timeout(PATIENCE)
        .map_err(failed("opening the database"))?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    // Otherwise SQLite plans a statement with a bound LIMIT anew for every value
    // that is bound: that was a sixth of the work of answering a feed.
    connection
        .set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)
        .map_err(failed("opening the database"))?;
    connection
        .execute_batch("PRAGMA mmap_size = 1073741824; PRAGMA temp_store = MEMORY;")
        .map_err(failed("opening the database"))?;
    Ok(connection)
}

/// Held while this process may write the file; the operating system releases it
/// when the process ends, however it ends.
#[derive(Debug)]
pub(crate) struct LockFile {
    _file: File,
}

impl LockFile {
    /// Takes the lock, or tells that another process holds it.
    pub(crate) fn take(database: &Path) -> Result<Self> {
        let path = beside(database, ".lock");
        let file = OpenOptions::new()
            .create(true)
            .truncate(false)
            .write(true)
            .open(path)
            .map_err(|cause| Error::broken("opening the lock file", cause))?;
        match file.try_lock() {
            Ok(()) => Ok(Self { _file: file }),
            Err(TryLockError::WouldBlock) => Err(Error::Locked(database.to_owned())),
            Err(TryLockError::Error(cause)) => Err(Error::broken("locking the database", cause)),
        }
    }
}

/// The path with something appended to its last part.
pub(crate) fn beside(file: &Path, suffix: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(suffix);
    PathBuf::from(name)
}
