//! `[places]` in `magpie.toml`: what the server may know of where requests come from.

use std::{fmt, path::PathBuf, sync::Arc};

use anyhow::Context;
use doors::adapters::places::Places;
use serde::Deserialize;

/// What the host configured.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlaceSettings {
    /// Header in which a trusted proxy says the country of the address.
    country_header: Option<String>,
    /// Header in which it says the region.
    region_header: Option<String>,
    /// A file of addresses with countries and regions, in MaxMind's format.
    database: Option<PathBuf>,
}

impl PlaceSettings {
    /// Reads the database, if one is named, into memory.
    pub fn open(&self) -> anyhow::Result<Arc<Places>> {
        let addresses = match &self.database {
            Some(path) => {
                let read = maxminddb::Reader::open_readfile(path);
                let named = || format!("places.database {}", path.display());
                Some(read.with_context(named)?)
            }
            None => None,
        };
        Ok(Arc::new(Places {
            country_header: self.country_header.clone(),
            region_header: self.region_header.clone(),
            addresses,
        }))
    }
}

impl fmt::Display for PlaceSettings {
    /// One setting a line, as `magpie config` prints them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let or_off = |text: Option<&str>| text.unwrap_or("(off)").to_owned();
        let database = self
            .database
            .as_ref()
            .map(|path| path.display().to_string());
        writeln!(
            f,
            "places.country_header = {}",
            or_off(self.country_header.as_deref())
        )?;
        writeln!(
            f,
            "places.region_header = {}",
            or_off(self.region_header.as_deref())
        )?;
        write!(f, "places.database = {}", or_off(database.as_deref()))
    }
}
