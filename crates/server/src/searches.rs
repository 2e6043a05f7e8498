//! `[search]` in `magpie.toml`: what the host says to people in need.

use std::{fmt, fs, path::PathBuf};

use anyhow::{Context, anyhow};
use discovery::search::find_help::Helps;
use serde::Deserialize;

/// What the host configured.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SearchSettings {
    /// A file in the form of `help.txt` of the room `search`, which adds to it.
    help_file: Option<PathBuf>,
}

impl SearchSettings {
    /// What is said beside searches: what this program brings, and the host's.
    pub fn helps(&self) -> anyhow::Result<Helps> {
        let mut helps = Helps::built_in();
        if let Some(path) = &self.help_file {
            let named = || format!("search.help_file {}", path.display());
            let text = fs::read_to_string(path).with_context(named)?;
            let added = helps.add(&text).map_err(|wrong| anyhow!(wrong));
            added.with_context(named)?;
        }
        Ok(helps)
    }
}

impl fmt::Display for SearchSettings {
    /// One setting a line, as `magpie config` prints them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let file = self
            .help_file
            .as_ref()
            .map(|path| path.display().to_string());
        write!(
            f,
            "search.help_file = {}",
            file.as_deref().unwrap_or("(none)")
        )
    }
}
