//! Forbidden words: what must never be committed. Reminders of unfinished work,
//! leftovers of debugging (Biome looks for the browser's console), folders of one
//! developer's machine, and the address of the mirror a lock file was made with.
//!
//! And words of comments that name no role.
//!
//! The words are put together here so that this file does not contain them.

use super::{Violation, tree::Tree};

const CODE: &[&str] = &[
    "rs", "ts", "tsx", "mjs", "js", "css", "sql", "sh", "toml", "yml",
];
const LATER: &[&str] = &[
    concat!("TO", "DO"),
    concat!("FIX", "ME"),
    concat!("XX", "X"),
];
const DEBUG: &[&str] = &[concat!("dbg", "!("), concat!("debug", "ger;")];
/// In comments roles have names (CONTRIBUTING.md, "Glossary").
const ROLELESS: &[&str] = &[
    concat!("some", "body"),
    concat!("no", "body"),
    concat!("who", "ever"),
    concat!("any", "body"),
    concat!("every", "body"),
];
const FOLDERS: &[&str] = &[
    concat!("/ho", "me/"),
    concat!("/ro", "ot/"),
    concat!("/Us", "ers/"),
    concat!("/wo", "rk/"),
    concat!("C:\\", "Users"),
];
const LOCKS: &[&str] = &["Cargo.lock", "web/package-lock.json"];

/// Looks at every line of every text file that is ours.
pub fn check(tree: &Tree) -> Vec<Violation> {
    let mut found = Vec::new();
    for (path, text) in tree.all() {
        let lock = LOCKS.contains(&path);
        let code = path
            .rsplit_once('.')
            .is_some_and(|(_, end)| CODE.contains(&end));
        for (at, line) in text.lines().enumerate() {
            let complaint = match () {
                () if lock => mirror(line),
                () if code => folder(line)
                    .or_else(|| word(line))
                    .or_else(|| role(path, line)),
                () => folder(line),
            };
            found.extend(complaint.map(|(text, remedy)| Violation {
                file: path.to_owned(),
                line: at + 1,
                rule: "forbidden",
                text,
                remedy: remedy.to_owned(),
            }));
        }
    }
    found
}

type Complaint = (String, &'static str);

fn word(line: &str) -> Option<Complaint> {
    let whole = |word: &&&str| {
        line.split(|c: char| !c.is_alphanumeric())
            .any(|part| part == **word)
    };
    if let Some(word) = LATER.iter().find(whole) {
        return Some((
            format!("`{word}` promises work"),
            "Do it now, or write an issue",
        ));
    }
    let word = DEBUG.iter().find(|word| line.contains(**word))?;
    Some((
        format!("`{word}` is left from debugging"),
        "Take it out, or log through tracing",
    ))
}

/// Comments of the crates and of the web app; migrations stay as they ran.
fn role(path: &str, line: &str) -> Option<Complaint> {
    let start = line.trim_start();
    let is_comment = ["//", "/*", "*"].iter().any(|mark| start.starts_with(mark));
    let ours = [".rs", ".ts", ".tsx", ".mjs"];
    if !is_comment || !ours.iter().any(|end| path.ends_with(end)) {
        return None;
    }
    let lower = start.to_lowercase();
    let mut words = lower.split(|c: char| !c.is_alphanumeric());
    let word = words.find(|word| ROLELESS.contains(word))?;
    Some((
        format!("`{word}` names no role"),
        "Say viewer, visitor, owner, collaborator, pinner, user or host (CONTRIBUTING.md)",
    ))
}

fn folder(line: &str) -> Option<Complaint> {
    let starts = |folder: &&&str| {
        line.match_indices(**folder).any(|(at, _)| {
            let before = line[..at].chars().next_back();
            before.is_none_or(|c| {
                c.is_whitespace() || matches!(c, '"' | '\'' | '`' | '=' | '(' | ':')
            })
        })
    };
    let folder = FOLDERS.iter().find(starts)?;
    Some((
        format!("`{folder}` is a folder of one machine"),
        "Name it relative to the project",
    ))
}

fn mirror(line: &str) -> Option<Complaint> {
    let (_, address) = line
        .split_once("\"resolved\": \"http")
        .or_else(|| line.split_once("registry+http"))?;
    let public = address.contains("://github.com/rust-lang/");
    (!public).then(|| {
        (
            "a lock file names the mirror it was made with".to_owned(),
            "Set `omit-lockfile-registry-resolved=true` in web/.npmrc and lock again",
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::places;

    #[test]
    fn words_folders_and_mirrors() {
        let [later, home, debug] = [LATER[0], FOLDERS[0], DEBUG[0]];
        let index = "source = \"registry+https://github.com/rust-lang/crates.io-index\"";
        let table = [
            ("crates/a/src/a.rs", format!("// {later}: more"), true),
            ("crates/a/src/a.rs", format!("// a {later}S list"), false),
            ("crates/a/src/a.rs", format!("    {debug}x);"), true),
            ("README.md", format!("Not even a {later}."), false),
            ("README.md", format!("See `{home}someone/notes`."), true),
            ("web/src/app/a.ts", format!("get('/api{home}feed')"), false),
            ("Cargo.lock", index.to_owned(), false),
            (
                "Cargo.lock",
                "source = \"registry+https://mirror.example/index\"".to_owned(),
                true,
            ),
            (
                "web/package-lock.json",
                "\"resolved\": \"https://mirror.example/a.tgz\"".to_owned(),
                true,
            ),
            (
                "web/package-lock.json",
                "\"resolved\": \"tools/lint\"".to_owned(),
                false,
            ),
        ];
        for (path, text, wrong) in table {
            let expected: Vec<String> = wrong.then(|| format!("{path}:1")).into_iter().collect();
            assert_eq!(
                places(check(&Tree::of(&[(path, &text)]))),
                expected,
                "{path}: {text}"
            );
        }
    }
}
