//! Puts a ZIP file together: what exports and downloads share.

use std::io::{self, Write};

use kernel::{
    error::{Error, Result},
    house::House,
};
use media::{Blobs, Size, Unfinished};
use serde::Serialize;
use zip::{CompressionMethod, ZipWriter, write::SimpleFileOptions};

/// Pictures put in between two notes of progress.
pub(crate) const BATCH: usize = 25;

/// A picture in full size.
#[derive(Debug, Clone)]
pub(crate) struct Original {
    /// Name of the file in the archive.
    pub name: String,
    /// Content hash.
    pub signature: String,
    /// File name extension.
    pub extension: String,
}

/// Adds pictures on a thread that may block.
pub(crate) async fn fill_archive(
    house: &House,
    mut archive: Archive,
    some: Vec<Original>,
) -> Result<Archive> {
    let blobs = house.blobs.clone();
    let add = move || -> Result<Archive> {
        for original in &some {
            archive.add_original(&blobs, original)?;
        }
        Ok(archive)
    };
    tokio::task::spawn_blocking(add).await?
}

/// A ZIP file that is being written. Everything here blocks.
pub(crate) struct Archive {
    zip: ZipWriter<Unfinished>,
}

impl Archive {
    pub(crate) fn begin(to: Unfinished) -> Self {
        Self {
            zip: ZipWriter::new(to),
        }
    }

    /// Adds a text.
    pub(crate) fn add_text(&mut self, name: &str, text: &str) -> Result<()> {
        self.zip
            .start_file(name, SimpleFileOptions::default())
            .map_err(Error::internal)?;
        self.zip.write_all(text.as_bytes()).map_err(Error::internal)
    }

    /// Adds something as JSON, indented for readers.
    pub(crate) fn add_json(&mut self, name: &str, value: &impl Serialize) -> Result<()> {
        self.zip
            .start_file(name, SimpleFileOptions::default())
            .map_err(Error::internal)?;
        Ok(serde_json::to_writer_pretty(&mut self.zip, value)?)
    }

    /// Adds a picture; one whose files are missing is left out.
    fn add_original(&mut self, blobs: &Blobs, original: &Original) -> Result<()> {
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
    pub(crate) fn keep(self) -> Result<u64> {
        let unfinished = self.zip.finish().map_err(Error::internal)?;
        unfinished.keep().map_err(Error::internal)
    }
}
