//! Width of Rust lines: what stands beside a diff is read without scrolling. rustfmt
//! keeps code narrow, but not long texts, comments and what stands in macros.

use super::{Violation, tree::Tree};

/// Characters of a line.
const WIDEST: usize = 120;

/// Looks at every line of our Rust.
pub fn check(tree: &Tree) -> Vec<Violation> {
    let mut found = Vec::new();
    for (path, text) in tree.under("", ".rs") {
        for (at, line) in text.lines().enumerate() {
            let width = line.chars().count();
            if width > WIDEST {
                found.push(Violation {
                    file: path.to_owned(),
                    line: at + 1,
                    rule: "line_width",
                    text: format!("a line of {width} characters, at most {WIDEST} are allowed"),
                    remedy: "Continue a text with a backslash; give a long condition a name"
                        .to_owned(),
                });
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::places;

    #[test]
    fn lines_are_counted_in_characters() {
        let table = [(119, "é", None), (120, "é", Some(2)), (130, "a", Some(2))];
        for (count, last, line) in table {
            let text = format!("//! Lines.\n// {}{last}\n", "a".repeat(count - 3));
            let files = [("crates/store/src/db.rs", text.as_str())];
            let expected: Vec<String> = line
                .map(|line| format!("crates/store/src/db.rs:{line}"))
                .into_iter()
                .collect();
            assert_eq!(places(check(&Tree::of(&files))), expected);
        }
    }
}
