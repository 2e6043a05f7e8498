//! Migration pairs: the same numbers and names for both engines, each
//! number once: branches reserve theirs, so there may be gaps.
//! What the pairs contain is compared by a test of `store` on real databases.

use std::collections::BTreeSet;

use super::{Violation, tree::Tree};

const FOLDERS: [&str; 2] = [
    "crates/store/migrations/sqlite/",
    "crates/store/migrations/postgres/",
];

/// Compares the two folders and counts.
pub fn check(tree: &Tree) -> Vec<Violation> {
    let [sqlite, postgres] = FOLDERS.map(|folder| names(tree, folder));
    let mut found = Vec::new();
    for name in sqlite.symmetric_difference(&postgres) {
        let [here, there] = if sqlite.contains(name) {
            FOLDERS
        } else {
            [FOLDERS[1], FOLDERS[0]]
        };
        found.push(violation(here, name, format!("has no twin in {there}")));
    }
    let mut taken = BTreeSet::new();
    for name in sqlite.union(&postgres) {
        let Some(number) = number(name) else {
            let text = "should be four digits, a name and .sql".to_owned();
            found.push(violation(FOLDERS[0], name, text));
            continue;
        };
        if !taken.insert(number) {
            let text = format!("{number} is taken by another");
            found.push(violation(FOLDERS[0], name, text));
        }
    }
    found
}

/// The four digits before the name.
fn number(name: &str) -> Option<&str> {
    let (number, _) = name.strip_suffix(".sql")?.split_once('_')?;
    let whole = number.len() == 4 && number.bytes().all(|byte| byte.is_ascii_digit());
    whole.then_some(number)
}

fn names<'a>(tree: &'a Tree, folder: &'a str) -> BTreeSet<&'a str> {
    tree.under(folder, "")
        .filter_map(|(path, _)| path.strip_prefix(folder))
        .collect()
}

fn violation(folder: &str, name: &str, text: String) -> Violation {
    let remedy = "Migrations come in pairs, each with a number of its own; a published one is \
                  never changed";
    Violation {
        file: format!("{folder}{name}"),
        line: 1,
        rule: "migrations",
        text,
        remedy: remedy.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::places;

    #[test]
    fn pairs_with_numbers_of_their_own() {
        let none: &[&str] = &[];
        let table = [
            (
                ["0001_a.sql", "0002_b.sql"],
                ["0001_a.sql", "0002_b.sql"],
                none,
            ),
            (
                ["0001_a.sql", "0003_b.sql"],
                ["0001_a.sql", "0003_b.sql"],
                none,
            ),
            (
                ["0001_a.sql", "0001_b.sql"],
                ["0001_a.sql", "0001_b.sql"],
                &["sqlite/0001_b.sql:1"],
            ),
            (
                ["0001_a.sql", "0001_a.sql"],
                ["0001_a.sql", "0002_b.sql"],
                &["postgres/0002_b.sql:1"],
            ),
            (
                ["0001_a.sql", "2_b.sql"],
                ["0001_a.sql", "2_b.sql"],
                &["sqlite/2_b.sql:1"],
            ),
        ];
        for (sqlite, postgres, expected) in table {
            let paths: Vec<String> = sqlite
                .iter()
                .map(|name| format!("{}{name}", FOLDERS[0]))
                .chain(postgres.iter().map(|name| format!("{}{name}", FOLDERS[1])))
                .collect();
            let files: Vec<(&str, &str)> = paths.iter().map(|path| (path.as_str(), "")).collect();
            let expected: Vec<String> = expected
                .iter()
                .map(|path| format!("crates/store/migrations/{path}"))
                .collect();
            assert_eq!(
                places(check(&Tree::of(&files))),
                expected,
                "{sqlite:?} {postgres:?}"
            );
        }
    }
}
