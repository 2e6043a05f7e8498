//! The folder of an index: generations, and a small file that names the one in use.
//!
//! Invariant: the file `current.json` is replaced in one rename, after what it
//! names is on the disk. Whatever the moment of a crash, the next start finds
//! either the old generation or the new one, whole; the other is removed.

use std::{
    fs::{self, File},
    io::{self, Write},
    path::{Path, PathBuf},
};

use serde::{Deserialize, Serialize};

use crate::schema::Schema;

/// Raised whenever what is written to the engine changes its meaning.
const FORMAT: u32 = 5;

const CURRENT: &str = "current.json";

/// What `current.json` holds.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Current {
    format: u32,
    schema: Schema,
    generation: u64,
}

/// The folder of one index.
#[derive(Debug)]
pub(crate) struct Folder {
    path: PathBuf,
}

impl Folder {
    pub(crate) fn open(path: &Path) -> io::Result<Self> {
        fs::create_dir_all(path)?;
        Ok(Self {
            path: path.to_owned(),
        })
    }

    /// The generation in use, if it was written in our format and this schema.
    pub(crate) fn current(&self, schema: &Schema) -> Option<u64> {
        let text = fs::read(self.path.join(CURRENT)).ok()?;
        let current: Current = serde_json::from_slice(&text).ok()?;
        let ours = current.format == FORMAT && current.schema == *schema;
        ours.then_some(current.generation)
    }

    /// Makes the generation the one in use.
    pub(crate) fn point_to(&self, generation: u64, schema: &Schema) -> io::Result<()> {
        let current = Current {
            format: FORMAT,
            schema: schema.clone(),
            generation,
        };
        let draft = self.path.join("current.json.new");
        let mut file = File::create(&draft)?;
        file.write_all(&serde_json::to_vec(&current)?)?;
        file.sync_all()?;
        fs::rename(&draft, self.path.join(CURRENT))?;
        sync_folder(&self.path)
    }

    pub(crate) fn generation(&self, generation: u64) -> PathBuf {
        self.path.join(format!("generation-{generation}"))
    }

    /// A number no generation in the folder has.
    pub(crate) fn unused(&self) -> io::Result<u64> {
        Ok(self.generations()?.into_iter().max().unwrap_or(0) + 1)
    }

    /// Removes every generation but one. What cannot be removed (another
    /// system's open files) is left for the next start.
    pub(crate) fn keep_only(&self, kept: u64) {
        for generation in self.generations().unwrap_or_default() {
            if generation != kept {
                self.remove(generation);
            }
        }
    }

    /// Removes one generation, as [`Folder::keep_only`] does.
    pub(crate) fn remove(&self, generation: u64) {
        if let Err(error) = fs::remove_dir_all(self.generation(generation)) {
            tracing::warn!(%error, generation, "an old search index stays for now");
        }
    }

    fn generations(&self) -> io::Result<Vec<u64>> {
        let mut numbers = Vec::new();
        for entry in fs::read_dir(&self.path)? {
            let name = entry?.file_name();
            let number = name
                .to_str()
                .and_then(|name| name.strip_prefix("generation-"));
            numbers.extend(number.and_then(|number| number.parse::<u64>().ok()));
        }
        Ok(numbers)
    }
}

#[cfg(unix)]
fn sync_folder(path: &Path) -> io::Result<()> {
    File::open(path)?.sync_all()
}

#[cfg(not(unix))]
fn sync_folder(_path: &Path) -> io::Result<()> {
    Ok(())
}
