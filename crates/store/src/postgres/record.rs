//! Rows whose columns are not known beforehand.

use tokio_postgres::{Row, types::Type};

use super::{Integer, Real};
use crate::{Error, Result, Value, row::unreadable};

/// All values with their columns' names.
pub(crate) fn read_record(row: &Row) -> Result<Vec<(String, Value)>> {
    let read = |(position, column): (usize, &tokio_postgres::Column)| {
        let value = read_value(row, position, column.type_())?;
        Ok((column.name().to_owned(), value.unwrap_or(Value::Null)))
    };
    row.columns().iter().enumerate().map(read).collect()
}

fn read_value(row: &Row, position: usize, kind: &Type) -> Result<Option<Value>> {
    Ok(match *kind {
        Type::INT2 | Type::INT4 | Type::INT8 => row
            .try_get::<_, Option<Integer>>(position)
            .map_err(unreadable)?
            .map(|number| Value::Int(number.0)),
        Type::FLOAT4 | Type::FLOAT8 => row
            .try_get::<_, Option<Real>>(position)
            .map_err(unreadable)?
            .map(|number| Value::Float(number.0)),
        Type::TEXT | Type::VARCHAR => row
            .try_get::<_, Option<String>>(position)
            .map_err(unreadable)?
            .map(Value::Text),
        Type::BYTEA => row
            .try_get::<_, Option<Vec<u8>>>(position)
            .map_err(unreadable)?
            .map(Value::Bytes),
        Type::BOOL => row
            .try_get::<_, Option<bool>>(position)
            .map_err(unreadable)?
            .map(Value::Bool),
        _ => return Err(Error::broken("reading a column", format!("it is {kind}"))),
    })
}
