//! A bucket of S3, laid out as the folder is: `aa/bb/cc/<signature>/236x.jpg`,
//! `archives/7`.
//!
//! S3 knows no renaming, so a picture's ten files neither come nor go at once.
//! - The original comes last and goes first: where it is, the others are. A video comes
//!   after it, and goes with it.
//! - Who stores looks at all ten and writes what is missing. Who takes a picture out
//!   reads it first, removes only what was read, and writes it back when it is
//!   wanted again. So the last to remove a file either did so before the saver
//!   looked, who then wrote it, or looks later, and writes it back
//!   ([decision 48](../../../../docs/decisions/0048-files-in-s3.md)).

mod add;
mod withdraw;

use std::fmt;
use std::io::{self, Seek};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use futures_util::future::join_all;
use object_store::aws::{AmazonS3, AmazonS3Builder};
use object_store::path::Path as Key;
use object_store::signer::Signer;
use object_store::{
    Attribute, Attributes, BackoffConfig, ObjectStore, ObjectStoreExt, PutMultipartOptions,
    PutOptions, RetryConfig, WriteMultipart,
};
use tokio::io::{AsyncRead, AsyncReadExt};
use tokio::time::timeout;

use super::client::Connector;
use super::content::Content;
use super::failures::{failed, found, no_picture};
use super::folder::ARCHIVES;
use super::object::Object;
use super::place::{BucketPlace, Keys};
use super::{file_name, folders};
use crate::kinds::stored_type;
use crate::process::File;
use crate::size::Size;
use crate::video_part::VideoPart;
pub(super) use withdraw::Withdrawn;

/// Bytes of a part; what is longer is sent in several.
const PART: usize = 8 * 1024 * 1024;
/// Parts under way at once.
const PARTS: usize = 4;
/// Tries after the first, as long as the time lasts.
const RETRIES: usize = 3;
/// No further try begins after this.
const TRYING: Duration = Duration::from_secs(20);
/// How soon the bucket has to answer whether it is ready.
const READY: Duration = Duration::from_secs(5);
/// How long a signed address holds.
const SIGNED: Duration = Duration::from_secs(60 * 60);
/// What is written to see whether something can be written.
const CHECK: &str = "incoming/check";
/// Content-addressed files never change.
const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// Files in one bucket. Cheap to clone.
#[derive(Clone)]
pub(super) struct Bucket {
    name: String,
    endpoint: String,
    s3: Arc<AmazonS3>,
    scratch: Arc<Path>,
}

/// By its name alone: what it is made of holds keys.
impl fmt::Debug for Bucket {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Bucket({})", self.name)
    }
}

impl Bucket {
    pub(super) fn at(place: &BucketPlace, keys: &Keys, scratch: &Path) -> io::Result<Self> {
        std::fs::create_dir_all(scratch)?;
        let builder = AmazonS3Builder::new()
            .with_bucket_name(&place.name)
            .with_region(&place.region)
            .with_access_key_id(&keys.id)
            .with_secret_access_key(&keys.secret)
            .with_allow_http(true)
            // Not every server knows how to remove several at once.
            .with_disable_bulk_delete(true)
            .with_http_connector(Connector)
            .with_retry(RetryConfig {
                backoff: BackoffConfig::default(),
                max_retries: RETRIES,
                retry_timeout: TRYING,
            });
        let amazon = || format!("https://s3.{}.amazonaws.com", place.region);
        let endpoint = place.endpoint.clone().unwrap_or_else(amazon);
        Ok(Self {
            name: place.name.clone(),
            s3: Arc::new(builder.with_endpoint(&endpoint).build().map_err(failed)?),
            endpoint,
            scratch: scratch.into(),
        })
    }

    /// The bucket itself.
    pub(super) fn s3(&self) -> &AmazonS3 {
        &self.s3
    }

    /// Address of the server.
    pub(super) fn endpoint(&self) -> &str {
        &self.endpoint
    }

    /// An address of a file that holds for a while, for all who have it.
    pub(super) async fn sign(
        &self,
        signature: &str,
        name: &str,
        method: http::Method,
    ) -> io::Result<String> {
        let key = key_of(signature, name)?;
        let signed = self.s3.signed_url(method, &key, SIGNED).await;
        signed.map(String::from).map_err(failed)
    }

    /// Where files are made before they are sent.
    pub(super) fn scratch(&self) -> &Path {
        &self.scratch
    }

    /// Whether the bucket takes files, by these keys, and answers soon.
    pub(super) async fn check(&self) -> io::Result<()> {
        let key = Key::from(CHECK);
        let put = self.s3.put(&key, Bytes::from_static(b"ready").into());
        let answered = timeout(READY, put).await;
        let answered = answered.map_err(|_| {
            let words = format!("S3 did not answer within {READY:?}");
            io::Error::new(io::ErrorKind::TimedOut, words)
        })?;
        answered.map(drop).map_err(failed)
    }

    /// Writes what is missing of a picture, the original last. Goes on when who
    /// waits for it went away.
    pub(super) async fn put(
        &self,
        signature: String,
        extension: String,
        files: Arc<[File]>,
    ) -> io::Result<()> {
        let this = self.clone();
        let put = async move { this.put_missing(&signature, &extension, &files).await };
        tokio::spawn(put).await?
    }

    async fn put_missing(
        &self,
        signature: &str,
        extension: &str,
        files: &[File],
    ) -> io::Result<()> {
        let mut named = Vec::with_capacity(files.len());
        for file in files {
            let name = file_name(file.size, extension);
            named.push(Named {
                key: key_of(signature, &name)?,
                media_type: stored_type(&file.bytes).ok_or_else(no_picture)?,
                source: Source::Bytes(&file.bytes),
                is_last: file.size == Size::Orig,
            });
        }
        let there = all(named.iter().map(|file| self.has(&file.key))).await?;
        let missing = named
            .into_iter()
            .zip(there)
            .filter(|(_, is_there)| !is_there);
        let missing: Vec<_> = missing.map(|(file, _)| file).collect();
        self.write(&missing).await
    }

    /// Writes files of one picture, what tells that all are there last. Large ones one after
    /// the other, as each takes several parts of memory.
    async fn write(&self, files: &[Named<'_>]) -> io::Result<()> {
        for last in [false, true] {
            let some = files.iter().filter(|file| file.is_last == last);
            let (small, large): (Vec<_>, Vec<_>) =
                some.partition(|file| matches!(file.source, Source::Bytes(_)));
            all(small.into_iter().map(|file| self.send(file))).await?;
            for file in large {
                self.send(file).await?;
            }
        }
        Ok(())
    }

    async fn send(&self, file: &Named<'_>) -> io::Result<u64> {
        let about = Attributes::from_iter([
            (Attribute::ContentType, file.media_type),
            (Attribute::CacheControl, FOR_EVER),
        ]);
        match file.source {
            Source::Bytes(bytes) => self.upload(&file.key, about, bytes).await,
            Source::Disk(disk) => {
                let mut disk = disk.try_clone()?;
                disk.rewind()?;
                let from = tokio::fs::File::from_std(disk);
                self.upload(&file.key, about, from).await
            }
        }
    }

    async fn has(&self, key: &Key) -> io::Result<bool> {
        Ok(found(self.s3.head(key).await)?.is_some())
    }

    /// A file of a picture, with its media type.
    pub(super) async fn open(
        &self,
        signature: &str,
        name: &str,
    ) -> io::Result<Option<(Content, &'static str)>> {
        let Some(object) = self.get(&key_of(signature, name)?).await? else {
            return Ok(None);
        };
        let media_type = media_type(name, &object)?;
        Ok(Some((Content::of_object(object), media_type)))
    }

    async fn get(&self, key: &Key) -> io::Result<Option<Object>> {
        let result = found(self.s3.get(key).await)?;
        Ok(result.map(|result| Object::of(self.clone(), result)))
    }

    /// A private file.
    pub(super) async fn open_archive(&self, number: i64) -> io::Result<Option<Content>> {
        let object = self.get(&archive(number)).await?;
        Ok(object.map(Content::of_object))
    }

    /// Removes a private file; harmless when there is none.
    pub(super) async fn remove_archive(&self, number: i64) -> io::Result<()> {
        found(self.s3.delete(&archive(number)).await).map(drop)
    }

    /// Sends a private file; answers its bytes. Goes on when who waits for it went
    /// away, so that no parts stay behind.
    pub(super) async fn put_archive(&self, number: i64, file: std::fs::File) -> io::Result<u64> {
        let this = self.clone();
        let send = async move {
            let from = tokio::fs::File::from_std(file);
            this.upload(&archive(number), Attributes::new(), from).await
        };
        tokio::spawn(send).await?
    }

    /// Writes one file, a large one in parts: it is there whole or not at all.
    async fn upload(
        &self,
        key: &Key,
        about: Attributes,
        mut from: impl AsyncRead + Unpin,
    ) -> io::Result<u64> {
        let first = part(&mut from).await?;
        if first.len() < PART {
            let len = first.len() as u64;
            let options = PutOptions::from(about);
            let put = self.s3.put_opts(key, first.into(), options).await;
            return put.map(|_| len).map_err(failed);
        }
        let options = PutMultipartOptions::from(about);
        let begun = self.s3.put_multipart_opts(key, options).await;
        let mut parts = WriteMultipart::new_with_chunk_size(begun.map_err(failed)?, PART);
        match send_parts(&mut parts, first, from).await {
            // Gives up by itself when it fails.
            Ok(len) => parts.finish().await.map(|_| len).map_err(failed),
            Err(error) => {
                let _ = parts.abort().await;
                Err(error)
            }
        }
    }
}

/// Waits for all, also when one fails: what is given up midway may have been done.
async fn all<T>(
    some: impl IntoIterator<Item = impl Future<Output = io::Result<T>>>,
) -> io::Result<Vec<T>> {
    join_all(some).await.into_iter().collect()
}

async fn send_parts(
    parts: &mut WriteMultipart,
    first: Bytes,
    mut from: impl AsyncRead + Unpin,
) -> io::Result<u64> {
    let (mut next, mut len) = (first, 0);
    while !next.is_empty() {
        len += next.len() as u64;
        parts.wait_for_capacity(PARTS).await.map_err(failed)?;
        parts.put(next);
        next = part(&mut from).await?;
    }
    Ok(len)
}

/// The next part; shorter than the others where it ends.
async fn part(from: &mut (impl AsyncRead + Unpin)) -> io::Result<Bytes> {
    let mut bytes = Vec::new();
    from.take(PART as u64).read_to_end(&mut bytes).await?;
    Ok(bytes.into())
}

/// What a video's file is its name tells; of pictures it was stored.
fn media_type(name: &str, object: &Object) -> io::Result<&'static str> {
    match VideoPart::of_file_name(name) {
        Some(part) => Ok(part.media_type()),
        None => object.media_type(),
    }
}

/// A file of a picture to be written.
struct Named<'a> {
    key: Key,
    media_type: &'static str,
    source: Source<'a>,
    is_last: bool,
}

/// Where its bytes are.
enum Source<'a> {
    Bytes(&'a [u8]),
    Disk(&'a std::fs::File),
}

fn key_of(signature: &str, name: &str) -> io::Result<Key> {
    Ok(Key::from_iter(
        folders(signature)?.into_iter().chain([name]),
    ))
}

fn archive(number: i64) -> Key {
    Key::from(format!("{ARCHIVES}/{number}"))
}
