//! What can go wrong in an index.

/// An index that cannot be opened, read or written. Foreign text never causes one.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A file of the index could not be read or written.
    #[error("search index: {0}")]
    Io(#[from] std::io::Error),
    /// The engine refused; a writer of another process may hold the folder.
    #[error("search index: {0}")]
    Engine(#[from] tantivy::TantivyError),
    /// The schema has no field of this name, though a document names it.
    #[error("search index: a document has the field {0:?}, which the schema does not know")]
    UnknownField(String),
    /// A rebuild of this index is under way already.
    #[error("search index: a rebuild is under way already")]
    Rebuilding,
    /// A schema that cannot be an index: no field, a name twice, a weight of 0.
    #[error("search index: {0}")]
    Schema(&'static str),
}

impl Error {
    /// Whether another process has the folder in its hands.
    #[must_use]
    pub fn is_held(&self) -> bool {
        matches!(self, Self::Engine(tantivy::TantivyError::LockFailure(..)))
    }
}

/// What every function of the crate answers.
pub type Result<T> = std::result::Result<T, Error>;
