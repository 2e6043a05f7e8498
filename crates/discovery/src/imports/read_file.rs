//! From a file of any kind that is known to a plan. Everything here blocks.

use std::{
    fs::File,
    io::{Read, Seek, SeekFrom},
};

use contract::{errors::Code, imports::ImportKind};
use kernel::error::{Error, Result};

use super::{
    check_archive::{Checked, check_archive},
    policy::{Entry, MOST_LISTING, Plan},
    read_board_file::read_board_file,
    read_bookmarks::read_bookmarks,
    read_pictures::read_pictures,
    read_service::read_service,
};

/// Pages of a ZIP file that are looked into.
const MOST_PAGES: usize = 50;

/// What a file brings.
pub struct Brought {
    /// What kind of file it is.
    pub kind: ImportKind,
    /// The boards.
    pub plan: Plan,
    /// The pins of each board, the uppermost first.
    pub entries: Vec<Entry>,
}

type Found = (Plan, Vec<Entry>);

/// Finds out by the content what it is, and reads it. Caller: the job that goes on with an
/// import (docs/imports.md), and who tries what it is given.
///
/// # Errors
/// Of no kind that is known, broken, unsafe, of a newer version, or more than is taken.
pub fn read_file(mut file: File) -> Result<Brought> {
    let (kind, found) = match is_zip(&mut file)? {
        true => read_archive(&mut check_archive(file)?)?,
        false => read_page(&read_listing(file)?)?,
    };
    let (plan, entries) = found;
    Ok(Brought {
        kind,
        plan,
        entries,
    })
}

fn read_archive(archive: &mut Checked) -> Result<(ImportKind, Found)> {
    if let Some(found) = read_board_file(archive)? {
        return Ok((ImportKind::Board, found));
    }
    let names = archive.names()?;
    let pages = names.iter().filter(|name| name.ends_with(".html"));
    for name in pages.take(MOST_PAGES) {
        let page = archive.read(name, MOST_LISTING)?.unwrap_or_default();
        if let Some(found) = read_service(&page)? {
            return Ok((ImportKind::Service, found));
        }
    }
    let found = read_pictures(archive)?;
    let found = found.ok_or_else(|| Error::new(Code::ImportType))?;
    Ok((ImportKind::Pictures, found))
}

fn read_page(page: &[u8]) -> Result<(ImportKind, Found)> {
    if let Some(found) = read_bookmarks(page)? {
        return Ok((ImportKind::Bookmarks, found));
    }
    let found = read_service(page)?;
    let found = found.ok_or_else(|| Error::new(Code::ImportType))?;
    Ok((ImportKind::Service, found))
}

fn read_listing(file: File) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    file.take(MOST_LISTING + 1)
        .read_to_end(&mut bytes)
        .map_err(Error::internal)?;
    if bytes.len() as u64 > MOST_LISTING {
        return Err(Error::new(Code::ImportTooLarge));
    }
    Ok(bytes)
}

fn is_zip(file: &mut File) -> Result<bool> {
    let mut start = Vec::new();
    file.take(4)
        .read_to_end(&mut start)
        .map_err(Error::internal)?;
    file.seek(SeekFrom::Start(0)).map_err(Error::internal)?;
    Ok(start.starts_with(b"PK"))
}
