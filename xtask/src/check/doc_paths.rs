//! Paths in documents: what a page points at is there. A link without a scheme,
//! and a path in a code span that begins with a folder of ours, must exist; of one
//! that names a source file by its last steps (`adapters/resource.rs`) there must be
//! a file that ends so.
//!
//! Patterns (`…`, `*`, `<noun>`, NOUN, TO) and commands are not paths.

use super::{Violation, tree::Tree};

const FOLDERS: &[&str] = &[
    "crates/",
    "web/",
    "xtask/",
    "scripts/",
    "docs/",
    "bench/",
    "contract/",
    ".ci/",
];
const PATTERNS: &[char] = &['…', '*', '<', '{', '$', ' ', '#', ','];

/// Looks at every Markdown page outside of docs/plan.
pub fn check(tree: &Tree) -> Vec<Violation> {
    let mut found = Vec::new();
    let pages = tree
        .under("", ".md")
        .filter(|(path, _)| !path.starts_with("docs/plan/"));
    for (page, text) in pages {
        for (at, line) in text.lines().enumerate() {
            for target in spans(line).chain(links(line, page)) {
                if !exists(tree, &target) && !ends_a_path(tree, &target) {
                    found.push(Violation {
                        file: page.to_owned(),
                        line: at + 1,
                        rule: "doc_paths",
                        text: format!("{target} is not there"),
                        remedy: "Name the file that shows it now".to_owned(),
                    });
                }
            }
        }
    }
    found
}

/// Code spans that are paths from the root.
fn spans(line: &str) -> impl Iterator<Item = String> {
    let path = |span: &&str| {
        let from_root = FOLDERS.iter().any(|folder| span.starts_with(folder));
        (from_root || is_source(span)) && !span.contains(PATTERNS) && !span.contains("NOUN")
    };
    line.split('`')
        .skip(1)
        .step_by(2)
        .filter(path)
        .map(str::to_owned)
}

/// Whether a span names a source file by its last steps.
fn is_source(span: &str) -> bool {
    let ends = [".rs", ".ts", ".tsx", ".mjs", ".sh", ".graphql"];
    let starts = span.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '_');
    starts && ends.iter().any(|end| span.ends_with(end))
}

/// Targets of links, as paths from the root.
fn links<'a>(line: &'a str, page: &'a str) -> impl Iterator<Item = String> + 'a {
    let folder = page.rsplit_once('/').map_or("", |(folder, _)| folder);
    let targets = line
        .split("](")
        .skip(1)
        .filter_map(|rest| rest.split([')', '#']).next());
    targets
        .filter(|target| !target.is_empty() && !target.contains(':'))
        .map(move |target| {
            let mut steps: Vec<&str> = folder.split('/').filter(|step| !step.is_empty()).collect();
            for step in target.split('/') {
                match step {
                    "." => {}
                    ".." => drop(steps.pop()),
                    name => steps.push(name),
                }
            }
            steps.join("/")
        })
}

/// A file, or a folder with something in it.
fn exists(tree: &Tree, target: &str) -> bool {
    let folder = format!("{}/", target.trim_end_matches('/'));
    tree.text(target).is_some() || tree.under(&folder, "").next().is_some()
}

/// A source file whose path ends so, when the span is no path from the root.
fn ends_a_path(tree: &Tree, target: &str) -> bool {
    let from_root = FOLDERS.iter().any(|folder| target.starts_with(folder));
    !from_root && is_source(target) && tree.under("", &format!("/{target}")).next().is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::places;

    #[test]
    fn what_is_pointed_at_exists() {
        let table = [
            (
                "README.md",
                "See `crates/store/src/lib.rs` and [it](crates/store/).",
                false,
            ),
            ("README.md", "See `crates/store/src/gone.rs`.", true),
            ("README.md", "![A picture](docs/screens/gone.png)", true),
            (
                "README.md",
                "`crates/accounts/src/NOUN/mod.rs`, `crates/*/src`, `make test`",
                false,
            ),
            ("README.md", "`src/lib.rs` and `lib.rs`", false),
            ("README.md", "`store/src/gone.rs`", true),
            ("README.md", "`gone.ts`", true),
            ("README.md", "[site](https://magpie.example/crates/)", false),
            (
                "docs/how-to/a.md",
                "[up](../../README.md#start), [beside](b.md)",
                true,
            ),
            (
                "docs/how-to/a.md",
                "[up](../../README.md#start), [itself](a.md)",
                false,
            ),
            ("docs/plan/a.md", "`crates/store/src/gone.rs`", false),
        ];
        for (page, text, wrong) in table {
            let mut files = vec![("crates/store/src/lib.rs", ""), (page, text)];
            if page != "README.md" {
                files.push(("README.md", ""));
            }
            let expected: Vec<String> = wrong.then(|| format!("{page}:1")).into_iter().collect();
            assert_eq!(places(check(&Tree::of(&files))), expected, "{page}: {text}");
        }
    }
}
