//! What a stored file holds, not read yet.

use std::fs::File;
use std::io::{self, Seek, SeekFrom};
use std::ops::Range;

use bytes::Bytes;
use futures_util::stream::{BoxStream, StreamExt, TryStreamExt};
use tokio::io::{AsyncReadExt, AsyncSeekExt, AsyncWriteExt};
use tokio_util::io::ReaderStream;

use super::object::Object;

/// Bytes read from disk at once.
const CHUNK: usize = 64 * 1024;

/// The content of a stored file, opened and not read yet.
#[derive(Debug)]
pub struct Content {
    len: u64,
    body: Body,
}

#[derive(Debug)]
enum Body {
    File(File),
    Object(Box<Object>),
}

/// Bytes as they come.
pub type Bytestream = BoxStream<'static, io::Result<Bytes>>;

impl Content {
    /// Blocks for a moment.
    pub(super) fn of_file(file: File) -> io::Result<Self> {
        Ok(Self {
            len: file.metadata()?.len(),
            body: Body::File(file),
        })
    }

    pub(super) fn of_object(object: Object) -> Self {
        Self {
            len: object.len(),
            body: Body::Object(Box::new(object)),
        }
    }

    /// Length in bytes.
    #[must_use]
    pub const fn len(&self) -> u64 {
        self.len
    }

    /// Whether it holds nothing.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Reads a part of it, from below its length to at most that.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn stream(self, range: Range<u64>) -> io::Result<Bytestream> {
        match self.body {
            Body::File(file) => {
                let mut file = tokio::fs::File::from_std(file);
                file.seek(SeekFrom::Start(range.start)).await?;
                let part = file.take(range.end.saturating_sub(range.start));
                Ok(ReaderStream::with_capacity(part, CHUNK).boxed())
            }
            Body::Object(object) => object.stream(range).await,
        }
    }

    /// Reads all of it into memory.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn read(self) -> io::Result<Vec<u8>> {
        let len = self.len;
        let mut bytes = Vec::with_capacity(usize::try_from(len).unwrap_or_default());
        let mut stream = self.stream(0..len).await?;
        while let Some(some) = stream.try_next().await? {
            bytes.extend_from_slice(&some);
        }
        complete(bytes.len() as u64, len)?;
        Ok(bytes)
    }

    /// As a file at its beginning, for those who jump about in it: what does not
    /// lie in a folder is copied into one without a name, so nothing is left of it.
    ///
    /// # Errors
    /// When the store fails, or the disk.
    pub async fn into_file(self) -> io::Result<File> {
        let (len, object) = match self.body {
            Body::File(file) => return Ok(file),
            Body::Object(object) => (self.len, object),
        };
        let scratch = object.scratch().to_owned();
        let file = super::folder::blocking(move || tempfile::tempfile_in(scratch)).await?;
        let mut to = tokio::fs::File::from_std(file);
        let mut stream = object.stream(0..len).await?;
        let mut copied = 0;
        while let Some(some) = stream.try_next().await? {
            copied += some.len() as u64;
            to.write_all(&some).await?;
        }
        to.flush().await?;
        complete(copied, len)?;
        let mut file = to.into_std().await;
        file.rewind()?;
        Ok(file)
    }
}

/// A store that ends early has not told all.
fn complete(read: u64, len: u64) -> io::Result<()> {
    match read == len {
        true => Ok(()),
        false => Err(io::ErrorKind::UnexpectedEof.into()),
    }
}
