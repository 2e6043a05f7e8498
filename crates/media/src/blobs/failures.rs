//! What S3 answers, as the failures of a folder.

use std::io;

/// What is stored is something else.
pub(super) fn no_picture() -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, "stored file is no picture")
}

/// None when it is not there.
pub(super) fn found<T>(outcome: object_store::Result<T>) -> io::Result<Option<T>> {
    match outcome {
        Ok(value) => Ok(Some(value)),
        Err(object_store::Error::NotFound { .. }) => Ok(None),
        Err(error) => Err(failed(error)),
    }
}

/// How servers say that there is no room left.
const FULL: [&str; 4] = [
    "507 Insufficient Storage",
    "<Code>QuotaExceeded",
    "<Code>XMinioStorageFull",
    "<Code>XMinioAdminBucketQuotaExceeded",
];

/// The same kinds as those of a folder's failures.
pub(super) fn failed(error: object_store::Error) -> io::Error {
    use object_store::Error::{NotFound, PermissionDenied, Unauthenticated};
    let text = error.to_string();
    let kind = match &error {
        _ if FULL.iter().any(|words| text.contains(words)) => io::ErrorKind::StorageFull,
        NotFound { .. } => io::ErrorKind::NotFound,
        PermissionDenied { .. } | Unauthenticated { .. } => io::ErrorKind::PermissionDenied,
        _ => io::ErrorKind::Other,
    };
    io::Error::new(kind, error)
}
