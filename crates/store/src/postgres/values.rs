//! Reading numbers of every width as the widest of their kind.

use std::error::Error;

use tokio_postgres::types::{FromSql, Type};

type Outcome<T> = Result<T, Box<dyn Error + Sync + Send>>;

/// An integer of 2, 4 or 8 bytes.
pub(crate) struct Integer(pub(crate) i64);

impl<'a> FromSql<'a> for Integer {
    fn from_sql(kind: &Type, raw: &'a [u8]) -> Outcome<Self> {
        Ok(Self(match *kind {
            Type::INT2 => i64::from(i16::from_sql(kind, raw)?),
            Type::INT4 => i64::from(i32::from_sql(kind, raw)?),
            _ => i64::from_sql(kind, raw)?,
        }))
    }

    fn accepts(kind: &Type) -> bool {
        matches!(*kind, Type::INT2 | Type::INT4 | Type::INT8)
    }
}

/// A floating point number of 4 or 8 bytes.
pub(crate) struct Real(pub(crate) f64);

impl<'a> FromSql<'a> for Real {
    fn from_sql(kind: &Type, raw: &'a [u8]) -> Outcome<Self> {
        Ok(Self(match *kind {
            Type::FLOAT4 => f64::from(f32::from_sql(kind, raw)?),
            _ => f64::from_sql(kind, raw)?,
        }))
    }

    fn accepts(kind: &Type) -> bool {
        matches!(*kind, Type::FLOAT4 | Type::FLOAT8)
    }
}
