//! Writes a ZIP file: texts, JSON, and pictures in full size.

use std::{io::Write, sync::Arc};

use accounts::uploads::open_file::open_original;
use contract::ids::ArchiveId;
use kernel::{
    error::{Error, Result},
    house::House,
};
use media::Unfinished;
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
    let mut archive = Archive::begin(archives.begin(id.0).await?);
    let begin = move || -> Result<Archive> {
        head(&mut archive)?;
        Ok(archive)
    };
    let mut archive = tokio::task::spawn_blocking(begin).await??;
    note(house, id, 0, originals.len()).await?;
    let mut done = 0;
    for some in originals.chunks(BATCH) {
        done += some.len();
        for original in some {
            archive = add_original(house, archive, original).await?;
        }
        note(house, id, done, originals.len()).await?;
    }
    let finished = tokio::task::spawn_blocking(move || archive.finish()).await??;
    Ok(finished.keep().await?)
}

/// Adds a picture; one whose files are missing is left out.
async fn add_original(
    house: &House,
    mut archive: Archive,
    original: &OriginalFile,
) -> Result<Archive> {
    let blob = open_original(house, &original.signature, &original.extension).await?;
    let Some(blob) = blob else {
        return Ok(archive);
    };
    let (name, bytes) = (original.name.clone(), blob.content.read().await?);
    let add = move || -> Result<Archive> {
        archive.add_picture(&name, &bytes)?;
        Ok(archive)
    };
    tokio::task::spawn_blocking(add).await?
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

    fn add_picture(&mut self, name: &str, bytes: &[u8]) -> Result<()> {
        // Pictures do not become smaller.
        let stored = SimpleFileOptions::default().compression_method(CompressionMethod::Stored);
        self.zip.start_file(name, stored).map_err(Error::internal)?;
        self.zip.write_all(bytes).map_err(Error::internal)
    }

    /// Ends the file.
    fn finish(self) -> Result<Unfinished> {
        self.zip.finish().map_err(Error::internal)
    }
}
