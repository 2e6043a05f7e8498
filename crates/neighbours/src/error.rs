//! What can go wrong with an index.

/// A snapshot that cannot be written or read.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A file could not be read or written.
    #[error("neighbours: {0}")]
    Io(#[from] std::io::Error),
    /// The file is no snapshot of an index.
    #[error("neighbours: the file is no snapshot of an index")]
    Foreign,
    /// The snapshot has the format of another version of this crate.
    #[error("neighbours: the snapshot has format {0}, and this program reads format {1}")]
    Version(u32, u32),
    /// The vectors of the snapshot mean something else than the caller's.
    #[error("neighbours: the snapshot has vectors of kind {0}, and kind {1} is asked for")]
    Kind(u32, u32),
    /// The snapshot is not whole, or its bytes are not those that were written.
    #[error("neighbours: the snapshot is damaged: {0}")]
    Damaged(&'static str),
}

/// What every function of the crate answers.
pub type Result<T> = std::result::Result<T, Error>;
