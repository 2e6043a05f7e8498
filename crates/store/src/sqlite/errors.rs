//! SQLite's failures in the words of this crate.

use rusqlite::{ErrorCode, ffi};

use crate::Error;

/// Names a failure; `doing` is for those without a name.
pub(crate) fn name(doing: &'static str, cause: rusqlite::Error) -> Error {
    let rusqlite::Error::SqliteFailure(failure, message) = &cause else {
        return Error::broken(doing, cause);
    };
    let message = message.as_deref().unwrap_or_default();
    match failure.extended_code {
        ffi::SQLITE_CONSTRAINT_UNIQUE
        | ffi::SQLITE_CONSTRAINT_PRIMARYKEY
        | ffi::SQLITE_CONSTRAINT_ROWID => Error::Unique(table(message).to_owned()),
        ffi::SQLITE_CONSTRAINT_FOREIGNKEY => Error::ForeignKey,
        ffi::SQLITE_CONSTRAINT_CHECK | ffi::SQLITE_CONSTRAINT_NOTNULL => {
            Error::Check(detail(message).to_owned())
        }
        _ if failure.code == ErrorCode::DiskFull => Error::Full,
        _ if matches!(
            failure.code,
            ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked
        ) =>
        {
            Error::Busy
        }
        _ => Error::broken(doing, cause),
    }
}

/// `users` of `UNIQUE constraint failed: users.name, users.kind`.
fn table(message: &str) -> &str {
    let detail = detail(message);
    detail.split_once('.').map_or(detail, |(table, _)| table)
}

fn detail(message: &str) -> &str {
    message
        .split_once(": ")
        .map_or(message, |(_, detail)| detail)
}
