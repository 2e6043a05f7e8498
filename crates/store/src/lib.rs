//! The database engine room: SQLite inside the process, or PostgreSQL.
//!
//! One text per query: `$1…$n`, values are integers, floats, text, bytes,
//! booleans and null. Statements are typed constants made by [`sql!`], collected
//! so that [`checks`] can prove each of them on both engines; rows are made by
//! [`row!`], arguments by [`args!`].
//!
//! Invariants:
//! - What [`Tx::commit`] answered is on the disk.
//! - A [`Tx`] that met an error writes nothing, on either engine.
//! - While a [`Tx`] lives no other transaction writes (SQLite): no network, file
//!   or picture work inside.
//! - One process at a time writes a SQLite file.
//!
//! - What a table holds of a user can be read and erased by the user's id:
//!   [`owned!`], beside the table's statements.
//!
//! - How every table is spread over the machines of a Citus cluster is said in one
//!   place, `migrations/distribution.toml`.
//!
//! Tables owned: `settings`.
//!
//! Deliberately absent: any noun of the product but the types of ids, query builders,
//! JSON operators (they differ between the engines; JSON stays opaque text).

mod address;
mod args;
mod bookmarks;
mod db;
mod distribution;
mod error;
mod migrate;
mod owned;
mod postgres;
mod row;
mod run;
mod secret;
mod sql;
mod sqlite;
mod tx;

pub mod backup;
pub mod checks;
pub mod dialect;

pub use address::{Address, Options};
pub use args::{Arg, AsArg};
pub use bookmarks::Bookmarks;
pub use db::{Db, Engine};
pub use error::{Error, Result};
pub use migrate::digest as migrations_digest;
pub use owned::{OWNED, Owned};
pub use postgres::Notices;
pub use row::{AnyRow, Beside, Column, Kind, Record, Row, Shape, Value};
pub use run::{Member, Run};
#[doc(hidden)]
pub use sql::Query;
pub use sql::{Entry, Sql};
pub use tx::{Snapshot, Tx};

/// What the macros of this crate need at the place where they are used.
#[doc(hidden)]
pub mod used_by_macros {
    pub use crate::{
        dialect::placeholders::for_sqlite,
        owned::OWNED,
        sql::{STATEMENTS, text},
    };
    pub use linkme;
}
