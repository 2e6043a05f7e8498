//! Putting a backup in the place of a database.

use std::{
    fs::{self, File},
    io,
    path::Path,
};

use super::{DATA, Manifest, file_failed, sync_folder_of};
use crate::{
    Error, Result,
    sqlite::{LockFile, beside, open_writer},
};

const DOING: &str = "restoring a backup";

/// The files SQLite may keep next to a database.
const COMPANIONS: [&str; 2] = ["-wal", "-shm"];

/// Verifies, copies next to the file, swaps, verifies again, swaps back if it
/// must. The file itself is replaced in one step: whenever the power goes, one of
/// the two is there.
pub(super) fn restore(folder: &Path, file: &Path) -> Result<Manifest> {
    let manifest = Manifest::verified(folder)?;
    let _lock = LockFile::take(file)?;
    let fresh = beside(file, ".restoring");
    copy(&folder.join(DATA), &fresh).map_err(file_failed(DOING))?;
    let old = beside(file, ".replaced");
    let existed = file.exists();
    if existed {
        keep_old(file, &old)?;
    }
    let swapped = fs::rename(&fresh, file)
        .map_err(file_failed(DOING))
        .and_then(|()| sync_folder_of(file))
        .and_then(|()| manifest.verify_database(file));
    if let Err(error) = swapped {
        undo(file, &old, existed).map_err(file_failed("undoing a failed restore"))?;
        return Err(error);
    }
    Ok(manifest)
}

fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::copy(from, to)?;
    File::open(to)?.sync_all()
}

/// Gives the old database a second name, as one file where that is possible.
fn keep_old(file: &Path, old: &Path) -> Result<()> {
    fold_log(file)?;
    remove(old).map_err(file_failed(DOING))?;
    for companion in COMPANIONS {
        let (from, to) = (beside(file, companion), beside(old, companion));
        remove(&to).map_err(file_failed(DOING))?;
        if from.exists() {
            fs::rename(from, to).map_err(file_failed(DOING))?;
        }
    }
    fs::hard_link(file, old).map_err(file_failed(DOING))
}

/// Brings the log into the database file, if it is a database at all: a restore
/// is also for those that are damaged.
fn fold_log(file: &Path) -> Result<()> {
    let Ok(connection) = open_writer(file) else {
        return Ok(());
    };
    let mode = |row: &rusqlite::Row<'_>| row.get::<_, String>(0);
    match connection.query_row("PRAGMA journal_mode = DELETE", [], mode) {
        Ok(mode) if mode == "wal" => Err(Error::Busy),
        Err(cause) if cause.sqlite_error_code() == Some(rusqlite::ErrorCode::DatabaseBusy) => {
            Err(Error::Busy)
        }
        _ => Ok(()),
    }
}

fn undo(file: &Path, old: &Path, existed: bool) -> io::Result<()> {
    for companion in COMPANIONS {
        remove(&beside(file, companion))?;
        if beside(old, companion).exists() {
            fs::rename(beside(old, companion), beside(file, companion))?;
        }
    }
    if existed {
        fs::rename(old, file)
    } else {
        remove(file)
    }
}

fn remove(file: &Path) -> io::Result<()> {
    match fs::remove_file(file) {
        Err(cause) if cause.kind() != io::ErrorKind::NotFound => Err(cause),
        _ => Ok(()),
    }
}
