//! What comes to a picture after it was stored.

use std::io;

use object_store::ObjectStoreExt;

use super::{Bucket, Named, all, key_of};
use crate::blobs::failures::{found, no_picture};
use crate::kinds::stored_type;

impl Bucket {
    /// Adds files to a picture; harmless when the picture is not there any more, also when
    /// it is taken out meanwhile.
    pub(in crate::blobs) async fn add(
        &self,
        signature: &str,
        original: &str,
        files: &[(String, Vec<u8>)],
    ) -> io::Result<()> {
        let original = key_of(signature, original)?;
        if !self.has(&original).await? {
            return Ok(());
        }
        let mut named = Vec::with_capacity(files.len());
        for (name, bytes) in files {
            named.push(Named {
                key: key_of(signature, name)?,
                media_type: stored_type(bytes).ok_or_else(no_picture)?,
                bytes,
                is_original: false,
            });
        }
        self.write(&named).await?;
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
