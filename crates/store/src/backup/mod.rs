//! Backup and restore of the SQLite file. PostgreSQL brings its own tools.
//!
//! A backup is a folder with `data.db`, one consistent moment of the database,
//! and `manifest.json`, written last: without it there is no backup. Pictures
//! are not here; the caller copies them after the database.

mod manifest;
mod restore;
mod write;

use std::{fs::File, path::Path};

pub use manifest::Manifest;

use crate::{Db, Error, Result, db::Backend};

/// The database's copy in a backup.
const DATA: &str = "data.db";
/// What the copy must be.
const MANIFEST: &str = "manifest.json";

/// Writes a backup into a folder, which is made when missing and must not hold
/// one already. Others may write meanwhile, in this process or another.
pub async fn backup(db: &Db, folder: &Path) -> Result<Manifest> {
    let Backend::Sqlite(sqlite) = db.backend.as_ref() else {
        return Err(Error::broken(
            "backing up",
            "PostgreSQL is backed up by pg_dump",
        ));
    };
    let (file, folder) = (sqlite.file().to_owned(), folder.to_owned());
    beside(move || write::write(&file, &folder)).await
}

/// Puts a backup in the place of a SQLite file. It is verified before (size,
/// checksum, structure, rows of every table) and after; when anything is wrong,
/// the file is as it was. What was there stays beside it as `….replaced`, until
/// the next restore. Refuses while a process writes the file, and backups of a
/// newer program.
pub async fn restore(folder: &Path, file: &Path) -> Result<Manifest> {
    let (folder, file) = (folder.to_owned(), file.to_owned());
    beside(move || restore::restore(&folder, &file)).await
}

/// Runs long work on a thread for such work.
async fn beside<T: Send + 'static>(work: impl FnOnce() -> Result<T> + Send + 'static) -> Result<T> {
    let ended = |cause| Error::broken("backing up or restoring", cause);
    tokio::task::spawn_blocking(work).await.map_err(ended)?
}

/// Names a failure of the file system, for `map_err`.
fn file_failed(doing: &'static str) -> impl Fn(std::io::Error) -> Error {
    move |cause| Error::broken(doing, cause)
}

/// Makes what was written or renamed last in a folder survive a power cut.
fn sync_folder_of(file: &Path) -> Result<()> {
    let folder = file
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    let folder = File::open(folder.unwrap_or(Path::new(".")));
    folder
        .and_then(|folder| folder.sync_all())
        .map_err(file_failed("syncing a folder"))
}
