//! What can go wrong with a graph.

/// A graph that cannot be kept, or a snapshot that cannot be written or read.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A file could not be read or written.
    #[error("graph: {0}")]
    Io(#[from] std::io::Error),
    /// The file is no snapshot of a graph.
    #[error("graph: the file is no snapshot of a graph")]
    Foreign,
    /// The snapshot has the format of another version of this crate.
    #[error("graph: the snapshot has format {0}, and this program reads format {1}")]
    Version(u32, u32),
    /// The snapshot is not whole, or its bytes are not those that were written.
    #[error("graph: the snapshot is damaged: {0}")]
    Damaged(&'static str),
    /// Places in the graph are 32 bits wide: some two thousand million edges.
    #[error("graph: there are more edges than can be counted")]
    TooLarge,
    /// The caller's position in its log is longer than a snapshot holds.
    #[error("graph: the position in the log has more than {0} bytes")]
    Position(usize),
}

/// What every function of the crate answers.
pub type Result<T> = std::result::Result<T, Error>;
