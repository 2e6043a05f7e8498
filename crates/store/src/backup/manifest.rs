//! What a backup must be.

use std::{
    collections::BTreeMap,
    fs::File,
    io::{self, Read as _},
    path::Path,
};

use rusqlite::Connection;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use super::{DATA, MANIFEST, file_failed};
use crate::{
    Engine, Error, Result,
    migrate::embedded,
    sqlite::{failed, open_reader},
};

/// The version of the form described here.
const FORMAT: u32 = 1;
/// A longer manifest is not ours.
const LONGEST: u64 = 1 << 20;
const DOING: &str = "verifying a backup";

/// What a backup must be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Manifest {
    /// The version of this form.
    pub format: u32,
    /// The newest migration the data has.
    pub migration: i64,
    /// The size of the database's copy.
    pub bytes: u64,
    /// Its checksum, in hexadecimal digits.
    pub sha256: String,
    /// How many rows each table has.
    pub rows: BTreeMap<String, i64>,
}

impl Manifest {
    /// Describes the copy in a folder.
    pub(super) fn of(folder: &Path) -> Result<Self> {
        let data = folder.join(DATA);
        let (bytes, sha256) = checksum(&data).map_err(file_failed("reading the copy"))?;
        let (migration, rows) = contents(&open_reader(&data)?)?;
        Ok(Self {
            format: FORMAT,
            migration,
            bytes,
            sha256,
            rows,
        })
    }

    /// Reads the manifest of a backup, and compares the backup with it.
    pub(super) fn verified(folder: &Path) -> Result<Self> {
        let mut text = String::new();
        let file = File::open(folder.join(MANIFEST)).map_err(file_failed("opening a backup"))?;
        file.take(LONGEST)
            .read_to_string(&mut text)
            .map_err(file_failed("reading a backup"))?;
        let manifest: Self = serde_json::from_str(&text)
            .map_err(|cause| Error::broken("reading the manifest of a backup", cause))?;
        if manifest.format != FORMAT {
            return Err(Error::broken(DOING, "it has the form of another version"));
        }
        let program = embedded(Engine::Sqlite)
            .last()
            .map_or(0, |last| last.number);
        if manifest.migration > program {
            return Err(Error::Newer {
                store: manifest.migration,
                program,
            });
        }
        if Self::of(folder)? != manifest {
            return Err(Error::broken(DOING, "it is not what its manifest says"));
        }
        manifest.verify_database(&folder.join(DATA))?;
        Ok(manifest)
    }

    /// Compares a database with the manifest: structure and rows.
    pub(super) fn verify_database(&self, file: &Path) -> Result<()> {
        let connection = open_reader(file)?;
        let verdict: String = connection
            .query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))
            .map_err(failed(DOING))?;
        if verdict != "ok" {
            return Err(Error::broken(DOING, verdict));
        }
        if contents(&connection)? != (self.migration, self.rows.clone()) {
            return Err(Error::broken(
                DOING,
                "it does not have the rows its manifest says",
            ));
        }
        Ok(())
    }
}

/// The newest migration, and the rows of every table.
fn contents(connection: &Connection) -> Result<(i64, BTreeMap<String, i64>)> {
    let text = "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name";
    let mut statement = connection.prepare(text).map_err(failed(DOING))?;
    let tables = statement
        .query_map([], |row| row.get::<_, String>(0))
        .map_err(failed(DOING))?;
    let mut rows = BTreeMap::new();
    for table in tables {
        let table = table.map_err(failed(DOING))?;
        let text = format!("SELECT count(*) FROM \"{}\"", table.replace('"', "\"\""));
        let count = connection
            .query_row(&text, [], |row| row.get(0))
            .map_err(failed(DOING))?;
        rows.insert(table, count);
    }
    let text = "SELECT coalesce(max(number), 0) FROM migrations";
    let migration = connection
        .query_row(text, [], |row| row.get(0))
        .map_err(failed(DOING))?;
    Ok((migration, rows))
}

fn checksum(file: &Path) -> io::Result<(u64, String)> {
    let mut hash = Sha256::new();
    let bytes = io::copy(&mut File::open(file)?, &mut hash)?;
    Ok((
        bytes,
        hash.finalize()
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect(),
    ))
}
