//! Examples in doc comments: marked `ignore` or `text`. A file's tests and the
//! code that it names for an example are compiled; a program of its own for every
//! example is not worth its time, so `make test` runs none, and none may look as if
//! it were run.

use super::{Violation, tree::Tree};

const FENCE: &str = "```";

/// Looks at the fences of all doc comments.
pub fn check(tree: &Tree) -> Vec<Violation> {
    let mut found = Vec::new();
    for (path, text) in tree.all().filter(|(path, _)| path.ends_with(".rs")) {
        let mut inside = false;
        for (at, line) in text.lines().enumerate() {
            let Some(language) = fence(line) else {
                continue;
            };
            inside = !inside;
            if inside && !matches!(language, "ignore" | "text") {
                found.push(Violation {
                    file: path.to_owned(),
                    line: at + 1,
                    rule: "doc_examples",
                    text: "an example that no test runs looks as if one did".to_owned(),
                    remedy: format!("Begin it with {FENCE}ignore, and show it by a test"),
                });
            }
        }
    }
    found
}

/// What stands behind the fence of a doc comment.
fn fence(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let comment = line
        .strip_prefix("///")
        .or_else(|| line.strip_prefix("//!"))?;
    comment.trim().strip_prefix(FENCE)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::places;

    #[test]
    fn examples_say_that_they_are_not_run() {
        let table = [
            (format!("/// {FENCE}ignore\n/// a\n/// {FENCE}\n"), false),
            (format!("//! {FENCE}text\n//! a\n//! {FENCE}\n"), false),
            (
                format!("    /// {FENCE}\n    /// a\n    /// {FENCE}\n"),
                true,
            ),
            (format!("/// {FENCE}rust\n/// a\n/// {FENCE}\n"), true),
            (format!("let a = \"{FENCE}\";\n"), false),
        ];
        for (text, broken) in table {
            let tree = Tree::of(&[("crates/a/src/a.rs", &text)]);
            let expected: &[&str] = if broken {
                &["crates/a/src/a.rs:1"]
            } else {
                &[]
            };
            assert_eq!(places(check(&tree)), expected, "{text}");
        }
    }
}
