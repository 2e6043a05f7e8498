//! Files that are handed to one user and then removed, beside the pictures.

use std::fs::{self, File};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// Private files below one folder, by number. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Archives {
    folder: PathBuf,
}

/// A file that is being written: it lies aside until it is kept, and is removed
/// when it is dropped before.
#[derive(Debug)]
pub struct Unfinished {
    file: tempfile::NamedTempFile,
    place: PathBuf,
}

impl Archives {
    /// The folder need not exist.
    pub(crate) fn at(folder: PathBuf) -> Self {
        Self { folder }
    }

    /// Begins a file. Blocks.
    ///
    /// # Errors
    /// When the disk fails or is full.
    pub fn begin(&self, number: i64) -> io::Result<Unfinished> {
        fs::create_dir_all(&self.folder)?;
        Ok(Unfinished {
            file: tempfile::NamedTempFile::new_in(&self.folder)?,
            place: self.place(number),
        })
    }

    /// Opens a kept file; none when there is none. Blocks.
    ///
    /// # Errors
    /// When the disk fails.
    pub fn open(&self, number: i64) -> io::Result<Option<File>> {
        found(File::open(self.place(number)))
    }

    /// Removes a kept file; harmless when there is none. Blocks.
    ///
    /// # Errors
    /// When the disk fails.
    pub fn remove(&self, number: i64) -> io::Result<()> {
        found(fs::remove_file(self.place(number))).map(drop)
    }

    fn place(&self, number: i64) -> PathBuf {
        self.folder.join(number.to_string())
    }
}

impl Write for Unfinished {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

impl Seek for Unfinished {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.file.seek(to)
    }
}

impl Unfinished {
    /// Puts it into its place, on the disk, whatever was there before; answers
    /// its bytes. Blocks.
    ///
    /// # Errors
    /// When the disk fails.
    pub fn keep(self) -> io::Result<u64> {
        self.file.as_file().sync_all()?;
        let file = self
            .file
            .persist(&self.place)
            .map_err(|error| error.error)?;
        File::open(self.place.parent().unwrap_or(Path::new(".")))?.sync_all()?;
        Ok(file.metadata()?.len())
    }
}

fn found<T>(outcome: io::Result<T>) -> io::Result<Option<T>> {
    match outcome {
        Ok(value) => Ok(Some(value)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    #[test]
    fn a_file_is_there_once_it_is_kept_until_it_is_removed() {
        let folder = tempfile::tempdir().unwrap();
        let archives = Archives::at(folder.path().join("archives"));
        assert!(archives.open(7).unwrap().is_none());
        let mut unfinished = archives.begin(7).unwrap();
        unfinished.write_all(b"all of it").unwrap();
        assert!(archives.open(7).unwrap().is_none());
        assert_eq!(unfinished.keep().unwrap(), 9);
        let mut text = String::new();
        let mut kept = archives.open(7).unwrap().unwrap();
        kept.read_to_string(&mut text).unwrap();
        assert_eq!(text, "all of it");
        archives.remove(7).unwrap();
        archives.remove(7).unwrap();
        assert!(archives.open(7).unwrap().is_none());
    }

    #[test]
    fn what_is_given_up_leaves_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let archives = Archives::at(folder.path().to_owned());
        drop(archives.begin(7).unwrap());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    }
}
