//! Files that are handed to one user and then removed, beside the pictures.

use std::io;

use super::unfinished::Unfinished;
use super::{Blobs, Content, Store};

/// Private files by number. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Archives {
    blobs: Blobs,
}

impl Archives {
    pub(super) fn of(blobs: Blobs) -> Self {
        Self { blobs }
    }

    /// Begins a file.
    ///
    /// # Errors
    /// When the disk fails or is full.
    pub async fn begin(&self, number: i64) -> io::Result<Unfinished> {
        Unfinished::begin(&self.blobs.store, number).await
    }

    /// Opens a kept file; none when there is none.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn open(&self, number: i64) -> io::Result<Option<Content>> {
        for store in self.blobs.stores() {
            let found = match store {
                Store::Folder(folder) => folder.blocking(move |it| it.open_archive(number)).await?,
                Store::Bucket(bucket) => bucket.open_archive(number).await?,
            };
            if found.is_some() {
                return Ok(found);
            }
        }
        Ok(None)
    }

    /// Removes a kept file; harmless when there is none.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn remove(&self, number: i64) -> io::Result<()> {
        for store in self.blobs.stores() {
            match store {
                Store::Folder(folder) => {
                    folder.blocking(move |it| it.remove_archive(number)).await?;
                }
                Store::Bucket(bucket) => bucket.remove_archive(number).await?,
            }
        }
        Ok(())
    }
}
