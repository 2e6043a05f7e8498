//! Copies files from one place to another, and looks at what came of it.

mod videos;

use std::io::{self, Write};

use futures_util::TryStreamExt;
use sha2::{Digest, Sha256};

use super::{AVIF, Blobs, Content, file_name};
use crate::process::File;
use crate::size::{Size, path as address};

/// What became of a file that was to be copied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Copied {
    /// It was copied, and what came of it was read and has the same hash.
    Now(u64),
    /// It was there already.
    Before,
    /// It is in neither place.
    Nowhere,
}

impl Blobs {
    /// Copies all files of a picture, and of its video, unless they are there. One that came out wrong
    /// is taken out again.
    ///
    /// # Errors
    /// When a store fails, or what came of it is not what was read.
    pub async fn copy_picture(
        &self,
        to: &Self,
        signature: &str,
        extension: &str,
    ) -> io::Result<Copied> {
        self.copy(signature, to, signature, extension).await
    }

    /// The same within one place, under another name.
    ///
    /// # Errors
    /// As [`copy_picture`](Self::copy_picture).
    pub async fn copy_under(&self, old: &str, new: &str, extension: &str) -> io::Result<Copied> {
        self.copy(old, self, new, extension).await
    }

    async fn copy(
        &self,
        signature: &str,
        to: &Self,
        name: &str,
        extension: &str,
    ) -> io::Result<Copied> {
        let copied = self.copy_files(signature, to, name, extension).await?;
        if copied == Copied::Nowhere {
            return Ok(copied);
        }
        // Also beside a picture that was there: what copied it may have been cut off.
        let video = self.copy_video(signature, to, name, extension).await?;
        Ok(match (copied, video) {
            (Copied::Now(bytes), Some(more)) => Copied::Now(bytes + more),
            (_, Some(bytes)) => Copied::Now(bytes),
            (copied, None) => copied,
        })
    }

    async fn copy_files(
        &self,
        signature: &str,
        to: &Self,
        name: &str,
        extension: &str,
    ) -> io::Result<Copied> {
        let path = |size| address(size, signature, extension);
        if let Some(there) = to.len_of_all(name, extension).await? {
            let original = self.find(&path(Size::Orig)).await?;
            return match original.is_none_or(|blob| blob.content.len() == there) {
                true => Ok(Copied::Before),
                false => Err(wrong("another file lies in its place")),
            };
        }
        let mut files = Vec::with_capacity(Size::ALL.len());
        for size in Size::ALL {
            let Some(blob) = self.find(&path(size)).await? else {
                return Ok(Copied::Nowhere);
            };
            let bytes = blob.content.read().await?;
            files.push(File { size, bytes });
        }
        let hashes: Vec<_> = files.iter().map(|file| hash(&file.bytes)).collect();
        let bytes = files.iter().map(|file| file.bytes.len() as u64).sum();
        to.put_files(name, extension, files.into()).await?;
        for (size, expected) in Size::ALL.into_iter().zip(hashes) {
            let found = to.find(&address(size, name, extension)).await?;
            let found = found.ok_or_else(|| wrong("it did not arrive"))?;
            if hash(&found.content.read().await?) != expected {
                drop(to.withdraw(name).await?);
                return Err(wrong("it came out wrong"));
            }
        }
        self.copy_later(signature, to, name, extension).await?;
        Ok(Copied::Now(bytes))
    }

    /// Copies what was made later, as far as it was.
    async fn copy_later(
        &self,
        signature: &str,
        to: &Self,
        name: &str,
        extension: &str,
    ) -> io::Result<()> {
        let avif = Size::AVIF.map(|size| file_name(size, AVIF));
        let between = Size::BETWEEN.map(|size| file_name(size, extension));
        let mut files = Vec::new();
        for file in avif.into_iter().chain(between) {
            for store in self.stores() {
                if let Some((content, _)) = store.open(signature, &file).await? {
                    files.push((file, content.read().await?));
                    break;
                }
            }
        }
        match files.is_empty() {
            true => Ok(()),
            false => to.add_files(name, extension, files).await,
        }
    }

    /// Bytes of a picture's original, when all its files are there.
    async fn len_of_all(&self, signature: &str, extension: &str) -> io::Result<Option<u64>> {
        let mut len = None;
        for size in Size::ALL {
            match self.find(&address(size, signature, extension)).await? {
                Some(blob) => len = Some(blob.content.len()),
                None => return Ok(None),
            }
        }
        Ok(len)
    }

    /// Copies a private file, unless it is there. One that came out wrong is removed.
    ///
    /// # Errors
    /// When a store fails, or what came of it is not what was read.
    pub async fn copy_archive(&self, to: &Self, number: i64) -> io::Result<Copied> {
        let (from, to) = (self.archives(), to.archives());
        let there = to.open(number).await?.map(|content| content.len());
        let Some(content) = from.open(number).await? else {
            return Ok(there.map_or(Copied::Nowhere, |_| Copied::Before));
        };
        if there == Some(content.len()) {
            return Ok(Copied::Before);
        }
        let mut copy = to.begin(number).await?;
        let mut sent = Sha256::new();
        let len = content.len();
        let mut stream = content.stream(0..len).await?;
        while let Some(some) = stream.try_next().await? {
            sent.update(&some);
            copy = super::folder::blocking(move || copy.write_all(&some).map(|()| copy)).await?;
        }
        copy.keep().await?;
        let arrived = to.open(number).await?;
        let arrived = arrived.ok_or_else(|| wrong("it did not arrive"))?;
        if hash_of(arrived).await? != sent.finalize().as_slice() {
            to.remove(number).await?;
            return Err(wrong("it came out wrong"));
        }
        Ok(Copied::Now(len))
    }
}

fn hash(bytes: &[u8]) -> Vec<u8> {
    Sha256::digest(bytes).to_vec()
}

async fn hash_of(content: Content) -> io::Result<Vec<u8>> {
    let len = content.len();
    let (mut hash, mut stream) = (Sha256::new(), content.stream(0..len).await?);
    while let Some(some) = stream.try_next().await? {
        hash.update(&some);
    }
    Ok(hash.finalize().to_vec())
}

fn wrong(words: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, words.to_owned())
}
