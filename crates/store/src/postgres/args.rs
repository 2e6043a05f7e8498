//! Arguments for PostgreSQL, written as the type the statement asks for: `$1`
//! needs no cast whether its column is `integer` or `bigint`, and null is null.

use std::error::Error;

use bytes::BytesMut;
use tokio_postgres::types::{FromSql, IsNull, ToSql, Type, to_sql_checked};

use crate::Arg;

type Outcome = Result<IsNull, Box<dyn Error + Sync + Send>>;

impl ToSql for Arg<'_> {
    fn to_sql(&self, kind: &Type, out: &mut BytesMut) -> Outcome {
        match *self {
            Arg::Null => Ok(IsNull::Yes),
            Arg::Int(value) => write_integer(value, kind, out),
            Arg::Float(value) if *kind == Type::FLOAT4 => (value as f32).to_sql(kind, out),
            Arg::Float(value) if *kind == Type::FLOAT8 => value.to_sql(kind, out),
            Arg::Text(value) if <&str as FromSql>::accepts(kind) => value.to_sql(kind, out),
            Arg::Bytes(value) if *kind == Type::BYTEA => value.to_sql(kind, out),
            Arg::Bool(value) if *kind == Type::BOOL => value.to_sql(kind, out),
            _ => Err(format!("{self:?} cannot be written as {kind}").into()),
        }
    }

    /// Which types are right depends on the value, which is not known here.
    fn accepts(_: &Type) -> bool {
        true
    }

    to_sql_checked!();
}

fn write_integer(value: i64, kind: &Type, out: &mut BytesMut) -> Outcome {
    match *kind {
        Type::INT8 => value.to_sql(kind, out),
        Type::INT4 => i32::try_from(value)?.to_sql(kind, out),
        Type::INT2 => i16::try_from(value)?.to_sql(kind, out),
        Type::FLOAT8 => (value as f64).to_sql(kind, out),
        _ => Err(format!("an integer cannot be written as {kind}").into()),
    }
}
