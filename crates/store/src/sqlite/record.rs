//! Rows whose columns are not known beforehand.

use rusqlite::{Row, types::ValueRef};

use crate::{Result, Value, row::unreadable};

/// All values with their columns' names. A truth value is a number to SQLite: it
/// is told by the type its column was declared with.
pub(crate) fn read_record(row: &Row<'_>) -> Result<Vec<(String, Value)>> {
    let statement: &rusqlite::Statement<'_> = row.as_ref();
    let read = |(position, column): (usize, rusqlite::Column<'_>)| {
        let value = match row.get_ref(position).map_err(unreadable)? {
            ValueRef::Null => Value::Null,
            ValueRef::Integer(number) if column.decl_type() == Some("BOOLEAN") => {
                Value::Bool(number != 0)
            }
            ValueRef::Integer(number) => Value::Int(number),
            ValueRef::Real(number) => Value::Float(number),
            ValueRef::Text(bytes) => {
                Value::Text(String::from_utf8(bytes.to_vec()).map_err(unreadable)?)
            }
            ValueRef::Blob(bytes) => Value::Bytes(bytes.to_vec()),
        };
        Ok((column.name().to_owned(), value))
    };
    statement.columns().enumerate().map(read).collect()
}
