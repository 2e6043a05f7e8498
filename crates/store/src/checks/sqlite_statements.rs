//! Every statement, prepared by SQLite.

use rusqlite::{Connection, Statement};

use super::{
    Answered, SMALL, mismatches,
    plan::{compares_rows_singly, whole_tables},
    sqlite_schema, written_out,
};
use crate::{
    Entry, Kind, Result,
    sqlite::{Sqlite, failed, open_reader},
};

/// What is wrong, each with the statement's name.
pub(super) fn complaints(sqlite: &Sqlite, entries: &[&Entry]) -> Result<Vec<String>> {
    let connection = open_reader(sqlite.file())?;
    let tables = sqlite_schema::tables(&connection)?;
    let growing: Vec<String> = tables
        .into_iter()
        .filter(|table| !SMALL.contains(&table.as_str()))
        .collect();
    let wrong = |entry: &&Entry| {
        let text = written_out(entry.sqlite, '?');
        let found = complaints_about(&connection, entry, &text, &growing)
            .unwrap_or_else(|error| vec![error.to_string()]);
        found
            .into_iter()
            .map(|what| format!("{}: {what}", entry.name))
            .collect::<Vec<_>>()
    };
    Ok(entries.iter().flat_map(wrong).collect())
}

fn complaints_about(
    connection: &Connection,
    entry: &Entry,
    text: &str,
    growing: &[String],
) -> Result<Vec<String>> {
    let statement = connection.prepare(text).map_err(failed("preparing"))?;
    let mut wrong = mismatches(entry, statement.parameter_count(), &answered(&statement));
    if !entry.slow {
        let plan = plan(connection, text)?;
        let whole = whole_tables(text, &plan, growing);
        wrong.extend(
            whole
                .iter()
                .map(|table| format!("looks through all of {table}")),
        );
        if compares_rows_singly(text, &plan) {
            wrong.push("compares rows one by one".to_owned());
        }
    }
    Ok(wrong)
}

/// SQLite knows the declared type of plain columns only, and whether they may be
/// null not at all; PostgreSQL's check covers the rest.
fn answered(statement: &Statement<'_>) -> Vec<Answered> {
    let column = |column: rusqlite::Column<'_>| Answered {
        name: column.name().to_owned(),
        kind: column.decl_type().and_then(kind),
        nullable: false,
    };
    statement.columns().map(column).collect()
}

/// The kind of a declared type.
pub(super) fn kind(declared: &str) -> Option<Kind> {
    Some(match declared {
        "INTEGER" | "BIGINT" => Kind::Int,
        "TEXT" => Kind::Text,
        "BLOB" => Kind::Bytes,
        "REAL" => Kind::Float,
        "BOOLEAN" => Kind::Bool,
        _ => return None,
    })
}

fn plan(connection: &Connection, text: &str) -> Result<Vec<String>> {
    let doing = "asking for a plan";
    let mut statement = connection
        .prepare(&format!("EXPLAIN QUERY PLAN {text}"))
        .map_err(failed(doing))?;
    // Values are not bound: a plan does not depend on them.
    let mut rows = statement.raw_query();
    let mut lines = Vec::new();
    while let Some(row) = rows.next().map_err(failed(doing))? {
        lines.push(row.get("detail").map_err(failed(doing))?);
    }
    Ok(lines)
}
