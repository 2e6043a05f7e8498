//! The folder of stored files. Everything here blocks.
//!
//! A picture is one folder `aa/bb/cc/<signature>/` with a file per size. It is
//! written under `incoming/`, synced, and renamed into place: so all ten files
//! appear at once, and one sync of one folder makes all ten names durable.

use std::fs;
use std::io::{self, Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::content::Content;
use super::{file_name, folders};
use crate::kinds;
use crate::process::File;
use crate::video_part::VideoPart;

/// Files below one folder. Cheap to clone.
#[derive(Clone, Debug)]
pub(super) struct Folder {
    folder: PathBuf,
}

/// Does what blocks on a thread for that.
pub(super) async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> io::Result<T> + Send + 'static,
) -> io::Result<T> {
    tokio::task::spawn_blocking(work).await?
}

impl Folder {
    /// Makes the folder when it is missing.
    pub(super) fn at(folder: PathBuf) -> io::Result<Self> {
        fs::create_dir_all(folder.join(INCOMING))?;
        Ok(Self { folder })
    }

    /// Does what blocks with this folder on a thread for that.
    pub(super) async fn blocking<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Self) -> io::Result<T> + Send + 'static,
    ) -> io::Result<T> {
        let this = self.clone();
        blocking(move || work(&this)).await
    }

    /// Whether the folder is there, with room.
    pub(super) fn check(&self) -> io::Result<()> {
        let mut file = tempfile::tempfile_in(self.incoming())?;
        file.write_all(&[0; BLOCK])
    }

    /// Nothing half-written becomes visible.
    pub(super) fn put(&self, signature: &str, extension: &str, files: &[File]) -> io::Result<()> {
        let place = self.place(signature)?;
        let parent = place.parent().unwrap_or(&self.folder);
        if place.is_dir() {
            // A concurrent writer may not have synced the folder yet.
            return sync_folder(parent);
        }
        let incoming = tempfile::tempdir_in(self.incoming())?;
        write_files(incoming.path(), extension, files)?;
        make_folders(&self.folder, parent)?;
        match fs::rename(incoming.path(), &place) {
            Ok(()) => {
                // The folder is no longer where its guard would remove it.
                let _ = incoming.keep();
            }
            // A concurrent writer stored the same bytes.
            Err(_) if place.is_dir() => {}
            Err(error) => return Err(error),
        }
        sync_folder(parent)
    }

    /// Adds files to a picture, each whole or not at all; harmless when the picture is not
    /// there any more.
    pub(super) fn add(&self, signature: &str, files: &[(String, Vec<u8>)]) -> io::Result<()> {
        let place = self.place(signature)?;
        let incoming = tempfile::tempdir_in(self.incoming())?;
        for (name, bytes) in files {
            let from = incoming.path().join(name);
            let mut file = fs::File::create_new(&from)?;
            file.write_all(bytes)?;
            file.sync_all()?;
            if found(fs::rename(&from, place.join(name)))?.is_none() {
                return Ok(());
            }
        }
        found(sync_folder(&place)).map(drop)
    }

    /// Adds files that lie in another folder, in their order, each whole or not at all; harmless
    /// when the picture is not there any more.
    pub(super) fn add_from(
        &self,
        signature: &str,
        from: &Path,
        names: &[String],
    ) -> io::Result<()> {
        let place = self.place(signature)?;
        let incoming = tempfile::tempdir_in(self.incoming())?;
        for name in names {
            let (from, aside) = (from.join(name), incoming.path().join(name));
            // A second name costs nothing; not every disk knows how to give one.
            let linked = fs::hard_link(&from, &aside);
            linked.or_else(|_| fs::copy(&from, &aside).map(drop))?;
            fs::File::open(&aside)?.sync_all()?;
            if found(fs::rename(&aside, place.join(name)))?.is_none() {
                return Ok(());
            }
        }
        found(sync_folder(&place)).map(drop)
    }

    /// A file of a picture, with the media type that its content tells, or the name of a
    /// video's.
    pub(super) fn open(
        &self,
        signature: &str,
        name: &str,
    ) -> io::Result<Option<(Content, &'static str)>> {
        let Some(mut file) = found(fs::File::open(self.place(signature)?.join(name)))? else {
            return Ok(None);
        };
        let media_type = match VideoPart::of_file_name(name) {
            Some(part) => part.media_type(),
            None => media_type(&mut file)?,
        };
        Ok(Some((Content::of_file(file)?, media_type)))
    }

    /// Renames a picture's folder away.
    pub(super) fn withdraw(&self, signature: &str) -> io::Result<Option<Withdrawn>> {
        let place = self.place(signature)?;
        let aside = tempfile::tempdir_in(self.incoming())?;
        match fs::rename(&place, aside.path().join(signature)) {
            Ok(()) => Ok(Some(Withdrawn { aside, place })),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Where a private file lies.
    pub(super) fn archive(&self, number: i64) -> PathBuf {
        self.folder.join(ARCHIVES).join(number.to_string())
    }

    /// A file without a name.
    pub(super) fn spool(&self) -> io::Result<fs::File> {
        tempfile::tempfile_in(self.folder.join(INCOMING))
    }

    /// Begins a file that becomes a private one.
    pub(super) fn begin(&self) -> io::Result<tempfile::NamedTempFile> {
        let folder = self.folder.join(ARCHIVES);
        fs::create_dir_all(&folder)?;
        tempfile::NamedTempFile::new_in(folder)
    }

    /// A private file.
    pub(super) fn open_archive(&self, number: i64) -> io::Result<Option<Content>> {
        let file = found(fs::File::open(self.archive(number)))?;
        file.map(Content::of_file).transpose()
    }

    /// Removes a private file; harmless when there is none.
    pub(super) fn remove_archive(&self, number: i64) -> io::Result<()> {
        found(fs::remove_file(self.archive(number))).map(drop)
    }

    /// Where files lie until they are whole.
    pub(super) fn incoming(&self) -> PathBuf {
        self.folder.join(INCOMING)
    }

    fn place(&self, signature: &str) -> io::Result<PathBuf> {
        let folders = folders(signature)?;
        Ok(self.folder.join(folders.iter().collect::<PathBuf>()))
    }
}

/// Not two hex digits, so it never meets a picture's folder.
const INCOMING: &str = "incoming";
/// The same.
pub(super) const ARCHIVES: &str = "archives";
/// Bytes that a full disk has no room for.
const BLOCK: usize = 4_096;

/// A picture's folder that was renamed away; it is removed when this is dropped.
#[derive(Debug)]
pub(super) struct Withdrawn {
    aside: tempfile::TempDir,
    place: PathBuf,
}

impl Withdrawn {
    /// Restores the picture, unless it was stored anew meanwhile. When the disk
    /// fails the picture is gone.
    pub(super) fn restore(self) -> io::Result<()> {
        let name = self.place.file_name().unwrap_or_default();
        match fs::rename(self.aside.path().join(name), &self.place) {
            Err(error) if !self.place.is_dir() => Err(error),
            _ => Ok(()),
        }
    }
}

fn media_type(file: &mut fs::File) -> io::Result<&'static str> {
    let mut start = [0; kinds::ENOUGH];
    let read = file.read(&mut start)?;
    file.rewind()?;
    kinds::stored_type(&start[..read])
        .ok_or_else(|| io::Error::new(io::ErrorKind::InvalidData, "stored file is no picture"))
}

fn found<T>(outcome: io::Result<T>) -> io::Result<Option<T>> {
    match outcome {
        Ok(value) => Ok(Some(value)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

/// Writes everything before it syncs anything, so that the disk can take the
/// files in one go.
fn write_files(folder: &Path, extension: &str, files: &[File]) -> io::Result<()> {
    let mut written = Vec::with_capacity(files.len());
    for file in files {
        let mut to = fs::File::create_new(folder.join(file_name(file.size, extension)))?;
        to.write_all(&file.bytes)?;
        written.push(to);
    }
    for file in &written {
        file.sync_all()?;
    }
    sync_folder(folder)
}

/// Makes the missing folders down to `path`, durably: a new name is synced in
/// the folder that holds it.
fn make_folders(root: &Path, path: &Path) -> io::Result<()> {
    if path == root || path.is_dir() {
        return Ok(());
    }
    let parent = path.parent().unwrap_or(root);
    make_folders(root, parent)?;
    match fs::create_dir(path) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => Err(error),
        _ => sync_folder(parent),
    }
}

/// Removes what lies in this folder since before then.
pub(super) fn sweep(place: &Path, before: SystemTime) -> io::Result<usize> {
    let mut swept = 0;
    for entry in fs::read_dir(place)? {
        let entry = entry?;
        let outcome = match entry.metadata().and_then(|about| about.modified()) {
            Ok(modified) if modified >= before => continue,
            Ok(_) => fs::remove_dir_all(entry.path()),
            Err(error) => Err(error),
        };
        match outcome {
            Ok(()) => swept += 1,
            // Renamed into its place, or swept by another server.
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(error),
        }
    }
    Ok(swept)
}

pub(super) fn sync_folder(path: &Path) -> io::Result<()> {
    fs::File::open(path)?.sync_all()
}
