//! Arguments of statements.

use std::{borrow::Cow, sync::Arc};

/// One argument. It carries no type of the database: each engine writes it
/// as the type the statement asks for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Arg<'a> {
    /// No value.
    Null,
    /// An integer, also a moment in milliseconds since 1970.
    Int(i64),
    /// A floating point number.
    Float(f64),
    /// Text.
    Text(&'a str),
    /// Bytes.
    Bytes(&'a [u8]),
    /// A truth value.
    Bool(bool),
}

/// What can stand in [`args!`](crate::args!).
pub trait AsArg {
    /// The value as an argument.
    fn as_arg(&self) -> Arg<'_>;
}

/// Makes the array of arguments `$1…$n`: `args![id, name, optional]`.
/// Values are borrowed, not moved.
#[macro_export]
macro_rules! args {
    ($($value:expr),* $(,)?) => { [$($crate::AsArg::as_arg(&$value)),*] };
}

/// Implements [`AsArg`] for types that are values themselves.
macro_rules! values {
    ($($kind:ty => |$value:ident| $arg:expr;)*) => {$(
        impl AsArg for $kind {
            fn as_arg(&self) -> Arg<'_> {
                let $value = self;
                $arg
            }
        }
    )*};
}

values! {
    i64 => |value| Arg::Int(*value);
    i32 => |value| Arg::Int(i64::from(*value));
    u32 => |value| Arg::Int(i64::from(*value));
    u16 => |value| Arg::Int(i64::from(*value));
    u8 => |value| Arg::Int(i64::from(*value));
    f64 => |value| Arg::Float(*value);
    bool => |value| Arg::Bool(*value);
    str => |value| Arg::Text(value);
    String => |value| Arg::Text(value);
    Arc<str> => |value| Arg::Text(value);
    Cow<'_, str> => |value| Arg::Text(value);
    [u8] => |value| Arg::Bytes(value);
    Vec<u8> => |value| Arg::Bytes(value);
}

/// The ids of nouns.
macro_rules! id_args {
    ($($id:path)*) => {$(
        impl AsArg for $id {
            fn as_arg(&self) -> Arg<'_> {
                Arg::Int(self.0)
            }
        }
    )*};
}

contract::every_id!(id_args);

impl<const N: usize> AsArg for [u8; N] {
    fn as_arg(&self) -> Arg<'_> {
        Arg::Bytes(self)
    }
}

impl<T: AsArg> AsArg for Option<T> {
    fn as_arg(&self) -> Arg<'_> {
        self.as_ref().map_or(Arg::Null, AsArg::as_arg)
    }
}

impl<T: AsArg + ?Sized> AsArg for &T {
    fn as_arg(&self) -> Arg<'_> {
        (**self).as_arg()
    }
}

impl AsArg for Arg<'_> {
    fn as_arg(&self) -> Arg<'_> {
        *self
    }
}
