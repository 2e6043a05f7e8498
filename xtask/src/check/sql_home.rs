//! Home of SQL: statements stand in the `sql.rs` of a room and in the engine
//! rooms `store` and `queue`; nowhere else, so that the test that prepares every
//! statement on both engines misses none.

use super::{Violation, rooms::FLOORS, source, tree::Tree};

const ENGINES: &[&str] = &["crates/store/", "crates/queue/"];
const STARTS: &[&str] = &[
    "SELECT ",
    "INSERT INTO ",
    "INSERT OR ",
    "UPDATE ",
    "DELETE FROM ",
    "WITH RECURSIVE ",
    "CREATE TABLE ",
    "CREATE INDEX ",
    "ALTER TABLE ",
    "DROP TABLE ",
    "PRAGMA ",
];

/// What only tests and measurements use; it may look into any table.
const FOR_TESTS: &[&str] = &[
    "crates/testkit/",
    "crates/server/src/bench_fill/",
    "/tests/",
    "/examples/",
];

/// Looks at every string literal of the crates.
pub fn check(tree: &Tree) -> Vec<Violation> {
    let mut found = Vec::new();
    for (path, text) in tree
        .under("crates/", ".rs")
        .filter(|(path, _)| !is_home(path))
    {
        let statements = source::strings(text)
            .into_iter()
            .filter(|text| is_sql(&text.value));
        found.extend(statements.map(|text| Violation {
            file: path.to_owned(),
            line: text.line,
            rule: "sql_home",
            text: "SQL outside of a room's sql.rs".to_owned(),
            remedy: "Move the statement into the sql.rs of the room that owns the table".to_owned(),
        }));
    }
    found
}

fn is_home(path: &str) -> bool {
    let room = FLOORS
        .iter()
        .any(|floor| path.starts_with(&format!("crates/{floor}/src/")));
    FOR_TESTS.iter().any(|part| path.contains(part))
        || ENGINES.iter().any(|engine| path.starts_with(engine))
        || room && (path.ends_with("/sql.rs") || path.contains("/sql/"))
}

fn is_sql(text: &str) -> bool {
    let text = text
        .split_whitespace()
        .take(3)
        .collect::<Vec<_>>()
        .join(" ");
    STARTS.iter().any(|start| text.starts_with(start))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::places;

    #[test]
    fn statements_stand_in_sql_rs() {
        let select = "fn a() {\n    b(\"\n  SELECT id FROM boards\");\n}\n";
        let prose = "fn a() { b(\"Select a board\"); c(\"UPDATE\"); } // SELECT a\n";
        let table = [
            ("crates/collections/src/boards/sql.rs", select, None),
            ("crates/collections/src/boards/create.rs", select, Some(2)),
            ("crates/doors/src/boards.rs", select, Some(2)),
            ("crates/doors/src/boards.rs", prose, None),
            ("crates/store/src/backup.rs", select, None),
        ];
        for (path, text, wrong) in table {
            let expected: Vec<String> = wrong
                .map(|line| format!("{path}:{line}"))
                .into_iter()
                .collect();
            assert_eq!(
                places(check(&Tree::of(&[(path, text)]))),
                expected,
                "{path}: {text}"
            );
        }
    }
}
