//! What comes to a picture after it was stored.

use std::fs::File;
use std::io;
use std::path::Path;

use object_store::ObjectStoreExt;

use super::{Bucket, Named, Source, all, key_of};
use crate::blobs::failures::{found, no_picture};
use crate::blobs::folder::blocking;
use crate::kinds::stored_type;
use crate::video_part::VideoPart;

impl Bucket {
    /// Adds files to a picture; harmless when the picture is not there any more, also when
    /// it is taken out meanwhile.
    pub(in crate::blobs) async fn add(
        &self,
        signature: &str,
        original: &str,
        files: &[(String, Vec<u8>)],
    ) -> io::Result<()> {
        let mut named = Vec::with_capacity(files.len());
        for (name, bytes) in files {
            named.push(Named {
                key: key_of(signature, name)?,
                media_type: stored_type(bytes).ok_or_else(no_picture)?,
                source: Source::Bytes(bytes),
                is_last: false,
            });
        }
        self.add_named(signature, original, &named).await
    }

    /// The same with parts of a video that lie in a folder under their names; its playlist
    /// comes last.
    pub(in crate::blobs) async fn add_from(
        &self,
        signature: &str,
        original: &str,
        from: &Path,
        parts: &[VideoPart],
    ) -> io::Result<()> {
        let paths: Vec<_> = parts
            .iter()
            .map(|part| from.join(part.file_name()))
            .collect();
        let open = move || paths.into_iter().map(File::open).collect();
        let opened: Vec<File> = blocking(open).await?;
        let mut named = Vec::with_capacity(parts.len());
        for (part, file) in parts.iter().zip(&opened) {
            named.push(Named {
                key: key_of(signature, &part.file_name())?,
                media_type: part.media_type(),
                source: Source::Disk(file),
                is_last: *part == VideoPart::Master,
            });
        }
        self.add_named(signature, original, &named).await
    }

    async fn add_named(
        &self,
        signature: &str,
        original: &str,
        named: &[Named<'_>],
    ) -> io::Result<()> {
        let original = key_of(signature, original)?;
        if !self.has(&original).await? {
            return Ok(());
        }
        self.write(named).await?;
        if !self.has(&original).await? {
            let remove = |one: &Named<'_>| {
                let (s3, key) = (self.s3.clone(), one.key.clone());
                async move { found(s3.delete(&key).await) }
            };
            all(named.iter().map(remove)).await?;
        }
        Ok(())
    }
}
