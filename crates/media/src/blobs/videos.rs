//! Files of videos, which lie beside the picture that stands for the video.

use std::io;
use std::path::Path;

use tempfile::TempDir;

use super::folder::{self, Folder};
use super::{Blobs, Store, file_name};
use crate::size::Size;
use crate::video_part::VideoPart;

/// A folder for files that are made before they are stored. It is removed when this is dropped.
#[derive(Debug)]
pub struct Workshop(TempDir);

impl Workshop {
    /// Where it is.
    #[must_use]
    pub fn path(&self) -> &Path {
        self.0.path()
    }
}

impl Blobs {
    /// A folder for files that are made before they are stored, on the disk where they go, or
    /// from where they are sent. What a server that was killed left of one is
    /// [swept](Self::sweep).
    ///
    /// # Errors
    /// When the disk of this server takes none.
    pub async fn workshop(&self) -> io::Result<Workshop> {
        let place = match &self.store {
            Store::Folder(folder) => folder.incoming(),
            Store::Bucket(bucket) => bucket.scratch().to_owned(),
        };
        folder::blocking(move || tempfile::tempdir_in(place).map(Workshop)).await
    }

    /// Whether all files of a video are there.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn has_video(&self, signature: &str) -> io::Result<bool> {
        for store in self.stores() {
            if store.has_video(signature).await? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Adds the files of a video to the picture that stands for it, where that lies. They lie
    /// in a folder, each under its [name](VideoPart::file_name), and are not read into memory.
    /// What is there whole is left as it is; harmless when the picture is not there any more.
    ///
    /// Two that add the same video at the same moment may mix their files, which differ where
    /// different programs made them.
    ///
    /// # Errors
    /// When the store fails or is full; when there is no playlist among the files.
    pub async fn add_video(
        &self,
        signature: &str,
        extension: &str,
        from: &Path,
        parts: &[VideoPart],
    ) -> io::Result<()> {
        let mut parts = parts.to_vec();
        // Where the playlist is, all others are.
        parts.sort_by_key(|part| *part == VideoPart::Master);
        if parts.last() != Some(&VideoPart::Master) {
            let words = "a video comes with its playlist";
            return Err(io::Error::new(io::ErrorKind::InvalidInput, words));
        }
        let original = file_name(Size::Orig, extension);
        for store in self.stores() {
            if store.open(signature, &original).await?.is_none() {
                continue;
            }
            if store.has_video(signature).await? {
                return Ok(());
            }
            return match store {
                Store::Folder(folder) => {
                    let (signature, from) = (signature.to_owned(), from.to_owned());
                    let names: Vec<_> = parts.iter().map(|part| part.file_name()).collect();
                    let add = move |it: &Folder| it.add_from(&signature, &from, &names);
                    folder.blocking(add).await
                }
                Store::Bucket(bucket) => bucket.add_from(signature, &original, from, &parts).await,
            };
        }
        Ok(())
    }
}

impl Store {
    async fn has_video(&self, signature: &str) -> io::Result<bool> {
        let master = VideoPart::Master.file_name();
        Ok(self.open(signature, &master).await?.is_some())
    }
}
