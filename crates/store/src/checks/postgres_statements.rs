//! Every statement, prepared by PostgreSQL.

use deadpool_postgres::Client;
use tokio_postgres::{Column, SimpleQueryMessage, types::Type};

use super::{Answered, SMALL, mismatches, written_out};
use crate::{
    Entry, Kind, Result,
    postgres::{Postgres, failed},
};

/// Makes plans independent of how little a test's tables hold, and of values:
/// a look through a whole table remains only where no index serves.
const PLANNING: &str = "SET enable_seqscan = off; SET plan_cache_mode = force_generic_plan";

/// What is wrong, each with the statement's name.
pub(super) async fn complaints(postgres: &Postgres, entries: &[&Entry]) -> Result<Vec<String>> {
    let client = postgres.client().await?;
    client
        .batch_execute(PLANNING)
        .await
        .map_err(failed("preparing to plan"))?;
    let mut complaints = Vec::new();
    for entry in entries {
        let found = complaints_about(&client, entry).await;
        let found = found.unwrap_or_else(|error| vec![error.to_string()]);
        complaints.extend(
            found
                .into_iter()
                .map(|what| format!("{}: {what}", entry.name)),
        );
    }
    // Its settings are not for others.
    drop(Client::take(client));
    Ok(complaints)
}

async fn complaints_about(client: &Client, entry: &Entry) -> Result<Vec<String>> {
    let text = written_out(entry.text, '$');
    let statement = client.prepare(&text).await.map_err(failed("preparing"))?;
    let mut answered = Vec::new();
    for column in statement.columns() {
        answered.push(Answered {
            name: column.name().to_owned(),
            kind: Some(match kind(column.type_()) {
                Some(kind) => kind,
                None => return Ok(vec![format!("answers the type {}", column.type_())]),
            }),
            nullable: nullable(client, column).await?,
        });
    }
    let parameters = statement.params().len();
    let mut wrong = mismatches(entry, parameters, &answered);
    if !entry.slow {
        let whole = whole_tables(client, &text, parameters).await?;
        wrong.extend(
            whole
                .iter()
                .map(|table| format!("looks through all of {table}")),
        );
    }
    Ok(wrong)
}

/// The kind of a type, when this crate reads it.
pub(super) fn kind(kind: &Type) -> Option<Kind> {
    Some(match *kind {
        Type::INT2 | Type::INT4 | Type::INT8 => Kind::Int,
        Type::TEXT | Type::VARCHAR => Kind::Text,
        Type::BYTEA => Kind::Bytes,
        Type::FLOAT4 | Type::FLOAT8 => Kind::Float,
        Type::BOOL => Kind::Bool,
        _ => return None,
    })
}

/// Whether the column of the table it comes from may hold null; no for what is
/// computed, which PostgreSQL says nothing about.
async fn nullable(client: &Client, column: &Column) -> Result<bool> {
    let (Some(table), Some(number)) = (column.table_oid(), column.column_id()) else {
        return Ok(false);
    };
    let text = "SELECT NOT attnotnull FROM pg_attribute WHERE attrelid = $1 AND attnum = $2";
    let row = client
        .query_one(text, &[&table, &number])
        .await
        .map_err(failed("looking up"))?;
    Ok(row.get(0))
}

async fn whole_tables(client: &Client, text: &str, parameters: usize) -> Result<Vec<String>> {
    let values = if parameters == 0 {
        String::new()
    } else {
        format!("({})", vec!["NULL"; parameters].join(", "))
    };
    let explain =
        format!("PREPARE checked AS {text}; EXPLAIN EXECUTE checked{values}; DEALLOCATE checked");
    let answers = client
        .simple_query(&explain)
        .await
        .map_err(failed("asking for a plan"))?;
    let tables = answers.iter().filter_map(|answer| match answer {
        SimpleQueryMessage::Row(row) => row
            .get(0)?
            .split_once("Seq Scan on ")?
            .1
            .split_whitespace()
            .next(),
        _ => None,
    });
    Ok(tables
        .filter(|table| !SMALL.contains(table))
        .map(str::to_owned)
        .collect())
}
