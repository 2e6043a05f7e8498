//! Takes a picture out of the bucket, with all that lies beside it.

use std::fmt;
use std::io;

use futures_util::stream::TryStreamExt;
use object_store::path::Path as Key;
use object_store::{ObjectStore, ObjectStoreExt};

use super::{Bucket, Named, Source, all, media_type};
use crate::blobs::content::Content;
use crate::blobs::failures::{failed, found};
use crate::blobs::folders;
use crate::size::Size;
use crate::video_part::VideoPart;

impl Bucket {
    /// Takes a picture out: reads what is there of it, then removes what was read.
    pub(in crate::blobs) async fn withdraw(
        &self,
        signature: &str,
    ) -> io::Result<Option<Withdrawn>> {
        let folder = Key::from_iter(folders(signature)?);
        let listed: Vec<_> = self
            .s3
            .list(Some(&folder))
            .try_collect()
            .await
            .map_err(failed)?;
        let read = all(listed.into_iter().map(|one| self.hold(one.location))).await?;
        let held: Vec<Held> = read.into_iter().flatten().collect();
        if held.is_empty() {
            return Ok(None);
        }
        let bucket = self.clone();
        let withdrawn = Withdrawn { bucket, held };
        match withdrawn.remove().await {
            Ok(()) => Ok(Some(withdrawn)),
            // Some of it may be gone, and the same bytes may have been stored meanwhile.
            Err(error) => withdrawn.restore().await.and(Err(error)),
        }
    }

    async fn hold(&self, key: Key) -> io::Result<Option<Held>> {
        let Some(object) = self.get(&key).await? else {
            return Ok(None);
        };
        let name = key.filename().unwrap_or_default();
        let media_type = media_type(name, &object)?;
        let content = Content::of_object(object);
        let body = match VideoPart::of_file_name(name) {
            Some(_) => Body::Disk(content.into_file().await?),
            None => Body::Memory(content.read().await?),
        };
        Ok(Some(Held {
            key,
            media_type,
            body,
        }))
    }
}

/// A picture that was taken out, and what came with it: pictures are held in memory, files of
/// a video on the disk.
#[derive(Debug)]
pub(in crate::blobs) struct Withdrawn {
    bucket: Bucket,
    held: Vec<Held>,
}

struct Held {
    key: Key,
    media_type: &'static str,
    body: Body,
}

enum Body {
    Memory(Vec<u8>),
    Disk(std::fs::File),
}

impl fmt::Debug for Held {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.key)
    }
}

impl Held {
    fn is_original(&self) -> bool {
        let name = self.key.filename().unwrap_or_default();
        name.starts_with(Size::Orig.folder())
    }

    fn source(&self) -> Source<'_> {
        match &self.body {
            Body::Memory(bytes) => Source::Bytes(bytes),
            Body::Disk(file) => Source::Disk(file),
        }
    }
}

impl Withdrawn {
    async fn remove(&self) -> io::Result<()> {
        for original in [true, false] {
            let some = self.held.iter().filter(|one| one.is_original() == original);
            let remove = |one: &Held| {
                let (s3, key) = (self.bucket.s3.clone(), one.key.clone());
                async move { found(s3.delete(&key).await) }
            };
            all(some.map(remove)).await?;
        }
        Ok(())
    }

    /// Writes the picture back.
    pub(in crate::blobs) async fn restore(self) -> io::Result<()> {
        let files = self.held.iter().map(|one| Named {
            key: one.key.clone(),
            media_type: one.media_type,
            source: one.source(),
            is_last: one.is_original(),
        });
        self.bucket.write(&files.collect::<Vec<_>>()).await
    }
}
