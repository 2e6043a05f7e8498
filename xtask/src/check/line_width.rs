//! Width of lines: what stands beside a diff is read without scrolling. Formatters
//! keep code narrow, but not long texts, comments and what stands in macros.
//!
//! In the web app texts of people, paths of icons and patterns stay whole, as does a
//! comment that Biome reads: only what is left of a line without them counts.

use super::{Violation, tree::Tree};

/// Characters of a line.
const WIDEST: usize = 120;
const WEB: &str = "web/";
const GENERATED: &str = "web/src/contract/";

/// Looks at every line of ours.
pub fn check(tree: &Tree) -> Vec<Violation> {
    let mut found = Vec::new();
    for (path, text) in tree.all() {
        let measure = match path.rsplit_once('.') {
            Some((_, "rs")) => whole,
            Some((_, "ts" | "tsx" | "mjs")) if path.starts_with(WEB) => without_texts,
            _ => continue,
        };
        if path.starts_with(GENERATED) {
            continue;
        }
        for (at, line) in text.lines().enumerate() {
            let width = measure(line);
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

fn whole(line: &str) -> usize {
    line.chars().count()
}

/// Characters outside of quotes and patterns.
fn without_texts(line: &str) -> usize {
    let start = line.trim_start();
    if start.starts_with("// biome-ignore") || (start.starts_with('/') && line.ends_with("/,")) {
        return 0;
    }
    let is_comment = start.starts_with("//") || start.starts_with('*') || start.starts_with("/*");
    if is_comment {
        return whole(line);
    }
    let mut open = None;
    let mut width = 0;
    for c in line.chars() {
        match open {
            Some(quote) if c == quote => open = None,
            Some(_) => {}
            None => {
                width += 1;
                open = matches!(c, '\'' | '"' | '`').then_some(c);
            }
        }
    }
    width
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

    #[test]
    fn texts_of_the_web_app_stay_whole() {
        let long = "a".repeat(130);
        let table = [
            (format!("const known = `{long}`;"), false),
            (format!("  'M{long}',"), false),
            (format!("// {long}"), true),
            (format!("/** {long} */"), true),
            (format!("call({long}, 'text');"), true),
        ];
        for (text, wrong) in table {
            let path = "web/src/ui/icon/Icon.tsx";
            let expected: Vec<String> = wrong.then(|| format!("{path}:1")).into_iter().collect();
            let found = check(&Tree::of(&[(path, text.as_str())]));
            assert_eq!(places(found), expected, "{text}");
        }
    }
}
