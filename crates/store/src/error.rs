//! What can go wrong, in the words of this crate rather than of a driver.

use std::{path::PathBuf, sync::Arc};

/// The result of everything here.
pub type Result<T> = std::result::Result<T, Error>;

/// Why the database did not do what it was asked. Cheap to copy, because the
/// failure of a shared commit is told to every operation in it.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Error {
    /// A row with the same unique values exists; the table's name.
    #[error("the table {0} has such a row already")]
    Unique(String),
    /// A referenced row is missing, or a removed row is still referenced.
    #[error("a reference between tables does not hold")]
    ForeignKey,
    /// A value breaks a rule of its table (CHECK, NOT NULL); the rule's name as
    /// the engine tells it.
    #[error("a value breaks the rule {0}")]
    Check(String),
    /// Too much to do, or a conflict between transactions: trying again may help.
    #[error("the database is busy")]
    Busy,
    /// No room is left where the data lies; nothing of the transaction is kept.
    #[error("no room is left for the database")]
    Full,
    /// `one` found no row.
    #[error("no row where one was expected")]
    Missing,
    /// The transaction met an error before, or its statement was abandoned;
    /// nothing of it is kept.
    #[error("the transaction failed before")]
    Poisoned,
    /// The data was opened for reading only.
    #[error("the database is open for reading only")]
    ReadOnly,
    /// Another process writes this SQLite file.
    #[error(
        "{} is in use by another process that writes; several processes need PostgreSQL",
        .0.display()
    )]
    Locked(PathBuf),
    /// The data was written by a newer version of the program.
    #[error("the database is at version {store}, this program knows {program}; use a newer one")]
    Newer {
        /// The newest migration the data has.
        store: i64,
        /// The newest migration the program has.
        program: i64,
    },
    /// A migration that was applied is not the one in the program.
    #[error("migration {number} differs from the one that was applied to the database")]
    Changed {
        /// The number of the migration.
        number: i64,
    },
    /// Tables cannot be distributed here; what the database is.
    #[error(
        "{0} is no cluster: distributing tables takes PostgreSQL with the extension Citus (docs/scale.md)"
    )]
    NoCluster(&'static str),
    /// A table is distributed, but not as `distribution.toml` says.
    #[error(
        "the table {table} is distributed by {is}, this program needs {should}: \
         undistribute_table('{table}') and run it again"
    )]
    DistributedOtherwise {
        /// The table.
        table: String,
        /// How it is distributed.
        is: String,
        /// How it should be.
        should: String,
    },
    /// Anything else: the disk, the connection, a statement that is wrong.
    #[error("{doing}: {cause}")]
    Broken {
        /// What was being done.
        doing: &'static str,
        /// Why it failed; for logs only.
        cause: Arc<dyn std::error::Error + Send + Sync>,
    },
}

impl Error {
    /// Whether a row with the same unique values exists.
    pub fn is_unique(&self) -> bool {
        matches!(self, Self::Unique(_))
    }

    /// Wraps a cause that has no word of its own here.
    pub(crate) fn broken(
        doing: &'static str,
        cause: impl Into<Box<dyn std::error::Error + Send + Sync>>,
    ) -> Self {
        Self::Broken {
            doing,
            cause: Arc::from(cause.into()),
        }
    }
}
