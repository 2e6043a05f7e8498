//! Arrows between crates: a manifest names only what ARCHITECTURE.md allows.
//!
//! The arrows are read from ARCHITECTURE.md itself (list items such as
//! `` - `doors → {accounts, render}` ``), so that text and rule cannot differ.

use std::collections::{BTreeMap, BTreeSet};

use toml::Table;

use super::{Violation, tree::Tree};

const PAGE: &str = "ARCHITECTURE.md";
const MANIFEST: &str = "/Cargo.toml";

/// Pairs (from, to), of the crates and of the web app's folders.
pub type Arrows = BTreeSet<(String, String)>;

/// Every dependency on a crate of ours must be an arrow; `testkit` may be used
/// by tests alone, and may itself use everything.
pub fn check(tree: &Tree) -> Vec<Violation> {
    let arrows = read(tree);
    let folders = folders(tree);
    if arrows.is_empty() && !folders.is_empty() {
        return vec![violation(PAGE, 1, "no arrows are written here".to_owned())];
    }
    let mut found = Vec::new();
    for (path, text) in manifests(tree) {
        let from = folder(path);
        for (section, to) in named(text, &folders) {
            let allowed = match (from, to.as_str()) {
                ("testkit", _) => true,
                (_, "testkit") => section == "dev-dependencies",
                _ => arrows.contains(&(from.to_owned(), to.clone())),
            };
            if !allowed {
                let text_of = format!("{from} → {to} ({section}) is not an arrow");
                found.push(violation(path, line_of(text, &to, &folders), text_of));
            }
        }
    }
    found
}

/// The arrows of ARCHITECTURE.md: chains of names or `{groups}` in the first
/// code span of a list item.
pub fn read(tree: &Tree) -> Arrows {
    let mut arrows = Arrows::new();
    let chains = tree
        .text(PAGE)
        .unwrap_or_default()
        .lines()
        .filter_map(|line| {
            let span = line.trim_start().strip_prefix("- `")?.split('`').next()?;
            span.contains('→').then_some(span)
        });
    for chain in chains {
        let groups: Vec<Vec<&str>> = chain.split('→').map(names).collect();
        for pair in groups.windows(2) {
            for from in &pair[0] {
                arrows.extend(
                    pair[1]
                        .iter()
                        .map(|to| ((*from).to_owned(), (*to).to_owned())),
                );
            }
        }
    }
    arrows
}

fn names(group: &str) -> Vec<&str> {
    let marks = |c: char| c.is_whitespace() || matches!(c, '{' | '}' | ',');
    group.split(marks).filter(|name| !name.is_empty()).collect()
}

fn manifests(tree: &Tree) -> impl Iterator<Item = (&str, &str)> {
    tree.all().filter(|(path, _)| {
        path.ends_with(MANIFEST) && (path.starts_with("crates/") || path.starts_with("xtask/"))
    })
}

/// `crates/server/Cargo.toml` → `server`.
fn folder(manifest: &str) -> &str {
    let folder = manifest.strip_suffix(MANIFEST).unwrap_or(manifest);
    folder.strip_prefix("crates/").unwrap_or(folder)
}

/// Folder by package name: the package of `crates/server` is called `magpie`.
fn folders(tree: &Tree) -> BTreeMap<String, String> {
    let package = |(path, text): (&str, &str)| {
        let table = text.parse::<Table>().ok()?;
        let name = table.get("package")?.get("name")?.as_str()?.to_owned();
        Some((name, folder(path).to_owned()))
    };
    manifests(tree).filter_map(package).collect()
}

/// (section, folder) of every dependency that is ours.
fn named(manifest: &str, folders: &BTreeMap<String, String>) -> Vec<(&'static str, String)> {
    let table = manifest.parse::<Table>().unwrap_or_default();
    let mut found = Vec::new();
    for section in ["dependencies", "dev-dependencies", "build-dependencies"] {
        let entries = table.get(section).and_then(|entries| entries.as_table());
        for name in entries.into_iter().flat_map(Table::keys) {
            found.extend(folders.get(name).map(|folder| (section, folder.clone())));
        }
    }
    found
}

fn line_of(manifest: &str, to: &str, folders: &BTreeMap<String, String>) -> usize {
    let names = |line: &str| {
        let name = line.split(['.', '=', ' ']).next().unwrap_or_default();
        folders.get(name).is_some_and(|folder| folder == to)
    };
    manifest.lines().position(names).map_or(1, |at| at + 1)
}

fn violation(file: &str, line: usize, text: String) -> Violation {
    let remedy = "Move the code to a room that may know it, or draw the arrow in ARCHITECTURE.md \
                  with its reason";
    Violation {
        file: file.to_owned(),
        line,
        rule: "arrows",
        text,
        remedy: remedy.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::places;

    const ARCHITECTURE: &str = "Text `a → b`.\n- `server → doors → domain → {store, queue}`\n\
                                - `queue → store`, because jobs are rows\n";

    fn manifest(name: &str, rest: &str) -> String {
        format!("[package]\nname = \"{name}\"\n{rest}")
    }

    fn found(doors: &str, queue: &str, store: &str) -> Vec<String> {
        let doors = manifest("doors", doors);
        let queue = manifest("queue", queue);
        let store = manifest("store", store);
        places(check(&Tree::of(&[
            (PAGE, ARCHITECTURE),
            ("crates/doors/Cargo.toml", &doors),
            ("crates/domain/Cargo.toml", "[package]\nname = \"domain\"\n"),
            ("crates/queue/Cargo.toml", &queue),
            ("crates/server/Cargo.toml", "[package]\nname = \"magpie\"\n"),
            ("crates/store/Cargo.toml", &store),
            (
                "crates/testkit/Cargo.toml",
                "[package]\nname = \"testkit\"\n",
            ),
        ])))
    }

    #[test]
    fn only_written_arrows_are_allowed() {
        let none: [&str; 0] = [];
        let legal = "[dependencies]\nstore.workspace = true\nserde = \"1\"\n";
        assert_eq!(
            found("[dependencies]\ndomain.workspace = true\n", legal, ""),
            none
        );
        assert_eq!(
            found("[dev-dependencies]\ntestkit.workspace = true\n", "", ""),
            none
        );

        let store = "[dependencies]\nserde = \"1\"\nstore.workspace = true\n";
        assert_eq!(found(store, "", ""), ["crates/doors/Cargo.toml:5"]);
        let queue = "[dev-dependencies]\nqueue = { path = \"../queue\" }\n";
        assert_eq!(found(queue, "", ""), ["crates/doors/Cargo.toml:4"]);
        let backwards = "[dependencies]\nmagpie = \"0\"\n";
        assert_eq!(found("", "", backwards), ["crates/store/Cargo.toml:4"]);
        let kit = "[dependencies]\ntestkit.workspace = true\n";
        assert_eq!(found("", "", kit), ["crates/store/Cargo.toml:4"]);
    }

    #[test]
    fn a_page_without_arrows_is_itself_a_violation() {
        let tree = Tree::of(&[
            (PAGE, "# None"),
            ("crates/a/Cargo.toml", "[package]\nname = \"a\""),
        ]);
        assert_eq!(places(check(&tree)), ["ARCHITECTURE.md:1"]);
    }
}
