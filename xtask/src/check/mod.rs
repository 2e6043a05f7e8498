//! The house rules, one per file; each is a pure function from the tree to what
//! breaks it, with a table of planted violations beside it.
//!
//! Not here: formatting, lints and types (rustfmt, clippy, Biome, tsc), and
//! whether generated files are fresh (`make contract` and its test).

mod absences;
mod arrows;
mod doc_examples;
mod doc_paths;
mod file_names;
mod forbidden;
mod line_width;
mod migrations;
mod order;
mod room_cards;
mod rooms;
mod script;
mod shut_doors;
mod size;
mod source;
mod sql_home;
mod table_owners;
mod tree;
mod web_arrows;
mod web_calls;
mod web_imports;
mod web_order;

use std::{fmt, path::Path};

use anyhow::Result;

use self::tree::Tree;

/// One place that breaks one rule.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Violation {
    /// Path from the project's root, with `/`.
    pub file: String,
    /// Counted from 1.
    pub line: usize,
    /// Name of the rule, as its file is named.
    pub rule: &'static str,
    /// What is wrong.
    pub text: String,
    /// What to do about it.
    pub remedy: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            file,
            line,
            rule,
            text,
            remedy,
        } = self;
        write!(to, "{file}:{line}: {rule}: {text}. {remedy}.")
    }
}

type Rule = fn(&Tree) -> Vec<Violation>;

const RULES: &[(&str, Rule)] = &[
    ("arrows between crates", arrows::check),
    ("order of rooms", rooms::check),
    ("absences", absences::check),
    ("arrows of the web app", web_arrows::check),
    ("order of the web app", web_order::check),
    ("calls of the web app", web_calls::check),
    ("room cards", room_cards::check),
    ("table owners", table_owners::check),
    ("home of SQL", sql_home::check),
    ("shut doors", shut_doors::check),
    ("file names", file_names::check),
    ("paths in documents", doc_paths::check),
    ("examples in doc comments", doc_examples::check),
    ("size budgets", size::check),
    ("migration pairs", migrations::check),
    ("line width", line_width::check),
    ("forbidden words", forbidden::check),
];

/// Prints every violation, one a line; true when there is none.
///
/// # Errors
/// When the tree cannot be read or cargo does not answer.
#[expect(clippy::print_stdout, reason = "printing is what the command is for")]
pub fn run(root: &Path) -> Result<bool> {
    let tree = Tree::read(root)?;
    let mut found: Vec<Violation> = RULES.iter().flat_map(|(_, rule)| rule(&tree)).collect();
    found.sort();
    for violation in &found {
        println!("{violation}");
    }
    let names: Vec<&str> = RULES.iter().map(|(name, _)| *name).collect();
    if found.is_empty() {
        println!("house rules hold: {}", names.join(", "));
    } else {
        println!("{} violations of the house rules", found.len());
    }
    Ok(found.is_empty())
}

/// What the tests of a rule compare: `file:line` of each violation, in order.
#[cfg(test)]
fn places(mut found: Vec<Violation>) -> Vec<String> {
    found.sort();
    found
        .iter()
        .map(|v| format!("{}:{}", v.file, v.line))
        .collect()
}
