//! Running one statement on one connection.

use rusqlite::{
    Connection, ToSql, params_from_iter,
    types::{ToSqlOutput, ValueRef},
};

use super::errors;
use crate::{AnyRow, Arg, Error, Result, Row};

/// An argument that outlives its statement, for another thread.
pub(crate) use rusqlite::types::Value;

impl ToSql for Arg<'_> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match *self {
            Arg::Null => ValueRef::Null,
            Arg::Int(value) => ValueRef::Integer(value),
            Arg::Float(value) => ValueRef::Real(value),
            Arg::Text(value) => ValueRef::Text(value.as_bytes()),
            Arg::Bytes(value) => ValueRef::Blob(value),
            Arg::Bool(value) => ValueRef::Integer(i64::from(value)),
        }))
    }
}

/// All rows of a statement; it always runs to its end.
pub(crate) fn rows<R: Row>(
    connection: &Connection,
    text: &str,
    args: &[impl ToSql],
) -> Result<Vec<R>> {
    let doing = "running a statement";
    let mut statement = connection.prepare_cached(text).map_err(failed(doing))?;
    let mut cursor = statement
        .query(params_from_iter(args))
        .map_err(failed(doing))?;
    let mut rows = Vec::new();
    while let Some(row) = cursor.next().map_err(failed(doing))? {
        rows.push(R::read(AnyRow::Sqlite(row))?);
    }
    Ok(rows)
}

/// Runs a statement without rows; how many rows it changed.
pub(crate) fn exec(connection: &Connection, text: &str, args: &[impl ToSql]) -> Result<u64> {
    let doing = "running a statement";
    let mut statement = connection.prepare_cached(text).map_err(failed(doing))?;
    let changed = statement
        .execute(params_from_iter(args))
        .map_err(failed(doing))?;
    Ok(changed as u64)
}

/// Copies arguments.
pub(crate) fn owned(args: &[Arg<'_>]) -> Vec<Value> {
    let copy = |arg: &Arg<'_>| match *arg {
        Arg::Null => Value::Null,
        Arg::Int(value) => Value::Integer(value),
        Arg::Float(value) => Value::Real(value),
        Arg::Text(value) => Value::Text(value.to_owned()),
        Arg::Bytes(value) => Value::Blob(value.to_owned()),
        Arg::Bool(value) => Value::Integer(i64::from(value)),
    };
    args.iter().map(copy).collect()
}

/// Names a driver's failure, for `map_err`.
pub(crate) fn failed(doing: &'static str) -> impl Fn(rusqlite::Error) -> Error {
    move |cause| errors::name(doing, cause)
}
