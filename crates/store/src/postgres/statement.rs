//! Running one statement on one connection.

use deadpool_postgres::Client;
use tokio_postgres::types::ToSql;

use super::errors;
use crate::{AnyRow, Arg, Error, Result, Row};

/// All rows of a statement.
pub(crate) async fn rows<R: Row>(client: &Client, text: &str, args: &[Arg<'_>]) -> Result<Vec<R>> {
    let doing = "running a statement";
    let statement = client.prepare_cached(text).await.map_err(failed(doing))?;
    let rows = client
        .query(&statement, &erased(args))
        .await
        .map_err(failed(doing))?;
    rows.iter()
        .map(|row| R::read(AnyRow::Postgres(row)))
        .collect()
}

/// Runs a statement without rows; how many rows it changed.
pub(crate) async fn exec(client: &Client, text: &str, args: &[Arg<'_>]) -> Result<u64> {
    let doing = "running a statement";
    let statement = client.prepare_cached(text).await.map_err(failed(doing))?;
    client
        .execute(&statement, &erased(args))
        .await
        .map_err(failed(doing))
}

fn erased<'a>(args: &'a [Arg<'_>]) -> Vec<&'a (dyn ToSql + Sync)> {
    args.iter().map(|arg| arg as &(dyn ToSql + Sync)).collect()
}

/// Names a driver's failure, for `map_err`.
pub(crate) fn failed(doing: &'static str) -> impl Fn(tokio_postgres::Error) -> Error {
    move |cause| errors::name(doing, cause)
}
