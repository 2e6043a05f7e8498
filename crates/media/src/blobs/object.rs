//! A stored file in a bucket, asked for and not read yet.

use std::fmt;
use std::io;
use std::ops::Range;
use std::path::Path;

use futures_util::stream::{StreamExt, TryStreamExt};
use object_store::{Attribute, GetOptions, GetResult, ObjectStore};

use super::bucket::Bucket;
use super::content::Bytestream;
use super::failures::{failed, no_picture};
use crate::kinds::MEDIA_TYPES;

/// A stored file whose content has begun to come.
pub(super) struct Object {
    bucket: Bucket,
    result: GetResult,
}

impl Object {
    pub(super) fn of(bucket: Bucket, result: GetResult) -> Self {
        Self { bucket, result }
    }
}

impl fmt::Debug for Object {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.result.meta.location)
    }
}

impl Object {
    pub(super) fn len(&self) -> u64 {
        self.result.meta.size
    }

    pub(super) fn scratch(&self) -> &Path {
        self.bucket.scratch()
    }

    /// As it was stored; only pictures' are believed.
    pub(super) fn media_type(&self) -> io::Result<&'static str> {
        let told = self.result.attributes.get(&Attribute::ContentType);
        let told = told.map(|value| value.as_ref());
        let known = MEDIA_TYPES.into_iter().find(|known| told == Some(*known));
        known.ok_or_else(no_picture)
    }

    /// What has begun to come when all is wanted; a part is asked for anew.
    pub(super) async fn stream(self, range: Range<u64>) -> io::Result<Bytestream> {
        let result = match range == (0..self.len()) {
            true => self.result,
            false => {
                let options = GetOptions::new().with_range(Some(range));
                let key = self.result.meta.location.clone();
                drop(self.result);
                self.bucket
                    .s3()
                    .get_opts(&key, options)
                    .await
                    .map_err(failed)?
            }
        };
        Ok(result.into_stream().map_err(failed).boxed())
    }
}
