//! The folder of stored pictures, addressed by content.
//!
//! A picture is one folder `aa/bb/cc/<signature>/` with a file per size. It is
//! written under `incoming/`, synced, and renamed into place: so all ten files
//! appear at once, and one sync of one folder makes all ten names durable.

use std::fs;
use std::io::{self, Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::archives::Archives;
use crate::kinds::{self, Kind};
use crate::process::Picture;
use crate::size::{Size, is_signature, parse_path};

/// Stored pictures below one folder. Cheap to clone; may be used by several
/// processes at once.
#[derive(Clone, Debug)]
pub struct Blobs {
    folder: PathBuf,
}

/// One stored file, opened and set to its beginning.
#[derive(Debug)]
pub struct Blob {
    /// The content.
    pub file: fs::File,
    /// Length of the content in bytes.
    pub len: u64,
    /// Media type told by the content: `image/jpeg`.
    pub media_type: &'static str,
    /// Strong entity tag with its quotes; changes with the bytes.
    pub etag: String,
}

impl Blobs {
    /// The pictures kept in this folder, which is made when missing.
    ///
    /// # Errors
    /// When the folder can be neither found nor made.
    pub fn at(folder: impl Into<PathBuf>) -> io::Result<Self> {
        let folder = folder.into();
        fs::create_dir_all(folder.join(INCOMING))?;
        Ok(Self { folder })
    }

    /// Whether pictures can be brought and taken: the folder is there, with room.
    ///
    /// # Errors
    /// When it is gone, or nothing can be written to it.
    pub fn check(&self) -> io::Result<()> {
        let mut file = tempfile::tempfile_in(self.folder.join(INCOMING))?;
        file.write_all(&[0; BLOCK])
    }

    /// Stores all files of a picture and returns when they are on the disk. A
    /// picture that is already there is left as it is. Blocks.
    ///
    /// # Errors
    /// When the disk fails or is full; nothing half-written becomes visible.
    pub fn put(&self, picture: &Picture) -> io::Result<()> {
        let place = self.place(&picture.signature)?;
        let parent = place.parent().unwrap_or(&self.folder);
        if place.is_dir() {
            // A concurrent writer may not have synced the folder yet.
            return sync_folder(parent);
        }
        let incoming = tempfile::tempdir_in(self.folder.join(INCOMING))?;
        write_files(incoming.path(), picture)?;
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

    /// Opens the file at an address as [`path`](crate::path) makes it, with or
    /// without a leading slash; none when there is no such file or the address
    /// is not exactly of that form. Blocks.
    ///
    /// # Errors
    /// When the disk fails.
    pub fn open(&self, path: &str) -> io::Result<Option<Blob>> {
        let Some((size, signature, extension)) = parse_path(path) else {
            return Ok(None);
        };
        let name = file_name(size, extension);
        match fs::File::open(self.place(signature)?.join(name)) {
            Ok(file) => describe(file, size, signature).map(Some),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Whether there is a file at this address. Blocks for a moment.
    #[must_use]
    pub fn has(&self, path: &str) -> bool {
        parse_path(path).is_some_and(|(size, signature, extension)| {
            let place = self.place(signature);
            place.is_ok_and(|place| place.join(file_name(size, extension)).is_file())
        })
    }

    /// Takes a picture out of the store, for good unless it is restored; none when
    /// it is not there. Blocks.
    ///
    /// # Errors
    /// When the disk fails.
    pub fn withdraw(&self, signature: &str) -> io::Result<Option<Withdrawn>> {
        let place = self.place(signature)?;
        let aside = tempfile::tempdir_in(self.folder.join(INCOMING))?;
        match fs::rename(&place, aside.path().join(signature)) {
            Ok(()) => Ok(Some(Withdrawn { aside, place })),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Private files that lie beside the pictures.
    #[must_use]
    pub fn archives(&self) -> Archives {
        Archives::at(self.folder.join(ARCHIVES))
    }

    /// Removes what writers that were killed left under `incoming/`: folders in
    /// which nothing was made since `before`. Choose it long before now, so that
    /// nothing is taken from who writes. Answers how many there were. Blocks.
    ///
    /// # Errors
    /// When the disk fails.
    pub fn sweep(&self, before: SystemTime) -> io::Result<usize> {
        let mut swept = 0;
        for entry in fs::read_dir(self.folder.join(INCOMING))? {
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

    fn place(&self, signature: &str) -> io::Result<PathBuf> {
        if !is_signature(signature) {
            return Err(io::Error::new(
                io::ErrorKind::InvalidInput,
                "not a signature",
            ));
        }
        let pairs = [
            &signature[0..2],
            &signature[2..4],
            &signature[4..6],
            signature,
        ];
        Ok(pairs
            .iter()
            .fold(self.folder.clone(), |path, part| path.join(part)))
    }
}

/// Not two hex digits, so it never meets a picture's folder.
const INCOMING: &str = "incoming";
/// Bytes that a full disk has no room for.
const BLOCK: usize = 4_096;
/// The same.
const ARCHIVES: &str = "archives";

/// A picture that was taken out of the store; its files go when this is dropped.
#[derive(Debug)]
pub struct Withdrawn {
    aside: tempfile::TempDir,
    place: PathBuf,
}

impl Withdrawn {
    /// Restores the picture, unless it was stored anew meanwhile. Blocks.
    ///
    /// # Errors
    /// When the disk fails; the picture is gone then.
    pub fn restore(self) -> io::Result<()> {
        let name = self.place.file_name().unwrap_or_default();
        match fs::rename(self.aside.path().join(name), &self.place) {
            Err(error) if !self.place.is_dir() => Err(error),
            _ => Ok(()),
        }
    }
}

fn file_name(size: Size, extension: &str) -> String {
    format!("{}.{extension}", size.folder())
}

fn describe(mut file: fs::File, size: Size, signature: &str) -> io::Result<Blob> {
    let len = file.metadata()?.len();
    let mut start = [0; kinds::ENOUGH];
    let read = file.read(&mut start)?;
    file.rewind()?;
    let kind = Kind::of(&start[..read])
        .ok_or_else(|| io::Error::new(io::ErrorKind::InvalidData, "stored file is no picture"))?;
    Ok(Blob {
        file,
        len,
        media_type: kind.media_type(),
        etag: format!("\"{signature}-{}-{len:x}\"", size.folder()),
    })
}

/// Writes everything before it syncs anything, so that the disk can take the
/// files in one go.
fn write_files(folder: &Path, picture: &Picture) -> io::Result<()> {
    let mut written = Vec::with_capacity(picture.files.len());
    for file in &picture.files {
        let mut to = fs::File::create_new(folder.join(file_name(file.size, picture.extension)))?;
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

fn sync_folder(path: &Path) -> io::Result<()> {
    fs::File::open(path)?.sync_all()
}
