//! A ZIP file from elsewhere, opened with care. Everything here blocks.
//!
//! Nothing of it is ever written under a name it brings: files are read into
//! memory, one at a time, up to a limit that counts what really comes out.

use std::{
    fs::File,
    io::{BufReader, Read},
};

use contract::errors::Code;
use kernel::error::{Error, Result};
use zip::ZipArchive;

use super::policy::{MOST_FILES, MOST_UNPACKED, is_bomb, is_inside};

/// Looks at every entry before anything is unpacked. Refuses the whole file for
/// names that lead out of it, links, passwords, files that lie over each other,
/// and what comes to too much.
pub(crate) fn check_archive(file: File) -> Result<Checked> {
    let zip = ZipArchive::new(BufReader::new(file)).map_err(broken)?;
    if zip.len() > MOST_FILES {
        return Err(Error::new(Code::ImportTooLarge));
    }
    let mut checked = Checked { zip };
    let (mut packed, mut unpacked) = (0_u64, 0_u64);
    for index in 0..checked.zip.len() {
        let entry = checked.zip.by_index_raw(index).map_err(broken)?;
        let is_named_well = is_inside(&entry.name().map_err(broken)?);
        if entry.is_symlink() || entry.encrypted() || !is_named_well {
            return Err(unsafe_file());
        }
        if is_bomb(entry.compressed_size(), entry.size()) {
            return Err(unsafe_file());
        }
        packed = packed.saturating_add(entry.compressed_size());
        unpacked = unpacked.saturating_add(entry.size());
    }
    if is_bomb(packed, unpacked) || checked.zip.has_overlapping_files().map_err(broken)? {
        return Err(unsafe_file());
    }
    if unpacked > MOST_UNPACKED {
        return Err(Error::new(Code::ImportTooLarge));
    }
    Ok(checked)
}

/// A ZIP file that was looked at as a whole.
pub(crate) struct Checked {
    zip: ZipArchive<BufReader<File>>,
}

impl Checked {
    /// Names of all files.
    pub(crate) fn names(&self) -> Result<Vec<String>> {
        let names = self.zip.file_names();
        names
            .map(|name| name.map(String::from).map_err(broken))
            .collect()
    }

    /// A file of it, whatever size it says it has, up to so many bytes; none when
    /// there is none of this name.
    pub(crate) fn read(&mut self, name: &str, most: u64) -> Result<Option<Vec<u8>>> {
        let Some(index) = self.zip.index_for_name(name) else {
            return Ok(None);
        };
        let entry = self.zip.by_index(index).map_err(broken)?;
        if entry.is_dir() {
            return Ok(None);
        }
        let mut bytes = Vec::new();
        let read = entry.take(most + 1).read_to_end(&mut bytes);
        read.map_err(|error| Error::new(Code::ImportBroken).because(error))?;
        if bytes.len() as u64 > most {
            return Err(Error::new(Code::PictureTooLarge));
        }
        Ok(Some(bytes))
    }
}

fn unsafe_file() -> Error {
    Error::new(Code::ImportUnsafe)
}

fn broken(error: zip::result::ZipError) -> Error {
    Error::new(Code::ImportBroken).because(error)
}
