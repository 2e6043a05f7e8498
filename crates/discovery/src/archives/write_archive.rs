//! Writes a ZIP file: texts, JSON, and pictures in full size.

use std::{
    io::{self, Write},
    sync::Arc,
};

use contract::ids::ArchiveId;
use kernel::{
    error::{Error, Result},
    house::House,
};
use media::{Blobs, Size, Unfinished};
use serde::Serialize;
use zip::{CompressionMethod, ZipWriter, write::SimpleFileOptions};

use super::sql;

/// Pictures added between two notes of progress.
const BATCH: usize = 25;

/// A picture in full size.
#[derive(Debug, Clone)]
pub struct OriginalFile {
    /// Name of the file in the archive.
    pub name: String,
    /// Content hash.
    pub signature: String,
    /// File name extension.
    pub extension: String,
}

/// Writes an archive: first what `head` adds, then the pictures, noting its progress;
/// answers its bytes. Done twice it is written twice, into the same place.
pub async fn write_archive(
    house: &Arc<House>,
    id: ArchiveId,
    head: impl FnOnce(&mut Archive) -> Result<()> + Send + 'static,
    originals: &[OriginalFile],
) -> Result<u64> {
    let archives = house.blobs.archives();
    let begin = move || -> Result<Archive> {
        let mut archive = Archive::begin(archives.begin(id.0).map_err(Error::internal)?);
        head(&mut archive)?;
        Ok(archive)
    };
    let mut archive = tokio::task::spawn_blocking(begin).await??;
    note(house, id, 0, originals.len()).await?;
    let mut done = 0;
    for some in originals.chunks(BATCH) {
        let (blobs, some) = (house.blobs.clone(), some.to_vec());
        done += some.len();
        let add = move || -> Result<Archive> {
            for original in &some {
                archive.add_original(&blobs, original)?;
            }
            Ok(archive)
        };
        archive = tokio::task::spawn_blocking(add).await??;
        note(house, id, done, originals.len()).await?;
    }
    tokio::task::spawn_blocking(move || archive.keep()).await?
}

async fn note(house: &Arc<House>, id: ArchiveId, done: usize, total: usize) -> Result<()> {
    let tx = house.begin().await?;
    sql::progress(&tx, id, done, total).await?;
    tx.commit().await?;
    Ok(())
}

/// A ZIP file that is being written. Everything here blocks.
pub struct Archive {
    zip: ZipWriter<Unfinished>,
}

impl Archive {
    fn begin(to: Unfinished) -> Self {
        Self {
            zip: ZipWriter::new(to),
        }
    }

    /// Adds a text.
    pub fn add_text(&mut self, name: &str, text: &str) -> Result<()> {
        self.zip
            .start_file(name, SimpleFileOptions::default())
            .map_err(Error::internal)?;
        self.zip.write_all(text.as_bytes()).map_err(Error::internal)
    }

    /// Adds a value as indented JSON.
    pub fn add_json(&mut self, name: &str, value: &impl Serialize) -> Result<()> {
        self.zip
            .start_file(name, SimpleFileOptions::default())
            .map_err(Error::internal)?;
        Ok(serde_json::to_writer_pretty(&mut self.zip, value)?)
    }

    /// Adds a picture; one whose files are missing is left out.
    fn add_original(&mut self, blobs: &Blobs, original: &OriginalFile) -> Result<()> {
        let path = media::path(Size::Orig, &original.signature, &original.extension);
        let Some(mut blob) = blobs.open(&path).map_err(Error::internal)? else {
            return Ok(());
        };
        // Pictures do not become smaller.
        let stored = SimpleFileOptions::default().compression_method(CompressionMethod::Stored);
        self.zip
            .start_file(original.name.as_str(), stored)
            .map_err(Error::internal)?;
        io::copy(&mut blob.file, &mut self.zip).map_err(Error::internal)?;
        Ok(())
    }

    /// Ends the file and puts it into its place; answers its bytes.
    fn keep(self) -> Result<u64> {
        let unfinished = self.zip.finish().map_err(Error::internal)?;
        unfinished.keep().map_err(Error::internal)
    }
}
