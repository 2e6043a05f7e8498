//! The tables, as SQLite tells them.

use rusqlite::{Connection, Row};

use super::sqlite_statements::kind;
use crate::{
    Result,
    sqlite::{Sqlite, failed, open_reader},
};

const DOING: &str = "describing the tables";

/// A line for each column, key, index and reference.
pub(super) fn lines(sqlite: &Sqlite) -> Result<Vec<String>> {
    let connection = open_reader(sqlite.file())?;
    let mut lines = Vec::new();
    for table in tables(&connection)? {
        lines.extend(columns(&connection, &table)?);
        lines.extend(primary_key(&connection, &table)?);
        lines.extend(indexes(&connection, &table)?);
        lines.extend(references(&connection, &table)?);
    }
    Ok(lines)
}

/// The names of all tables.
pub(super) fn tables(connection: &Connection) -> Result<Vec<String>> {
    let text = "SELECT name FROM sqlite_schema WHERE type = ?1 AND substr(name, 1, 7) <> 'sqlite_'";
    query(connection, text, "table", |row| row.get(0))
}

fn columns(connection: &Connection, table: &str) -> Result<Vec<String>> {
    let text = "SELECT c.name, c.type, c.\"notnull\", c.dflt_value IS NOT NULL,
            c.pk = 1 AND t.sql LIKE '%AUTOINCREMENT%'
        FROM pragma_table_xinfo(?1) AS c JOIN sqlite_schema AS t ON t.name = ?1";
    query(connection, text, table, |row| {
        let (name, declared): (String, String) = (row.get(0)?, row.get(1)?);
        let kind = kind(&declared).map_or(declared, |kind| format!("{kind:?}"));
        let notes = [(2, " not null"), (3, " default"), (4, " numbered")];
        let mut line = format!("{table}.{name}: {kind}");
        for (position, note) in notes {
            if row.get(position)? {
                line += note;
            }
        }
        Ok(line)
    })
}

fn primary_key(connection: &Connection, table: &str) -> Result<Option<String>> {
    let text = "SELECT name FROM pragma_table_xinfo(?1) WHERE pk > 0 ORDER BY pk";
    let columns: Vec<String> = query(connection, text, table, |row| row.get(0))?;
    Ok((!columns.is_empty()).then(|| format!("{table}: primary key ({})", columns.join(", "))))
}

fn indexes(connection: &Connection, table: &str) -> Result<Vec<String>> {
    let text = "SELECT name, \"unique\", origin, partial FROM pragma_index_list(?1)
        WHERE origin <> 'pk'";
    let list = query(connection, text, table, |row| {
        Ok((
            row.get::<_, String>(0)?,
            row.get(1)?,
            row.get::<_, String>(2)?,
            row.get(3)?,
        ))
    })?;
    let mut lines = Vec::new();
    for (name, unique, origin, partial) in list {
        let text = "SELECT coalesce(name, '(expression)') || iif(\"desc\", ' desc', '')
            FROM pragma_index_xinfo(?1) WHERE key ORDER BY seqno";
        let columns: Vec<String> = query(connection, text, &name, |row| row.get(0))?;
        let what = if origin == "u" {
            "unique".to_owned()
        } else {
            format!("index {name}")
        };
        let unique: bool = unique;
        let mut line = format!("{table}: {what} ({})", columns.join(", "));
        if unique && origin != "u" {
            line += " unique";
        }
        if partial {
            line += " partial";
        }
        lines.push(line);
    }
    Ok(lines)
}

fn references(connection: &Connection, table: &str) -> Result<Vec<String>> {
    let text = "SELECT \"from\", \"table\", \"to\" FROM pragma_foreign_key_list(?1)";
    query(connection, text, table, |row| {
        let (from, to_table, to): (String, String, String) =
            (row.get(0)?, row.get(1)?, row.get(2)?);
        Ok(format!("{table}.{from}: references {to_table}.{to}"))
    })
}

fn query<T>(
    connection: &Connection,
    text: &str,
    argument: &str,
    read: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
) -> Result<Vec<T>> {
    let mut statement = connection.prepare(text).map_err(failed(DOING))?;
    let rows = statement
        .query_map([argument], read)
        .map_err(failed(DOING))?;
    rows.collect::<rusqlite::Result<_>>().map_err(failed(DOING))
}
