//! Owners of tables: every table of the migrations is named in exactly one card
//! (`Tables owned:`), and only its owner writes it.
//!
//! A room writes in its `sql.rs`; an engine room (`store`, `queue`)
//! anywhere in its crate. Reading the tables of others is not looked at here:
//! the room card declares such joins.

use std::collections::BTreeMap;

use super::{
    Violation,
    room_cards::{TABLES, card, is_crate_root, is_room, section},
    source,
    tree::Tree,
};

/// Compares cards with migrations, then looks for writes by others.
pub fn check(tree: &Tree) -> Vec<Violation> {
    let tables = tables(tree);
    let mut found = Vec::new();
    let owners = owners(tree, &tables, &mut found);
    for (table, (path, line)) in &tables {
        if !owners.contains_key(table) {
            let text = format!("no card names the owner of table {table}");
            found.push(violation(path, *line, text));
        }
    }
    let program = tree
        .under("crates/", ".rs")
        .filter(|(path, _)| is_program(path));
    for (path, text) in program {
        for string in source::strings(text) {
            for table in written(&string.value) {
                let owner = owners.get(table);
                if owner.is_some_and(|owner| !is_home(owner, path)) {
                    let text = format!("writes table {table}, which {} owns", owner_name(owner));
                    found.push(violation(path, string.line, text));
                }
            }
        }
    }
    found
}

/// Table → file and line that creates it (of the SQLite half of each pair), of those
/// that no later migration drops.
fn tables(tree: &Tree) -> BTreeMap<String, (String, usize)> {
    let mut found = BTreeMap::new();
    for (path, text) in tree.under("crates/store/migrations/sqlite/", ".sql") {
        for (at, line) in text.lines().enumerate() {
            let line = line.trim_start();
            if let Some(rest) = line.strip_prefix("CREATE TABLE ") {
                let name = first_word(rest.trim_start_matches("IF NOT EXISTS "));
                found.insert(name.to_owned(), (path.to_owned(), at + 1));
            } else if let Some(rest) = line.strip_prefix("DROP TABLE ") {
                found.remove(first_word(rest));
            } else if let Some((old, new)) = line
                .strip_prefix("ALTER TABLE ")
                .and_then(|rest| rest.split_once(" RENAME TO "))
            {
                found.remove(first_word(old));
                found.insert(first_word(new).to_owned(), (path.to_owned(), at + 1));
            }
        }
    }
    found
}

fn first_word(text: &str) -> &str {
    text.split(|c: char| !is_word(c)).next().unwrap_or_default()
}

/// Table → path of the card that owns it.
fn owners(
    tree: &Tree,
    tables: &BTreeMap<String, (String, usize)>,
    found: &mut Vec<Violation>,
) -> BTreeMap<String, String> {
    let mut owners: BTreeMap<String, String> = BTreeMap::new();
    for (path, text) in tree.under("crates/", ".rs") {
        if !is_room(path) && !is_crate_root(path) {
            continue;
        }
        let named = section(&card(text), TABLES).unwrap_or_default();
        let spans = named.split('`').skip(1).step_by(2);
        for table in spans.flat_map(|span| span.split(|c: char| !is_word(c))) {
            if table.is_empty() {
                continue;
            }
            if !tables.contains_key(table) {
                found.push(violation(
                    path,
                    1,
                    format!("no migration creates table {table}"),
                ));
            } else if let Some(other) = owners.insert(table.to_owned(), path.to_owned()) {
                found.push(violation(
                    path,
                    1,
                    format!("{other} owns table {table} as well"),
                ));
            }
        }
    }
    owners
}

/// Tests, their tools, examples and what fills a store for measurements are not the
/// program: they may put anything anywhere.
fn is_program(path: &str) -> bool {
    let others = ["/tests/", "/testkit/", "/examples/", "/bench_fill/"];
    !others.iter().any(|part| path.contains(part))
}

/// May `path` write what the card `owner` names?
fn is_home(owner: &str, path: &str) -> bool {
    if let Some(room) = owner.strip_suffix("/mod.rs") {
        return path
            .strip_prefix(room)
            .is_some_and(|rest| rest == "/sql.rs" || rest.starts_with("/sql/"));
    }
    let engine = owner
        .rsplit_once("/src/")
        .map_or(owner, |(engine, _)| engine);
    path.strip_prefix(engine)
        .is_some_and(|rest| rest.starts_with('/'))
}

/// The tables a statement writes.
fn written(sql: &str) -> Vec<&str> {
    let words: Vec<&str> = sql
        .split(|c: char| !is_word(c))
        .filter(|word| !word.is_empty())
        .collect();
    let target = |at: usize| match words[at..] {
        ["INSERT", "INTO", table, ..] | ["DELETE", "FROM", table, ..] => Some(table),
        ["INSERT", "OR", _, "INTO", table, ..] | ["UPDATE", table, "SET", ..] => Some(table),
        ["UPDATE", table, "AS", _, "SET", ..] => Some(table),
        _ => None,
    };
    (0..words.len()).filter_map(target).collect()
}

fn owner_name(owner: Option<&String>) -> &str {
    let card = owner.map(|path| {
        path.trim_end_matches("/mod.rs")
            .trim_end_matches("/src/lib.rs")
    });
    card.and_then(|room| room.rsplit('/').next())
        .unwrap_or("nobody")
}

fn is_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

fn violation(file: &str, line: usize, text: String) -> Violation {
    let remedy = "Name the table under `Tables owned:` in one room card, and call a function of that \
                  room to write it";
    Violation {
        file: file.to_owned(),
        line,
        rule: "table_owners",
        text,
        remedy: remedy.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::places;

    const MIGRATION: (&str, &str) = (
        "crates/store/migrations/sqlite/0002_boards.sql",
        "-- Owned.\nCREATE TABLE boards (\n    id INTEGER\n);\nCREATE TABLE jobs (id INTEGER);\n",
    );
    const BOARDS: (&str, &str) = (
        "crates/collections/src/boards/mod.rs",
        "//! Boards.\n//! Tables owned: `boards`.\n",
    );
    const QUEUE: (&str, &str) = (
        "crates/queue/src/lib.rs",
        "//! Jobs.\n//! Tables owned: `jobs`.\n",
    );

    fn found(more: &[(&str, &str)]) -> Vec<String> {
        let mut files = vec![MIGRATION];
        files.extend(more);
        places(check(&Tree::of(&files)))
    }

    #[test]
    fn a_dropped_or_renamed_table_needs_no_owner() {
        let dropped = (
            "crates/store/migrations/sqlite/0003_no_jobs.sql",
            "DROP TABLE jobs;\nALTER TABLE boards RENAME TO shelves;\n",
        );
        let shelves = (
            "crates/collections/src/boards/mod.rs",
            "//! Boards.\n//! Tables owned: `shelves`.\n",
        );
        let none: [&str; 0] = [];
        assert_eq!(found(&[shelves, dropped]), none);
    }

    #[test]
    fn each_table_has_one_owner() {
        let none: [&str; 0] = [];
        assert_eq!(found(&[BOARDS, QUEUE]), none);
        assert_eq!(
            found(&[BOARDS]),
            ["crates/store/migrations/sqlite/0002_boards.sql:5"]
        );
        let second = (
            "crates/collections/src/pins/mod.rs",
            "//! Pins.\n//! Tables owned: `boards`.\n",
        );
        assert_eq!(
            found(&[BOARDS, QUEUE, second]),
            ["crates/collections/src/pins/mod.rs:1"]
        );
        let unknown = (
            "crates/collections/src/pins/mod.rs",
            "//! Pins.\n//! Tables owned: `pin`.\n",
        );
        assert_eq!(
            found(&[BOARDS, QUEUE, unknown]),
            ["crates/collections/src/pins/mod.rs:1"]
        );
    }

    #[test]
    fn only_the_owner_writes() {
        let write = "const A: &str = \"UPDATE boards SET name = $1\";\n";
        let read = "const A: &str = \"SELECT 1 FROM boards\";\n";
        let insert = "sql! {\n  pub A = \"INSERT INTO jobs (id) VALUES ($1)\";\n}\n";
        let table = [
            ("crates/collections/src/boards/sql.rs", write, None),
            ("crates/store/tests/engines/checks.rs", write, None),
            ("crates/collections/src/boards/create.rs", write, Some(1)),
            ("crates/collections/src/pins/sql.rs", write, Some(1)),
            ("crates/collections/src/pins/sql.rs", read, None),
            ("crates/queue/src/claim.rs", insert, None),
            ("crates/collections/src/boards/sql.rs", insert, Some(2)),
        ];
        for (path, text, wrong) in table {
            let expected: Vec<String> = wrong
                .map(|line| format!("{path}:{line}"))
                .into_iter()
                .collect();
            assert_eq!(
                found(&[BOARDS, QUEUE, (path, text)]),
                expected,
                "{path}: {text}"
            );
        }
    }
}
