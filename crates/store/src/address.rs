//! Where the data is, and how it is opened.

use std::{path::PathBuf, str::FromStr};

use crate::Error;

/// Where the data is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Address {
    /// A SQLite file; its folder must exist.
    Sqlite(PathBuf),
    /// A PostgreSQL connection string, `postgres://user@host/name` or
    /// `host=… dbname=…`.
    Postgres(String),
}

impl FromStr for Address {
    type Err = Error;

    /// `postgres://…` and `postgresql://…` are PostgreSQL, anything else is the
    /// path of a SQLite file.
    fn from_str(text: &str) -> Result<Self, Error> {
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            return Ok(Self::Postgres(text.to_owned()));
        }
        Ok(Self::Sqlite(PathBuf::from(text)))
    }
}

/// How the data is opened.
#[derive(Clone, Debug)]
pub struct Options {
    /// Whether this process may write. Of a SQLite file there is one writer;
    /// others open it for reading, also while the writer runs.
    pub writer: bool,
    /// The largest number of connections to PostgreSQL.
    pub connections: usize,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            writer: true,
            connections: 16,
        }
    }
}
