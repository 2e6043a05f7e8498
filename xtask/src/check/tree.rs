//! The project as the rules see it: the text of every file that is ours, and
//! what cargo knows of the crates.

use std::{collections::BTreeMap, fs, path::Path, process::Command};

use anyhow::{Context, Result, ensure};
use serde_json::Value;

/// Vendored or generated files; in a second working tree `.git` is a file.
const SKIPPED: &[&str] = &[
    ".git",
    "data",
    "dist",
    "node_modules",
    "target",
    "test-results",
];

/// Texts by path from the root (with `/`), and the answer of `cargo metadata`.
#[derive(Debug, Default)]
pub struct Tree {
    files: BTreeMap<String, String>,
    /// `cargo metadata --format-version 1`; null in tests of other rules.
    pub metadata: Value,
}

impl Tree {
    /// Reads the project below `root`. Files that are not UTF-8 (pictures) are
    /// there with no text.
    ///
    /// # Errors
    /// When a folder cannot be read or cargo does not answer.
    pub fn read(root: &Path) -> Result<Self> {
        let mut tree = Self {
            files: BTreeMap::new(),
            metadata: metadata(root)?,
        };
        tree.add_folder(root, "")?;
        Ok(tree)
    }

    /// Every file, in the order of the paths.
    pub fn all(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files
            .iter()
            .map(|(path, text)| (path.as_str(), text.as_str()))
    }

    /// Files whose path begins and ends so.
    pub fn under<'a>(
        &'a self,
        start: &'a str,
        end: &'a str,
    ) -> impl Iterator<Item = (&'a str, &'a str)> {
        self.all()
            .filter(move |(path, _)| path.starts_with(start) && path.ends_with(end))
    }

    /// The text of one file.
    pub fn text(&self, path: &str) -> Option<&str> {
        self.files.get(path).map(String::as_str)
    }

    fn add_folder(&mut self, folder: &Path, prefix: &str) -> Result<()> {
        let entries =
            fs::read_dir(folder).with_context(|| format!("reading {}", folder.display()))?;
        for entry in entries {
            let entry = entry?;
            let name = entry.file_name().to_string_lossy().into_owned();
            let path = format!("{prefix}{name}");
            let kind = entry.file_type()?;
            if SKIPPED.contains(&name.as_str()) {
                continue;
            }
            if kind.is_dir() {
                self.add_folder(&entry.path(), &format!("{path}/"))?;
            } else if kind.is_file() {
                let bytes = fs::read(entry.path())?;
                self.files
                    .insert(path, String::from_utf8(bytes).unwrap_or_default());
            }
        }
        Ok(())
    }
}

fn metadata(root: &Path) -> Result<Value> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let answer = Command::new(cargo)
        .args(["metadata", "--locked", "--format-version", "1"])
        .current_dir(root)
        .output()
        .context("starting cargo metadata")?;
    let said = String::from_utf8_lossy(&answer.stderr);
    ensure!(answer.status.success(), "cargo metadata failed: {said}");
    serde_json::from_slice(&answer.stdout).context("reading the answer of cargo metadata")
}

#[cfg(test)]
impl Tree {
    /// A tree of these files, for the tests of the rules.
    pub fn of(files: &[(&str, &str)]) -> Self {
        let own = |(path, text): &(&str, &str)| ((*path).to_owned(), (*text).to_owned());
        Self {
            files: files.iter().map(own).collect(),
            metadata: Value::Null,
        }
    }
}
