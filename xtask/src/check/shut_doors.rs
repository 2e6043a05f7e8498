//! Shut doors: a room's `sql` is its own. What rooms above may ask of its tables stands
//! by name in its `mod.rs`, and a row's ids keep their types on the way.

use super::{Violation, rooms::FLOORS, tree::Tree};

/// Looks at the cards of rooms and at the rows of their `sql`.
pub fn check(tree: &Tree) -> Vec<Violation> {
    let mut found = Vec::new();
    for (path, text) in tree.under("crates/", ".rs") {
        let steps: Vec<&str> = path.split('/').collect();
        match steps.as_slice() {
            [_, floor, "src", _, "mod.rs"] if FLOORS.contains(floor) => {
                open(path, text, &mut found)
            }
            [_, floor, "src", _, "sql.rs"] | [_, floor, "src", _, "sql", ..]
                if FLOORS.contains(floor) =>
            {
                bare_ids(path, text, &mut found);
            }
            _ => {}
        }
    }
    found
}

/// A `sql` that other rooms reach, whole or in parts without names.
fn open(path: &str, text: &str, found: &mut Vec<Violation>) {
    for (line, statement) in statements(text) {
        let is_sql = statement.starts_with("pub") && statement.ends_with("mod sql")
            || statement.starts_with("pub use sql") && statement.contains('*')
            || statement == "pub use sql";
        if is_sql {
            found.push(Violation {
                file: path.to_owned(),
                line,
                rule: "shut_doors",
                text: "the room's sql is open to other rooms".to_owned(),
                remedy: "Write `mod sql;` and name what other rooms may ask: `pub use sql::{…}`"
                    .to_owned(),
            });
        }
    }
}

/// What ends in a semicolon, each on one line, with the line it begins on.
fn statements(text: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let mut begun: Option<(usize, String)> = None;
    for (at, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.starts_with("//") || line.starts_with('#') || line.is_empty() {
            continue;
        }
        let (from, mut whole) = begun.take().unwrap_or((at + 1, String::new()));
        whole.push_str(line);
        match whole.strip_suffix(';') {
            Some(whole) => found.push((from, whole.to_owned())),
            None => begun = Some((from, whole)),
        }
    }
    found
}

/// Fields of rows that are ids and bare numbers.
fn bare_ids(path: &str, text: &str, found: &mut Vec<Violation>) {
    let mut is_row = false;
    for (at, line) in text.lines().enumerate() {
        match line {
            "row! {" => is_row = true,
            "}" => is_row = false,
            _ if is_row && is_bare_id(line) => found.push(Violation {
                file: path.to_owned(),
                line: at + 1,
                rule: "shut_doors",
                text: "an id of a row is a bare number".to_owned(),
                remedy: "Give it its type (crates/contract/src/ids.rs); what only orders a list \
                         is called `…_number`"
                    .to_owned(),
            }),
            _ => {}
        }
    }
}

fn is_bare_id(line: &str) -> bool {
    let Some((name, kind)) = line.trim().trim_end_matches(',').split_once(": ") else {
        return false;
    };
    let name = name.rsplit(' ').next().unwrap_or(name);
    (name == "id" || name.ends_with("_id")) && matches!(kind, "i64" | "Option<i64>")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::places;

    #[test]
    fn sql_is_private_and_named_in_parts() {
        let table = [
            ("mod sql;\npub use sql::{StoredPin, lock};\n", None),
            ("pub use sql::{\n    bin::{age},\n    lock,\n};\n", None),
            ("/// Rows.\npub mod sql;\n", Some(2)),
            ("#[doc(hidden)]\npub(crate) mod sql;\n", Some(2)),
            ("mod sql;\npub use sql;\n", Some(2)),
            ("mod sql;\npub use sql::*;\n", Some(2)),
            (
                "pub mod a;\npub use sql::{\n    lock,\n    bin::*,\n};\n",
                Some(2),
            ),
        ];
        for (text, wrong) in table {
            let card = "crates/collections/src/pins/mod.rs";
            let expected: Vec<String> = wrong.iter().map(|line| format!("{card}:{line}")).collect();
            assert_eq!(
                places(check(&Tree::of(&[(card, text)]))),
                expected,
                "{text}"
            );
        }
    }

    #[test]
    fn ids_of_rows_have_types() {
        let table = [
            (
                "row! {\n    pub struct A {\n        pub id: PinId,\n    }\n}\n",
                None,
            ),
            (
                "row! {\n    pub struct A {\n        pub id: i64,\n    }\n}\n",
                Some(3),
            ),
            (
                "row! {\n    struct A {\n        pub(super) board_id: Option<i64>,\n    }\n}\n",
                Some(3),
            ),
            (
                "row! {\n    struct A {\n        place: i64,\n    }\n}\n",
                None,
            ),
            ("fn a(\n    below_id: i64,\n) {}\n", None),
        ];
        for (text, wrong) in table {
            for file in ["sql.rs", "sql/bin.rs"] {
                let path = format!("crates/collections/src/pins/{file}");
                let expected: Vec<String> =
                    wrong.iter().map(|line| format!("{path}:{line}")).collect();
                assert_eq!(
                    places(check(&Tree::of(&[(&path, text)]))),
                    expected,
                    "{text}"
                );
            }
        }
    }
}
