//! Opens a room: the same noun in contract, a floor's crate, doors and the web app, with
//! cards to fill in, the module lines registered, and a place at the end of its floor in
//! the order of the nouns.
//!
//! Not here: tables (a pair of migrations) and operations, which have their own
//! lists in docs/how-to.

use std::{fs, path::Path};

use anyhow::{Context, Result, bail, ensure};

/// (path, text) of every file of a room; `{noun}` and `{Noun}` stand for its name,
/// `{floor}` for the crate it lies in.
const FILES: &[(&str, &str)] = &[
    (
        "crates/contract/src/{noun}.rs",
        include_str!("../templates/contract.rs.txt"),
    ),
    (
        "crates/{floor}/src/{noun}/mod.rs",
        include_str!("../templates/room_mod.rs.txt"),
    ),
    (
        "crates/{floor}/src/{noun}/policy.rs",
        include_str!("../templates/room_policy.rs.txt"),
    ),
    (
        "crates/{floor}/src/{noun}/sql.rs",
        include_str!("../templates/room_sql.rs.txt"),
    ),
    (
        "crates/{floor}/src/{noun}/tests.rs",
        include_str!("../templates/room_tests.rs.txt"),
    ),
    (
        "crates/doors/src/{noun}.rs",
        include_str!("../templates/doors.rs.txt"),
    ),
    (
        "web/src/features/{noun}/api.ts",
        include_str!("../templates/web_api.ts.txt"),
    ),
    ("web/src/features/{noun}/parts/.gitkeep", ""),
    ("web/src/features/{noun}/screens/.gitkeep", ""),
];

/// A floor's crate with a room of it, beside which a new one is listed.
const FLOORS: &[(&str, &str)] = &[
    ("accounts", "users"),
    ("collections", "boards"),
    ("talk", "comments"),
    ("discovery", "feeds"),
];

/// Files that list rooms as modules, each with a room that it lists.
fn roots(floor: &str, neighbour: &'static str) -> [(String, &'static str); 3] {
    [
        ("crates/contract/src/lib.rs".to_owned(), "boards"),
        (format!("crates/{floor}/src/lib.rs"), neighbour),
        ("crates/doors/src/lib.rs".to_owned(), "boards"),
    ]
}

/// Lists the switchboards of the nouns, by name.
const SWITCHBOARDS: &str = "crates/doors/src/site.rs";

/// Lists the nouns in their order.
const ORDER: &str = "ARCHITECTURE.md";

const NEXT: &str = "It stands last of its floor in ARCHITECTURE.md; move it down there when \
                    others shall import it. Now say in crates/{floor}/src/{noun}/mod.rs what lives \
                    there, and go on with docs/how-to/add-an-operation.md.";

/// Makes the files and registers the modules below `root`.
///
/// # Errors
/// When there is no such floor, the noun is not one plural lower-case word, the room
/// exists, or a file cannot be written. Nothing is written when the noun is refused.
#[expect(clippy::print_stdout, reason = "printing is what the command is for")]
pub fn run(root: &Path, floor: &str, noun: &str) -> Result<bool> {
    let known = FLOORS.iter().find(|(name, _)| *name == floor);
    let (_, neighbour) = known.context("the floors are accounts, collections, talk, discovery")?;
    check_noun(noun)?;
    let files: Vec<(String, String)> = FILES
        .iter()
        .map(|(path, text)| (fill(path, floor, noun), fill(text, floor, noun)))
        .collect();
    for (path, _) in &files {
        ensure!(
            !root.join(path).exists(),
            "{path} exists: the room {noun} is open already"
        );
    }
    let mut lists = Vec::new();
    let read =
        |path: &str| fs::read_to_string(root.join(path)).with_context(|| format!("reading {path}"));
    for (path, neighbour) in roots(floor, neighbour) {
        let text = registered(&read(&path)?, neighbour, noun);
        let text = text.with_context(|| path.clone())?;
        lists.push((path, text));
    }
    lists.push((ORDER.to_owned(), ordered(&read(ORDER)?, floor, noun)?));
    let switchboards = with_switchboard(&read(SWITCHBOARDS)?, noun)?;
    lists.push((SWITCHBOARDS.to_owned(), switchboards));
    for (path, text) in files.iter().chain(&lists) {
        let target = root.join(path);
        if let Some(folder) = target.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(&target, text).with_context(|| format!("writing {path}"))?;
        println!("wrote {path}");
    }
    println!("{}", fill(NEXT, floor, noun));
    Ok(true)
}

fn check_noun(noun: &str) -> Result<()> {
    let letters = noun.len() > 2 && noun.bytes().all(|b| b.is_ascii_lowercase());
    ensure!(
        letters,
        "`{noun}` is not a name for a room: one word, lower case, a to z"
    );
    ensure!(
        noun.ends_with('s'),
        "`{noun}` is not plural: a room is named after many"
    );
    Ok(())
}

fn fill(template: &str, floor: &str, noun: &str) -> String {
    let (first, rest) = noun.split_at(1);
    let title = format!("{}{rest}", first.to_uppercase());
    template
        .replace("{noun}", noun)
        .replace("{Noun}", &title)
        .replace("{floor}", floor)
}

/// The page with the noun at the end of its floor's line.
fn ordered(page: &str, floor: &str, noun: &str) -> Result<String> {
    let starts = format!("- `{floor}`: ");
    let line = page.lines().find(|line| line.starts_with(&starts));
    let line = line.with_context(|| format!("{ORDER} lists no floor {floor}"))?;
    Ok(page.replace(line, &format!("{line}, {noun}")))
}

/// The file with the noun's switchboard among the others, in alphabetical order.
fn with_switchboard(text: &str, noun: &str) -> Result<String> {
    let listed = |line: &str| {
        let name = line.trim().strip_prefix("crate::")?;
        name.strip_suffix("::doors,").map(str::to_owned)
    };
    let lines: Vec<&str> = text.lines().collect();
    let last = lines.iter().rposition(|line| listed(line).is_some());
    let last = last.with_context(|| format!("{SWITCHBOARDS} lists no switchboard"))?;
    let behind = |line: &&str| listed(line).is_some_and(|name| name.as_str() > noun);
    let at = lines.iter().position(behind).unwrap_or(last + 1);
    let line = format!("        crate::{noun}::doors,");
    let all = [&lines[..at], &[line.as_str()], &lines[at..]].concat();
    Ok(all.join("\n") + "\n")
}

/// The text with a module line for the noun, in alphabetical order within the
/// block of its neighbours.
fn registered(text: &str, beside: &str, noun: &str) -> Result<String> {
    let mut lines: Vec<&str> = text.lines().collect();
    let module = |line: &str| line.ends_with(&format!("mod {beside};"));
    let Some(neighbour) = lines.iter().position(|line| module(line)) else {
        bail!("lists no module `{beside}`, so there is no place for `{noun}`");
    };
    let line = lines[neighbour].replace(beside, noun);
    let listed = |at: usize| {
        lines
            .get(at)
            .is_some_and(|line| line.contains("mod ") && line.ends_with(';'))
    };
    // A module under an attribute (`#[macro_use]`) keeps its place at the top.
    let marked = |at: usize| at > 0 && lines[at - 1].starts_with("#[");
    let mut at = neighbour;
    while at > 0 && listed(at - 1) && !marked(at - 1) && name(lines[at - 1]) > noun {
        at -= 1;
    }
    while listed(at) && name(lines[at]) < noun {
        at += 1;
    }
    lines.insert(at, &line);
    Ok(lines.join("\n") + "\n")
}

fn name(module: &str) -> &str {
    module
        .rsplit("mod ")
        .next()
        .unwrap_or(module)
        .trim_end_matches(';')
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use tempfile::TempDir;

    use super::*;

    /// A folder with the project's own lists of rooms.
    fn copy() -> TempDir {
        let project = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..");
        let folder = tempfile::tempdir().unwrap();
        let roots = roots("collections", "boards").map(|(path, _)| path);
        for path in roots
            .iter()
            .map(String::as_str)
            .chain([ORDER, SWITCHBOARDS])
        {
            let target = folder.path().join(path);
            fs::create_dir_all(target.parent().unwrap()).unwrap();
            fs::copy(project.join(path), target).unwrap();
        }
        folder
    }

    #[test]
    fn a_room_is_opened_on_both_sides() {
        let folder = copy();
        assert!(run(folder.path(), "collections", "cellars").unwrap());
        for (path, _) in FILES {
            let text = fs::read_to_string(folder.path().join(fill(path, "collections", "cellars")))
                .unwrap();
            assert!(!text.contains("oun}"), "{path} has a place left to fill");
        }
        for (path, _) in roots("collections", "boards") {
            let text = fs::read_to_string(folder.path().join(&path)).unwrap();
            let rooms: Vec<&str> = text
                .lines()
                .filter(|line| line.contains("mod "))
                .map(name)
                .collect();
            let at = rooms.iter().position(|room| *room == "cellars").unwrap();
            let behind = rooms.get(at + 1).is_none_or(|room| "cellars" < *room);
            assert!(rooms[at - 1] < "cellars" && behind, "{path}: {rooms:?}");
        }
        let site = fs::read_to_string(folder.path().join(SWITCHBOARDS)).unwrap();
        let between =
            "crate::captchas::doors,\n        crate::cellars::doors,\n        crate::collaborators";
        assert!(site.contains(between), "{site}");
        let page = fs::read_to_string(folder.path().join(ORDER)).unwrap();
        assert!(page.contains(", bin, cellars\n"), "{page}");
        let again = run(folder.path(), "collections", "cellars").unwrap_err();
        assert!(again.to_string().contains("open already"), "{again}");
        assert!(run(folder.path(), "kitchens", "replies").is_err());
    }

    #[test]
    fn only_a_plural_word_names_a_room() {
        let folder = copy();
        for noun in [
            "",
            "s",
            "comment",
            "Comments",
            "board sections",
            "../pins",
            "pïns",
        ] {
            assert!(run(folder.path(), "collections", noun).is_err(), "{noun}");
            assert!(
                !folder.path().join("web").exists(),
                "{noun} wrote something"
            );
        }
    }

    #[test]
    fn module_lines_keep_their_order() {
        let table = [
            (
                "comments",
                "pub mod ids;\n\npub mod boards;\npub mod pins;\n",
                "pub mod ids;\n\npub mod boards;\npub mod comments;\npub mod pins;\n",
            ),
            (
                "comments",
                "#[macro_use]\npub mod ids;\npub mod boards;\n",
                "#[macro_use]\npub mod ids;\npub mod boards;\npub mod comments;\n",
            ),
            (
                "articles",
                "#[macro_use]\npub mod ids;\npub mod boards;\n",
                "#[macro_use]\npub mod ids;\npub mod articles;\npub mod boards;\n",
            ),
            (
                "articles",
                "pub mod app;\n\nmod boards;\n",
                "pub mod app;\n\nmod articles;\nmod boards;\n",
            ),
        ];
        for (noun, before, after) in table {
            assert_eq!(registered(before, "boards", noun).unwrap(), after);
        }
        assert!(registered("pub mod ids;\n", "boards", "comments").is_err());
    }
}
