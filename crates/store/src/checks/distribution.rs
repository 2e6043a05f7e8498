//! The law of distribution against the tables there are.

use std::collections::BTreeMap;

use super::schema;
use crate::{
    Db, Result,
    distribution::{Spread, law},
};

/// Complaints about `migrations/distribution.toml`: a table that it does not name or
/// that does not exist, a column that does not exist, tables beside each other
/// whose columns differ in type, a unique index without the column. Empty when all
/// is well. The database must be migrated.
pub async fn distribution(db: &Db) -> Result<Vec<String>> {
    Ok(complaints(&law()?, &schema(db).await?))
}

fn complaints(law: &BTreeMap<String, Spread>, schema: &[String]) -> Vec<String> {
    let columns: BTreeMap<&str, &str> = schema.iter().filter_map(|line| column(line)).collect();
    let tables = columns.keys().filter_map(|name| name.split_once('.'));
    let mut wrong: Vec<String> = tables
        .filter(|(table, _)| !law.contains_key(*table))
        .map(|(table, _)| format!("{table}: distribution.toml does not name it"))
        .collect();
    wrong.dedup();
    for (table, spread) in law {
        wrong.extend(about(table, spread, law, &columns));
        if let Spread::By { column, .. } = spread {
            wrong.extend(loose_keys(table, column, schema));
        }
    }
    wrong
}

/// The column that a line of the schema describes, `table.column`, and its type.
fn column(line: &str) -> Option<(&str, &str)> {
    let (name, rest) = line.split_once(": ")?;
    let kind = rest.split(' ').next()?;
    (name.contains('.') && kind != "references").then_some((name, kind))
}

fn about(
    table: &str,
    spread: &Spread,
    law: &BTreeMap<String, Spread>,
    columns: &BTreeMap<&str, &str>,
) -> Option<String> {
    let kind = |table: &str, column: &str| columns.get(format!("{table}.{column}").as_str());
    let Spread::By { column, beside } = spread else {
        let prefix = format!("{table}.");
        let exists = columns.keys().any(|name| name.starts_with(&prefix));
        return (!exists).then(|| format!("{table}: there is no such table"));
    };
    let Some(own) = kind(table, column) else {
        return Some(format!("{table}: it has no column {column}"));
    };
    let beside = beside.as_ref()?;
    match law.get(beside) {
        Some(Spread::By {
            column: theirs,
            beside: None,
        }) if kind(beside, theirs) == Some(own) => None,
        Some(Spread::By { beside: None, .. }) => Some(format!(
            "{table}: {column} has not the type of {beside}'s column"
        )),
        _ => Some(format!("{table}: {beside} does not begin a group")),
    }
}

/// Keys that Citus could not keep unique, because they lack the column.
fn loose_keys(table: &str, column: &str, schema: &[String]) -> Vec<String> {
    let of_table = schema.iter().filter_map(|line| {
        let key = line.strip_prefix(table)?.strip_prefix(": ")?;
        let is_unique =
            key.starts_with("primary key") || key.starts_with("unique") || key.contains(") unique");
        let inside = key.split_once('(')?.1.split_once(')')?.0;
        let has_column = inside.split(", ").any(|name| name == column);
        (is_unique && !has_column).then(|| format!("{table}: {key} lacks {column}"))
    });
    of_table.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_law_misses_is_found() {
        let by = |column: &str, beside: Option<&str>| Spread::By {
            column: column.into(),
            beside: beside.map(str::to_owned),
        };
        let schema = [
            "users.id: Int not null",
            "users: primary key (id)",
            "names.name: Text not null",
            "names.user_id: Int not null",
            "names: primary key (name)",
            "names: index one_each (user_id, name) unique",
            "jobs.id: Int not null numbered",
        ]
        .map(str::to_owned);
        let good: BTreeMap<String, Spread> = [
            ("users".to_owned(), by("id", None)),
            ("names".to_owned(), by("name", None)),
            ("jobs".to_owned(), Spread::Local),
        ]
        .into();
        assert_eq!(complaints(&good, &schema), [""; 0]);
        for (table, spread, complaint) in [
            ("names", by("title", None), "it has no column title"),
            ("names", by("name", Some("users")), "has not the type"),
            (
                "names",
                by("user_id", None),
                "primary key (name) lacks user_id",
            ),
            (
                "names",
                by("user_id", Some("jobs")),
                "does not begin a group",
            ),
            ("gone", Spread::Reference, "no such table"),
        ] {
            let mut law = good.clone();
            law.insert(table.to_owned(), spread);
            let found = complaints(&law, &schema).join("; ");
            assert!(found.contains(complaint), "{complaint}: {found}");
        }
        let mut law = good;
        law.remove("jobs");
        assert!(complaints(&law, &schema)[0].contains("does not name it"));
    }
}
