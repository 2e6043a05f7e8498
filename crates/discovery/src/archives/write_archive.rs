//! Writes a ZIP file: texts, JSON, pictures in full size, and videos.

use std::{
    io::{self, Read, Write},
    sync::Arc,
};

use accounts::uploads::open_file::{open_original, open_video};
use contract::ids::ArchiveId;
use kernel::{
    error::{Error, Result},
    house::House,
};
use media::Unfinished;
use serde::Serialize;
use zip::{
    CompressionMethod, ZipWriter,
    result::{ZipError, ZipResult},
    write::SimpleFileOptions,
};

use super::sql;

/// Pictures added between two notes of progress.
const BATCH: usize = 25;

/// A picture in full size, or the video that it stands for.
#[derive(Debug, Clone)]
pub struct OriginalFile {
    /// Name of the file in the archive.
    pub name: String,
    /// Content hash.
    pub signature: String,
    /// File name extension of the picture.
    pub extension: String,
    /// What of it is added.
    pub kind: OriginalKind,
}

/// What of a picture is added.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OriginalKind {
    /// The picture itself.
    Picture,
    /// The video that it stands for.
    Video,
}

/// Writes an archive: first what `head` adds, then pictures and videos, noting its progress;
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

/// Adds a file; one that is missing is left out.
async fn add_original(
    house: &House,
    mut archive: Archive,
    original: &OriginalFile,
) -> Result<Archive> {
    let (signature, extension) = (&original.signature, &original.extension);
    let blob = match original.kind {
        OriginalKind::Picture => open_original(house, signature, extension).await?,
        OriginalKind::Video => open_video(house, signature).await?,
    };
    let Some(blob) = blob else {
        return Ok(archive);
    };
    let (name, mut file) = (original.name.clone(), blob.content.into_file().await?);
    let add = move || -> Result<Archive> {
        archive.add_stored(&name, &mut file)?;
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
        zipped(self.zip.start_file(name, SimpleFileOptions::default()))?;
        Ok(self.zip.write_all(text.as_bytes())?)
    }

    /// Adds a value as indented JSON.
    pub fn add_json(&mut self, name: &str, value: &impl Serialize) -> Result<()> {
        zipped(self.zip.start_file(name, SimpleFileOptions::default()))?;
        Ok(serde_json::to_writer_pretty(&mut self.zip, value)?)
    }

    fn add_stored(&mut self, name: &str, from: &mut impl Read) -> Result<()> {
        // Pictures and videos do not become smaller.
        let stored = SimpleFileOptions::default().compression_method(CompressionMethod::Stored);
        zipped(self.zip.start_file(name, stored))?;
        io::copy(from, &mut self.zip)?;
        Ok(())
    }

    /// Ends the file.
    fn finish(self) -> Result<Unfinished> {
        zipped(self.zip.finish())
    }
}

/// Failures of the disk as such: a full one is told apart.
fn zipped<T>(result: ZipResult<T>) -> Result<T> {
    result.map_err(|failure| match failure {
        ZipError::Io(cause) => cause.into(),
        other => Error::internal(other),
    })
}

#[cfg(test)]
mod tests {
    use std::io::ErrorKind;

    use contract::errors::Code;
    use serde::ser::Error as _;

    use super::*;

    /// A disk on which no room is left.
    struct Full;

    impl Write for Full {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(ErrorKind::StorageFull.into())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn a_full_disk_is_told_as_such() {
        let full = ZipError::Io(ErrorKind::StorageFull.into());
        assert_eq!(
            zipped(Err::<(), _>(full)).unwrap_err().code,
            Code::StorageFull
        );
        let broken = ZipError::InvalidArchive("broken".into());
        assert_eq!(
            zipped(Err::<(), _>(broken)).unwrap_err().code,
            Code::Internal
        );
        let told = |cause| Error::from(cause).code;
        assert_eq!(
            told(serde_json::to_writer(Full, "rows").unwrap_err()),
            Code::StorageFull
        );
        assert_eq!(told(serde_json::Error::custom("no JSON")), Code::Internal);
    }
}
