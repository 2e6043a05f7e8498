//! Rows: from either driver's row to a Rust value, by position.

use crate::{Error, Result};

/// A row of either engine, borrowed while it is read.
#[derive(Clone, Copy)]
pub enum AnyRow<'r> {
    /// A row of SQLite.
    #[doc(hidden)]
    Sqlite(&'r rusqlite::Row<'r>),
    /// A row of PostgreSQL.
    #[doc(hidden)]
    Postgres(&'r tokio_postgres::Row),
}

/// The kinds of values both engines have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// 64-bit signed integer.
    Int,
    /// 64-bit floating point number.
    Float,
    /// Text.
    Text,
    /// Bytes.
    Bytes,
    /// Truth value.
    Bool,
}

/// A value of whatever kind a column has.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// No value.
    Null,
    /// See [`Kind::Int`].
    Int(i64),
    /// See [`Kind::Float`].
    Float(f64),
    /// See [`Kind::Text`].
    Text(String),
    /// See [`Kind::Bytes`].
    Bytes(Vec<u8>),
    /// See [`Kind::Bool`].
    Bool(bool),
}

/// A row whose columns are not known beforehand: values by the columns' names, in
/// order. For what is handed on whole; to read a value, declare a row.
#[derive(Clone, Debug, PartialEq)]
pub struct Record(pub Vec<(String, Value)>);

/// What a row type expects of one column of its statement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// The column's name; none for tuples and single values.
    pub name: Option<&'static str>,
    /// The kind of its values.
    pub kind: Kind,
    /// Whether null is understood.
    pub nullable: bool,
}

/// A value of one column. Implemented for `i64`, `f64`, `String`, `Vec<u8>`,
/// `bool`, the ids of the contract, and `Option` of them.
pub trait Column: Sized + Send + 'static {
    /// The kind of the value.
    const KIND: Kind;
    /// Whether null is understood.
    const NULLABLE: bool = false;

    /// Reads the column at a position counted from 0. Fails when the column is
    /// missing or holds something else.
    fn read_at(row: AnyRow<'_>, position: usize) -> Result<Self>;
}

/// What a statement answers: a struct made by [`row!`](crate::row!), a single
/// value, a tuple of up to eight, two of these [`Beside`] each other, or `()` for
/// statements without rows.
pub trait Row: Sized + Send + 'static {
    /// How many columns it takes.
    const WIDTH: usize;

    /// The columns, in order.
    fn shapes() -> Vec<Shape>;

    /// Reads its columns, the first of which stands at this position, counted from 0.
    fn read_from(row: AnyRow<'_>, first: usize) -> Result<Self>;

    /// Reads a whole row.
    fn read(row: AnyRow<'_>) -> Result<Self> {
        Self::read_from(row, 0)
    }
}

/// Two rows in one: the columns of the second stand behind those of the first.
#[derive(Clone, Debug, PartialEq)]
pub struct Beside<A, B>(pub A, pub B);

impl<A: Row, B: Row> Row for Beside<A, B> {
    const WIDTH: usize = A::WIDTH + B::WIDTH;

    fn shapes() -> Vec<Shape> {
        [A::shapes(), B::shapes()].concat()
    }

    fn read_from(row: AnyRow<'_>, first: usize) -> Result<Self> {
        Ok(Self(
            A::read_from(row, first)?,
            B::read_from(row, first + A::WIDTH)?,
        ))
    }
}

/// Declares structs that statements answer: the fields are the columns, in
/// order and by name. `Debug`, `Clone` and `PartialEq` are derived.
#[macro_export]
macro_rules! row {
    ($($(#[$meta:meta])* $vis:vis struct $name:ident {
        $($(#[$field_meta:meta])* $field_vis:vis $field:ident: $kind:ty),* $(,)?
    })*) => {$(
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq)]
        $vis struct $name {
            $($(#[$field_meta])* $field_vis $field: $kind),*
        }

        impl $crate::Row for $name {
            const WIDTH: usize = [$(stringify!($field)),*].len();

            fn shapes() -> ::std::vec::Vec<$crate::Shape> {
                ::std::vec![$($crate::Shape {
                    name: ::core::option::Option::Some(stringify!($field)),
                    kind: <$kind as $crate::Column>::KIND,
                    nullable: <$kind as $crate::Column>::NULLABLE,
                }),*]
            }

            fn read_from(row: $crate::AnyRow<'_>, first: usize) -> $crate::Result<Self> {
                let mut position = first..;
                ::core::result::Result::Ok(Self {
                    $($field: $crate::Column::read_at(row, position.next().unwrap_or_default())?),*
                })
            }
        }
    )*};
}

/// The column types both drivers convert; PostgreSQL's through own readers,
/// which accept every width of a kind.
macro_rules! columns {
    ($($kind:ty, $word:ident, |$value:ident: $read:ty| $convert:expr;)*) => {$(
        impl Column for $kind {
            const KIND: Kind = Kind::$word;

            fn read_at(row: AnyRow<'_>, position: usize) -> Result<Self> {
                <Option<$kind>>::read_at(row, position)?.ok_or_else(unexpected_null)
            }
        }

        impl Column for Option<$kind> {
            const KIND: Kind = Kind::$word;
            const NULLABLE: bool = true;

            fn read_at(row: AnyRow<'_>, position: usize) -> Result<Self> {
                match row {
                    AnyRow::Sqlite(row) => row.get(position).map_err(unreadable),
                    AnyRow::Postgres(row) => row
                        .try_get::<_, Option<$read>>(position)
                        .map(|value| value.map(|$value| $convert))
                        .map_err(unreadable),
                }
            }
        }
    )*};
}

columns! {
    i64, Int, |value: crate::postgres::Integer| value.0;
    f64, Float, |value: crate::postgres::Real| value.0;
    String, Text, |value: String| value;
    Vec<u8>, Bytes, |value: Vec<u8>| value;
    bool, Bool, |value: bool| value;
}

/// The ids of nouns: integers that keep their type.
macro_rules! id_columns {
    ($($id:path)*) => {$(
        impl Column for $id {
            const KIND: Kind = Kind::Int;

            fn read_at(row: AnyRow<'_>, position: usize) -> Result<Self> {
                Column::read_at(row, position).map($id)
            }
        }

        impl Column for Option<$id> {
            const KIND: Kind = Kind::Int;
            const NULLABLE: bool = true;

            fn read_at(row: AnyRow<'_>, position: usize) -> Result<Self> {
                <Option<i64>>::read_at(row, position).map(|id| id.map($id))
            }
        }
    )*};
}

contract::every_id!(id_columns);

impl Shape {
    /// Stands for any number of columns of any kind.
    pub(crate) const ANY: Self = Self {
        name: Some("*"),
        kind: Kind::Text,
        nullable: true,
    };
}

/// Alone only: it takes whatever columns there are.
impl Row for Record {
    const WIDTH: usize = 0;

    fn shapes() -> Vec<Shape> {
        vec![Shape::ANY]
    }

    fn read_from(row: AnyRow<'_>, _: usize) -> Result<Self> {
        match row {
            AnyRow::Sqlite(row) => crate::sqlite::read_record(row),
            AnyRow::Postgres(row) => crate::postgres::read_record(row),
        }
        .map(Self)
    }
}

pub(crate) fn unreadable(cause: impl std::error::Error + Send + Sync + 'static) -> Error {
    Error::broken("reading a column", cause)
}

fn unexpected_null() -> Error {
    Error::broken("reading a column", "null where a value was expected")
}

impl Row for () {
    const WIDTH: usize = 0;

    fn shapes() -> Vec<Shape> {
        Vec::new()
    }

    fn read_from(_: AnyRow<'_>, _: usize) -> Result<Self> {
        Ok(())
    }
}

impl<T: Column> Row for T {
    const WIDTH: usize = 1;

    fn shapes() -> Vec<Shape> {
        vec![Shape {
            name: None,
            kind: T::KIND,
            nullable: T::NULLABLE,
        }]
    }

    fn read_from(row: AnyRow<'_>, first: usize) -> Result<Self> {
        T::read_at(row, first)
    }
}

/// Implements [`Row`] for tuples of columns.
macro_rules! tuples {
    ($($($part:ident $position:tt),+;)*) => {$(
        impl<$($part: Column),+> Row for ($($part,)+) {
            const WIDTH: usize = [$($position),+].len();

            fn shapes() -> Vec<Shape> {
                vec![$(Shape { name: None, kind: $part::KIND, nullable: $part::NULLABLE }),+]
            }

            fn read_from(row: AnyRow<'_>, first: usize) -> Result<Self> {
                Ok(($($part::read_at(row, first + $position)?,)+))
            }
        }
    )*};
}

tuples! {
    A 0, B 1;
    A 0, B 1, C 2;
    A 0, B 1, C 2, D 3;
    A 0, B 1, C 2, D 3, E 4;
    A 0, B 1, C 2, D 3, E 4, F 5;
    A 0, B 1, C 2, D 3, E 4, F 5, G 6;
    A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7;
}
