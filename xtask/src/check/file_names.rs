//! File names: a file says what it does. No drawers (`utils`, `helpers` …), no
//! barrels, a room holds verbs and the fixed seven, and tests of rooms are named
//! after the nouns of ARCHITECTURE.md.
//!
//! That a name is a verb is shown by the file itself: it defines a public
//! function whose name begins with it (`create_board.rs`: `create_board`).

use super::{Violation, order::Order, rooms::FLOORS, source, tree::Tree};

const DRAWERS: &[&str] = &[
    "common", "helper", "helpers", "manager", "misc", "service", "services", "shared", "stuff",
    "util", "utils",
];
const FIXED: &[&str] = &["mod", "policy", "sql", "cache", "jobs", "hooks", "tests"];
/// `show_….rs` makes a room's views, `find_….rs` looks its rows up, for its own
/// operations and for other rooms; their functions are named after what they give.
const READS: &[&str] = &["show_", "find_"];

/// Where the tests of all rooms stand, and what there is no noun: the program, what
/// tests ask with, and questions to all rooms at once.
const ROOM_TESTS: &str = "crates/discovery/tests/rooms/";
const NO_NOUNS: &[&str] = &["main", "ask", "house"];

/// Looks at the names of all Rust and TypeScript files.
pub fn check(tree: &Tree) -> Vec<Violation> {
    let ours = |path: &str| {
        ["crates/", "xtask/src/", "web/src/", "web/e2e/"]
            .iter()
            .any(|start| path.starts_with(start))
            && [".rs", ".ts", ".tsx", ".css"]
                .iter()
                .any(|end| path.ends_with(end))
    };
    let files = tree.all().filter(|(path, _)| ours(path));
    let mut found: Vec<Violation> = files
        .filter_map(|(path, text)| complaint(path, text))
        .collect();
    found.extend(nameless_tests(tree));
    found
}

/// Tests of rooms whose file, or folder, is no noun.
fn nameless_tests(tree: &Tree) -> Vec<Violation> {
    let order = Order::read(tree);
    let tests = tree.under(ROOM_TESTS, ".rs");
    let nameless = tests.filter(|(path, _)| {
        let below = path.strip_prefix(ROOM_TESTS).unwrap_or(path);
        let noun = stem(below.split('/').next().unwrap_or(below));
        order.place(noun).is_none() && !NO_NOUNS.contains(&noun)
    });
    nameless
        .map(|(path, _)| violation(path, "tests of rooms are named after nouns".to_owned()))
        .collect()
}

fn complaint(path: &str, text: &str) -> Option<Violation> {
    let drawer = path
        .split('/')
        .find(|step| DRAWERS.contains(&stem(step).to_lowercase().as_str()));
    if let Some(drawer) = drawer {
        return Some(violation(
            path,
            format!("`{drawer}` says nothing about what is in it"),
        ));
    }
    let barrel = path.starts_with("web/src/") && !path.starts_with("web/src/pages/");
    if barrel && stem(path.rsplit('/').next()?) == "index" {
        return Some(violation(
            path,
            "a barrel (`index`) hides where things are".to_owned(),
        ));
    }
    let verb = room_file(path)?;
    let shown = source::functions(text)
        .iter()
        .any(|function| function.name.starts_with(verb));
    (!FIXED.contains(&verb) && !READS.iter().any(|read| verb.starts_with(read)) && !shown).then(
        || {
            violation(
                path,
                format!("`{verb}` is not the verb of an operation in it"),
            )
        },
    )
}

fn stem(name: &str) -> &str {
    name.split('.').next().unwrap_or(name)
}

/// The stem of a file directly inside a room.
fn room_file(path: &str) -> Option<&str> {
    match path.split('/').collect::<Vec<_>>().as_slice() {
        ["crates", floor, "src", _, file] if FLOORS.contains(floor) => Some(stem(file)),
        _ => None,
    }
}

fn violation(file: &str, text: String) -> Violation {
    let remedy = "Name the file after the verb of its operation (or, outside of rooms, after the \
                  one thing it holds)";
    Violation {
        file: file.to_owned(),
        line: 1,
        rule: "file_names",
        text,
        remedy: remedy.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::places;

    #[test]
    fn names_say_what_is_inside() {
        let table = [
            (
                "crates/collections/src/boards/create_board.rs",
                "pub async fn create_board() {}",
                false,
            ),
            (
                "crates/collections/src/boards/create_board.rs",
                "pub async fn make_board() {}",
                true,
            ),
            ("crates/collections/src/boards/policy.rs", "", false),
            (
                "crates/collections/src/boards/show_boards.rs",
                "pub fn board_view() {}",
                false,
            ),
            ("crates/collections/src/boards/rows.rs", "struct Row;", true),
            ("crates/accounts/src/clock.rs", "struct Clock;", false),
            ("crates/store/src/utils.rs", "", true),
            ("crates/store/src/helpers/rows.rs", "", true),
            ("web/src/lib/common.ts", "", true),
            ("web/src/ui/index.ts", "", true),
            ("web/src/pages/index.tsx", "", false),
            ("web/src/features/pins/pins.test.tsx", "", false),
        ];
        for (path, text, wrong) in table {
            let expected: Vec<String> = wrong.then(|| format!("{path}:1")).into_iter().collect();
            assert_eq!(
                places(check(&Tree::of(&[(path, text)]))),
                expected,
                "{path}"
            );
        }
    }
}
