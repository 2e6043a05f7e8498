//! A private file that is being written.
//!
//! Until it is kept it lies on the disk of the server that writes it, for as long as
//! one request or job takes, and is removed when it is dropped: so no other server
//! ever asks for it, and a ZIP file can be written by jumping about in it.

use std::fs::File;
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use super::Store;
use super::bucket::Bucket;
use super::folder::{blocking, sync_folder};

/// A file that is being written: it lies aside until it is kept, and is removed
/// when it is dropped before. Writing blocks.
#[derive(Debug)]
pub struct Unfinished {
    file: Aside,
}

#[derive(Debug)]
enum Aside {
    /// In the folder that it stays in.
    Named {
        file: tempfile::NamedTempFile,
        place: PathBuf,
    },
    /// Without a name, to be sent.
    Unnamed {
        file: File,
        bucket: Bucket,
        number: i64,
    },
}

impl Unfinished {
    pub(super) async fn begin(store: &Store, number: i64) -> io::Result<Self> {
        let file = match store {
            Store::Folder(folder) => Aside::Named {
                file: folder.blocking(|it| it.begin()).await?,
                place: folder.archive(number),
            },
            Store::Bucket(bucket) => {
                let scratch = bucket.scratch().to_owned();
                Aside::Unnamed {
                    file: blocking(move || tempfile::tempfile_in(scratch)).await?,
                    bucket: bucket.clone(),
                    number,
                }
            }
        };
        Ok(Self { file })
    }

    /// Puts it into its place, durably, whatever was there before; answers its
    /// bytes.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn keep(self) -> io::Result<u64> {
        match self.file {
            Aside::Named { file, place } => blocking(move || persist(file, &place)).await,
            Aside::Unnamed {
                mut file,
                bucket,
                number,
            } => {
                file.rewind()?;
                bucket.put_archive(number, file).await
            }
        }
    }

    fn file(&mut self) -> &mut File {
        match &mut self.file {
            Aside::Named { file, .. } => file.as_file_mut(),
            Aside::Unnamed { file, .. } => file,
        }
    }
}

fn persist(file: tempfile::NamedTempFile, place: &Path) -> io::Result<u64> {
    file.as_file().sync_all()?;
    let file = file.persist(place).map_err(|error| error.error)?;
    sync_folder(place.parent().unwrap_or(Path::new(".")))?;
    Ok(file.metadata()?.len())
}

impl Write for Unfinished {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file().flush()
    }
}

impl Seek for Unfinished {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.file().seek(to)
    }
}
