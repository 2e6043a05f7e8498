//! Writing a backup.

use std::{
    fs::{self, File},
    io::Write as _,
    path::Path,
};

use super::{DATA, MANIFEST, Manifest, file_failed, sync_folder_of};
use crate::{
    Error, Result,
    sqlite::{failed, open_reader},
};

const DOING: &str = "writing a backup";

/// Copies the database at `file` into `folder` and describes the copy.
pub(super) fn write(file: &Path, folder: &Path) -> Result<Manifest> {
    fs::create_dir_all(folder).map_err(file_failed("making the folder of a backup"))?;
    if folder.join(DATA).exists() || folder.join(MANIFEST).exists() {
        return Err(Error::broken(DOING, "the folder holds a backup already"));
    }
    copy(file, &folder.join(DATA))?;
    let manifest = Manifest::of(folder)?;
    write_manifest(&manifest, &folder.join(MANIFEST))?;
    sync_folder_of(&folder.join(MANIFEST))?;
    sync_folder_of(folder)?;
    Ok(manifest)
}

/// A consistent snapshot of the database beside concurrent writers, without free pages.
fn copy(file: &Path, to: &Path) -> Result<()> {
    let path = to
        .to_str()
        .ok_or_else(|| Error::broken(DOING, "its path is not text"))?;
    let connection = open_reader(file)?;
    connection
        .execute("VACUUM INTO ?1", [path])
        .map_err(failed("copying the database"))?;
    // SQLite does not wait for the disk here.
    let copy = File::options().write(true).open(to);
    copy.and_then(|copy| copy.sync_all())
        .map_err(file_failed(DOING))
}

fn write_manifest(manifest: &Manifest, to: &Path) -> Result<()> {
    let text = serde_json::to_string_pretty(manifest).map_err(|e| Error::broken(DOING, e))?;
    let mut file = File::create_new(to).map_err(file_failed(DOING))?;
    file.write_all(text.as_bytes())
        .and_then(|()| file.sync_all())
        .map_err(file_failed(DOING))
}
