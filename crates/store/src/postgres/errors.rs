//! PostgreSQL's failures in the words of this crate.

use deadpool_postgres::PoolError;
use tokio_postgres::error::SqlState;

use crate::Error;

/// Names a failure; `doing` is for those without a name.
pub(crate) fn name(doing: &'static str, cause: tokio_postgres::Error) -> Error {
    let Some(failure) = cause.as_db_error() else {
        return Error::broken(doing, cause);
    };
    let state = failure.code();
    if *state == SqlState::UNIQUE_VIOLATION {
        Error::Unique(failure.table().unwrap_or_default().to_owned())
    } else if *state == SqlState::FOREIGN_KEY_VIOLATION {
        Error::ForeignKey
    } else if *state == SqlState::CHECK_VIOLATION {
        Error::Check(failure.constraint().unwrap_or_default().to_owned())
    } else if *state == SqlState::NOT_NULL_VIOLATION {
        Error::Check(failure.column().unwrap_or_default().to_owned())
    } else if *state == SqlState::DISK_FULL {
        Error::Full
    } else if is_passing(state) {
        Error::Busy
    } else {
        Error::broken(doing, cause)
    }
}

/// Conflicts and limits that another attempt may not meet.
fn is_passing(state: &SqlState) -> bool {
    [
        SqlState::T_R_SERIALIZATION_FAILURE,
        SqlState::T_R_DEADLOCK_DETECTED,
        SqlState::LOCK_NOT_AVAILABLE,
        SqlState::QUERY_CANCELED,
        SqlState::TOO_MANY_CONNECTIONS,
        SqlState::CANNOT_CONNECT_NOW,
    ]
    .contains(state)
}

/// Names the failure to get a connection.
pub(crate) fn name_pool(cause: PoolError) -> Error {
    match cause {
        PoolError::Backend(cause) => name("connecting to PostgreSQL", cause),
        PoolError::Timeout(_) => Error::Busy,
        other => Error::broken("connecting to PostgreSQL", other),
    }
}
