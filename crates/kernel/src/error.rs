//! The one error of all rooms.

use std::fmt;

use contract::errors::{Code, Kind, view::ErrorFacts};

/// Result of every operation.
pub type Result<T> = std::result::Result<T, Error>;

/// What went wrong: a stable code, the field it concerns, and a cause that is
/// logged and never sent.
#[derive(Debug)]
pub struct Error {
    /// What clients are told.
    pub code: Code,
    /// Path of the input that is wrong.
    pub field: Option<String>,
    /// More, for developers of clients.
    pub detail: Option<String>,
    /// Seconds after which the same call may work.
    pub retry_after: Option<u32>,
    /// What this code tells beside.
    pub facts: Box<ErrorFacts>,
    /// For the log.
    pub cause: Option<Box<dyn std::error::Error + Send + Sync>>,
}

impl Error {
    /// An error of this code.
    pub fn new(code: Code) -> Self {
        Self {
            code,
            field: None,
            detail: None,
            retry_after: None,
            facts: Box::default(),
            cause: None,
        }
    }

    /// Wrong input in one field.
    pub fn field(code: Code, field: &str) -> Self {
        Self {
            field: Some(field.to_owned()),
            ..Self::new(code)
        }
    }

    /// The thing is gone, or hidden from this viewer.
    pub fn not_found() -> Self {
        Self::new(Code::NotFound)
    }

    /// Our fault.
    pub fn internal(cause: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> Self {
        Self {
            cause: Some(cause.into()),
            ..Self::new(Code::Internal)
        }
    }

    /// With more words for developers of clients.
    pub fn detail(mut self, detail: impl Into<String>) -> Self {
        self.detail = Some(detail.into());
        self
    }

    /// With what really happened, for the log.
    pub fn because(mut self, cause: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> Self {
        self.cause = Some(cause.into());
        self
    }

    /// The sort of failure.
    pub fn kind(&self) -> Kind {
        self.code.kind()
    }
}

/// None of what is gone, or hidden from who asks.
pub fn if_found<T>(answer: Result<T>) -> Result<Option<T>> {
    match answer {
        Err(error) if error.kind() == Kind::NotFound => Ok(None),
        answer => answer.map(Some),
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.code.name())?;
        if let Some(field) = &self.field {
            write!(f, " in {field}")?;
        }
        match &self.cause {
            Some(cause) => write!(f, ": {cause}"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for Error {}

impl From<store::Error> for Error {
    fn from(cause: store::Error) -> Self {
        let code = match cause {
            store::Error::Busy => Code::Busy,
            store::Error::Full => Code::StorageFull,
            _ => Code::Internal,
        };
        Self::new(code).because(cause)
    }
}

impl From<std::io::Error> for Error {
    fn from(cause: std::io::Error) -> Self {
        use std::io::ErrorKind::{QuotaExceeded, StorageFull};
        let is_full = matches!(cause.kind(), StorageFull | QuotaExceeded);
        let code = if is_full {
            Code::StorageFull
        } else {
            Code::Internal
        };
        Self::new(code).because(cause)
    }
}

impl From<::search::Error> for Error {
    fn from(cause: ::search::Error) -> Self {
        Self::new(Code::SearchUnavailable).because(cause)
    }
}

impl From<serde_json::Error> for Error {
    fn from(cause: serde_json::Error) -> Self {
        match cause.is_io() {
            true => std::io::Error::from(cause).into(),
            false => Self::internal(cause),
        }
    }
}

impl From<tokio::task::JoinError> for Error {
    fn from(cause: tokio::task::JoinError) -> Self {
        Self::internal(cause)
    }
}

#[cfg(test)]
mod tests {
    use std::io;

    use super::*;

    #[test]
    fn what_an_engine_failed_with_is_told_by_its_code() {
        let full = || io::Error::from(io::ErrorKind::StorageFull);
        let gone = || io::Error::other("the disk is gone");
        let cases: [(Error, Code); 5] = [
            (store::Error::Busy.into(), Code::Busy),
            (store::Error::Full.into(), Code::StorageFull),
            (full().into(), Code::StorageFull),
            (gone().into(), Code::Internal),
            (::search::Error::Io(gone()).into(), Code::SearchUnavailable),
        ];
        for (error, code) in cases {
            assert_eq!(error.code, code, "{error}");
        }
    }
}
