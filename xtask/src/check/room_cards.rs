//! Room cards: what a newcomer reads first.
//!
//! Every crate root and every room of a floor begins with a `//!` card. A
//! room's card also says which tables it owns, which events it emits and what
//! is deliberately not there, each on lines that begin with that heading:
//!
//! ```text
//! //! Lives here: where users keep pins.
//! //! Tables owned: `boards board_follows`.
//! //! Events emitted: `BoardCreated`.
//! //! Not here: saving a pin (`pins`).
//! ```

use super::{Violation, rooms::FLOORS, tree::Tree};

const HEADINGS: [&str; 4] = ["Lives here:", TABLES, "Events emitted:", "Not here:"];
/// The heading under which a card names its tables.
pub const TABLES: &str = "Tables owned:";

/// Looks at crate roots and rooms.
pub fn check(tree: &Tree) -> Vec<Violation> {
    let mut found = Vec::new();
    for (path, text) in tree
        .under("crates/", ".rs")
        .chain(tree.under("xtask/", ".rs"))
    {
        let room = is_room(path);
        if !room && !is_crate_root(path) {
            continue;
        }
        let card = card(text);
        if card.is_empty() {
            found.push(violation(
                path,
                "has no card (`//!`) as its first lines".to_owned(),
            ));
        } else if room {
            for heading in HEADINGS {
                let complaint = match section(&card, heading) {
                    None => format!("the room card has no line that begins with `{heading}`"),
                    Some(words) if words.is_empty() || words.starts_with('(') => {
                        format!("`{heading}` of the room card is not filled in")
                    }
                    Some(_) => continue,
                };
                found.push(violation(path, complaint));
            }
        }
    }
    found
}

/// `crates/collections/src/boards/mod.rs`: the room `boards`.
pub fn is_room(path: &str) -> bool {
    let steps: Vec<&str> = path.split('/').collect();
    matches!(steps.as_slice(), ["crates", floor, "src", _, "mod.rs"] if FLOORS.contains(floor))
}

/// `lib.rs` or `main.rs` of a crate.
pub fn is_crate_root(path: &str) -> bool {
    let steps: Vec<&str> = path.split('/').collect();
    matches!(
        steps.as_slice(),
        ["crates", _, "src", "lib.rs" | "main.rs"] | ["xtask", "src", "main.rs"]
    )
}

/// The lines of the card, without their marks.
pub fn card(text: &str) -> Vec<&str> {
    text.lines()
        .map_while(|line| line.strip_prefix("//!"))
        .map(str::trim)
        .collect()
}

/// The words after a heading, up to the next heading or empty line.
pub fn section(card: &[&str], heading: &str) -> Option<String> {
    let start = card.iter().position(|line| line.starts_with(heading))?;
    let ends = |line: &&&str| line.is_empty() || HEADINGS.iter().any(|next| line.starts_with(next));
    let rest = card[start + 1..].iter().take_while(|line| !ends(line));
    let lines: Vec<&str> = std::iter::once(&card[start]).chain(rest).copied().collect();
    Some(lines.join(" ")[heading.len()..].trim().to_owned())
}

fn violation(file: &str, text: String) -> Violation {
    let remedy = "Say `Lives here:`, `Tables owned:`, `Events emitted:` and `Not here:`, as in \
                  crates/collections/src/boards/mod.rs";
    Violation {
        file: file.to_owned(),
        line: 1,
        rule: "room_cards",
        text,
        remedy: remedy.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::places;

    const GOOD: &str = "//! # Boards\n//!\n//! Lives here: boards.\n//! Tables owned: `boards`,\n\
                        //! `follows`.\n//! Events emitted: none.\n//! Not here: pins.\n\npub mod create;\n";

    #[test]
    fn roots_and_rooms_need_their_card() {
        let table = [
            ("crates/collections/src/boards/mod.rs", GOOD, 0),
            (
                "crates/collections/src/boards/mod.rs",
                "//! # Boards\n//! Tables owned: none.\n",
                3,
            ),
            (
                "crates/collections/src/boards/mod.rs",
                "pub mod create;\n",
                1,
            ),
            (
                "crates/collections/src/boards/mod.rs",
                "//! Lives here: (what).\n//! Tables owned: none.\n//! Events emitted:\n//! Not here: pins.\n",
                2,
            ),
            ("crates/collections/src/boards/create.rs", "fn a() {}\n", 0),
            ("crates/store/src/lib.rs", "//! Store.\n", 0),
            ("crates/store/src/lib.rs", "pub mod a;\n", 1),
            ("crates/store/src/dialect/mod.rs", "pub mod a;\n", 0),
            ("crates/server/src/main.rs", "fn main() {}\n", 1),
        ];
        for (path, text, count) in table {
            assert_eq!(
                places(check(&Tree::of(&[(path, text)]))).len(),
                count,
                "{path}: {text}"
            );
        }
    }

    #[test]
    fn a_section_may_run_over_lines() {
        let card = card(GOOD);
        assert_eq!(
            section(&card, TABLES).as_deref(),
            Some("`boards`, `follows`.")
        );
        assert_eq!(section(&card, "Not here:").as_deref(), Some("pins."));
        assert_eq!(section(&card, "Else:"), None);
    }
}
