//! Size budgets: what is small is read whole.
//!
//! A file or function over its budget stands in `xtask/exceptions.toml` with its
//! present length and a reason. The list may only shrink: a length above the
//! written one is a violation, and so is one below it until the list says so.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::{
    Violation, script, source,
    tree::Tree,
    web_imports::{SOURCE, is_script},
};

const LIST: &str = "xtask/exceptions.toml";
const RUST_FILE: usize = 400;
const RUST_FUNCTION: usize = 70;
const SCRIPT_FILE: usize = 300;
/// Functions of the web app, most of which are components: markup is long and shallow.
const SCRIPT_FUNCTION: usize = 100;
/// The plan of the house, which is read at one look.
const PLAN: (&str, usize) = ("ARCHITECTURE.md", 66);
/// Generated or translated texts, which are not read as code.
const GENERATED: &[&str] = &["web/src/contract/", "web/src/locales/"];

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Exceptions {
    #[serde(default)]
    exception: Vec<Exception>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Exception {
    /// A path, or `path#function`.
    what: String,
    lines: usize,
    /// For readers of the file; the parser only demands it.
    #[serde(rename = "reason")]
    _reason: String,
}

/// Something over its budget.
struct Big {
    file: String,
    line: usize,
    lines: usize,
    budget: usize,
}

/// Measures files and functions and compares with the list.
pub fn check(tree: &Tree) -> Vec<Violation> {
    let list = match toml::from_str::<Exceptions>(tree.text(LIST).unwrap_or_default()) {
        Ok(list) => list.exception,
        Err(error) => return vec![violation(LIST, 1, format!("is not readable: {error}"))],
    };
    let big = measure(tree);
    let mut found = Vec::new();
    for (what, big) in &big {
        let allowed = list.iter().find(|exception| exception.what == *what);
        if allowed.is_none_or(|exception| exception.lines < big.lines) {
            let most = allowed.map_or(big.budget, |exception| exception.lines);
            let text = format!("{what} has {} lines, at most {most} are allowed", big.lines);
            found.push(violation(&big.file, big.line, text));
        }
    }
    for exception in &list {
        let now = big.get(&exception.what).map_or(0, |big| big.lines);
        if now < exception.lines {
            let text = format!(
                "{} has become smaller than {}",
                exception.what, exception.lines
            );
            let mut stale = violation(LIST, 1, text);
            stale.remedy = "Lower the number, or take the entry out".to_owned();
            found.push(stale);
        }
    }
    found
}

fn measure(tree: &Tree) -> BTreeMap<String, Big> {
    let mut found = BTreeMap::new();
    for (path, text) in tree.all() {
        let Some(budget) = budget(path) else { continue };
        let lines = text.lines().count();
        let mut note = |what: String, line, lines, budget| {
            if lines > budget {
                found.insert(
                    what,
                    Big {
                        file: path.to_owned(),
                        line,
                        lines,
                        budget,
                    },
                );
            }
        };
        note(path.to_owned(), 1, lines, budget);
        if path.ends_with(".rs") {
            for function in source::functions(text) {
                let what = format!("{path}#{}", function.name);
                note(what, function.line, function.lines, RUST_FUNCTION);
            }
        } else if path.starts_with(SOURCE) && is_script(path) && !path.contains(".test.") {
            for function in script::functions(text) {
                let what = format!("{path}#{}", function.name);
                note(what, function.line, function.lines, SCRIPT_FUNCTION);
            }
        }
    }
    found
}

fn budget(path: &str) -> Option<usize> {
    if path == PLAN.0 {
        return Some(PLAN.1);
    }
    let ours = ["crates/", "xtask/", "web/"]
        .iter()
        .any(|start| path.starts_with(start));
    if !ours || GENERATED.iter().any(|start| path.starts_with(start)) {
        return None;
    }
    match path.rsplit_once('.')?.1 {
        "rs" => Some(RUST_FILE),
        "ts" | "tsx" | "mjs" | "js" => Some(SCRIPT_FILE),
        _ => None,
    }
}

fn violation(file: &str, line: usize, text: String) -> Violation {
    let remedy = "Split it by what it does; the list of exceptions may only shrink";
    Violation {
        file: file.to_owned(),
        line,
        rule: "size",
        text,
        remedy: remedy.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::places;

    fn entry(what: &str, lines: usize) -> String {
        format!("[[exception]]\nwhat = \"{what}\"\nlines = {lines}\nreason = \"r\"\n")
    }

    #[test]
    fn budgets_and_exceptions() {
        let (long, short) = ("\n".repeat(401), "\n".repeat(400));
        let body = "    one();\n".repeat(70);
        let function = format!("fn small() {{}}\nfn big() {{\n{body}}}\n");
        let script = "\n".repeat(301);
        let table = [
            ("crates/a/src/a.rs", &short, String::new(), vec![]),
            (
                "crates/a/src/a.rs",
                &long,
                String::new(),
                vec!["crates/a/src/a.rs:1"],
            ),
            (
                "crates/a/src/a.rs",
                &long,
                entry("crates/a/src/a.rs", 401),
                vec![],
            ),
            (
                "crates/a/src/a.rs",
                &long,
                entry("crates/a/src/a.rs", 400),
                vec!["crates/a/src/a.rs:1"],
            ),
            (
                "crates/a/src/a.rs",
                &long,
                entry("crates/a/src/a.rs", 402),
                vec!["xtask/exceptions.toml:1"],
            ),
            (
                "crates/a/src/a.rs",
                &short,
                entry("crates/a/src/a.rs", 401),
                vec!["xtask/exceptions.toml:1"],
            ),
            (
                "crates/a/src/a.rs",
                &function,
                String::new(),
                vec!["crates/a/src/a.rs:2"],
            ),
            (
                "crates/a/src/a.rs",
                &function,
                entry("crates/a/src/a.rs#big", 72),
                vec![],
            ),
            (
                "web/src/app/a.tsx",
                &script,
                String::new(),
                vec!["web/src/app/a.tsx:1"],
            ),
            ("web/src/contract/a.ts", &script, String::new(), vec![]),
            (
                "crates/a/src/a.rs",
                &short,
                "what".to_owned(),
                vec!["xtask/exceptions.toml:1"],
            ),
        ];
        for (path, text, list, expected) in table {
            let found = places(check(&Tree::of(&[(path, text), (LIST, &list)])));
            assert_eq!(found, expected, "{path} with {list:?}");
        }
    }

    #[test]
    fn components_have_a_budget_of_their_own() {
        let markup = "  line();\n".repeat(98);
        let component = format!("export function Small() {{\n{markup}}}\n");
        let large =
            format!("{component}\nfunction Big({{\n  a,\n}}: {{\n  a: A;\n}}) {{\n{markup}}}\n");
        let table = [
            ("web/src/ui/a.tsx", &component, String::new(), vec![]),
            (
                "web/src/ui/a.tsx",
                &large,
                String::new(),
                vec!["web/src/ui/a.tsx:102"],
            ),
            (
                "web/src/ui/a.tsx",
                &large,
                entry("web/src/ui/a.tsx#Big", 104),
                vec![],
            ),
            ("web/src/ui/a.test.tsx", &large, String::new(), vec![]),
        ];
        for (path, text, list, expected) in table {
            let found = places(check(&Tree::of(&[(path, text), (LIST, &list)])));
            assert_eq!(found, expected, "{path} with {list:?}");
        }
    }
}
