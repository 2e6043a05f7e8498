//! Proofs for tests: that every statement fits both engines, and that both
//! engines have the same tables. They look at the real database; nothing is
//! parsed from files.

mod citus_statements;
mod contents;
mod distribution;
mod plan;
mod postgres_schema;
mod postgres_statements;
mod sqlite_schema;
mod sqlite_statements;

pub use citus_statements::fan_out;
pub use contents::{Contents, contents};
pub use distribution::distribution;

use crate::{
    Db, Entry, Kind, Result, Run, Shape,
    db::Backend,
    dialect::lists::{WIDTHS, expand, highest_placeholder},
    sql::STATEMENTS,
};

/// Tables that stay small, so that looking through all of one is no harm.
const SMALL: [&str; 4] = ["host_rules", "job_schedules", "migrations", "settings"];

/// Complaints about the statements of all linked crates, on this database's
/// engine: one that cannot be prepared; parameters that are not numbered from 1;
/// columns whose number, names or types are not those of the Rust row; a look
/// through the whole of a growing table in a statement that is not declared
/// `slow`. Empty when all is well. The database must be migrated.
pub async fn statements(db: &Db) -> Result<Vec<String>> {
    let engine = db.engine();
    let mut entries: Vec<_> = STATEMENTS
        .iter()
        .filter(|entry| entry.only.is_none_or(|only| only == engine))
        .collect();
    entries.sort_by_key(|entry| entry.name);
    match db.backend.as_ref() {
        Backend::Sqlite(sqlite) => sqlite_statements::complaints(sqlite, &entries),
        Backend::Postgres(postgres) => postgres_statements::complaints(postgres, &entries).await,
    }
}

/// The tables in words that are equal on both engines when the tables are: one
/// sorted line for each column (type, nullability, default, numbering), key,
/// uniqueness, index and reference.
pub async fn schema(db: &Db) -> Result<Vec<String>> {
    let mut lines = match db.backend.as_ref() {
        Backend::Sqlite(sqlite) => sqlite_schema::lines(sqlite)?,
        Backend::Postgres(postgres) => postgres_schema::lines(postgres).await?,
    };
    lines.sort();
    Ok(lines)
}

/// A column an engine says a statement answers.
struct Answered {
    name: String,
    /// Unknown for what SQLite computes.
    kind: Option<Kind>,
    /// Whether the column it comes from may hold null, where that is known.
    nullable: bool,
}

/// What is wrong with a statement's parameters and columns.
fn mismatches(entry: &Entry, parameters: usize, answered: &[Answered]) -> Vec<String> {
    let mut wrong = Vec::new();
    let expected = parameter_count(entry);
    if parameters != expected {
        wrong.push(format!(
            "takes {parameters} parameters, its text shows {expected}"
        ));
    }
    let shapes = (entry.shapes)();
    if shapes == [Shape::ANY] {
        return wrong;
    }
    if shapes.len() != answered.len() {
        wrong.push(format!(
            "answers {} columns, its row has {}",
            answered.len(),
            shapes.len()
        ));
        return wrong;
    }
    wrong.extend(
        shapes
            .iter()
            .zip(answered)
            .filter_map(|(shape, column)| differ(shape, column)),
    );
    wrong
}

fn differ(shape: &Shape, column: &Answered) -> Option<String> {
    let name = &column.name;
    if let Some(field) = shape.name.filter(|field| field != name) {
        return Some(format!("answers {name} where the row has {field}"));
    }
    if let Some(kind) = column.kind.filter(|kind| *kind != shape.kind) {
        return Some(format!(
            "answers {name} as {kind:?}, the row has {:?}",
            shape.kind
        ));
    }
    (column.nullable && !shape.nullable).then(|| format!("{name} may be null, the row cannot"))
}

/// How many parameters the text needs, with the shortest list.
fn parameter_count(entry: &Entry) -> usize {
    let list = if entry.has_list() { WIDTHS[0] } else { 0 };
    highest_placeholder(entry.text, '$') + list
}

/// The text with the shortest list written out.
fn written_out(text: &str, sign: char) -> String {
    expand(text, sign, highest_placeholder(text, sign), WIDTHS[0])
}
