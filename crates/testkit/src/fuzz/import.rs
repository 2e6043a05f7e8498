//! Files that bring boards and pins: ZIP files, listings, bookmarks.

use std::io::{Cursor, Seek, Write};

use discovery::imports::{
    policy::{Entry, MOST_BOARDS, MOST_PINS, PictureSource},
    read_file::read_file,
};
use zip::{ZipWriter, write::SimpleFileOptions};

/// Begins data that tells names and contents of a ZIP file, which is made here: no
/// mutation keeps a ZIP file's lengths and checksums right.
const MADE: u8 = b'+';

/// A file as it came, or `+` and the files of a ZIP file: length of the name, name, two
/// bytes for the length of the content, content, and so on.
///
/// Proves of a plan: it has as many boards, sections and pins as it may, each pin is on a
/// board and in a section that are there, texts have the length that the product takes,
/// and links lead to websites.
pub fn import(data: &[u8]) {
    let bytes = match data.split_first() {
        Some((&MADE, files)) => zipped(files),
        _ => data.to_vec(),
    };
    let mut file = tempfile::tempfile().expect("a temporary file");
    file.write_all(&bytes).expect("room for a small file");
    file.rewind().expect("a file");
    let Ok(brought) = read_file(file) else { return };
    let boards = &brought.plan.boards;
    assert!(boards.len() <= MOST_BOARDS && brought.entries.len() <= MOST_PINS);
    for board in boards {
        assert!(!board.name.is_empty());
        check(&board.name, 50);
        check(&board.category, 50);
        assert!(board.description.chars().count() <= 500);
        assert!(board.sections.len() <= MOST_BOARDS);
        board.sections.iter().for_each(|it| check(&it.title, 50));
    }
    for entry in &brought.entries {
        let sections = boards[entry.board].sections.len();
        assert!(entry.section.is_none_or(|section| section < sections));
        check_entry(entry);
    }
}

fn check_entry(entry: &Entry) {
    check(&entry.title, 100);
    check(&entry.name(), 200);
    assert!(entry.description.chars().count() <= 800);
    assert!(entry.alt_text.chars().count() <= 500);
    assert!(entry.topics.len() <= 10);
    entry.topics.iter().for_each(|topic| check(topic, 40));
    entry.link.iter().for_each(|link| check_address(link));
    match &entry.source {
        PictureSource::File(_) => {}
        PictureSource::Addresses(all) => all.iter().for_each(|one| check_address(one)),
        PictureSource::Page(page) => check_address(page),
    }
}

fn check(text: &str, most: usize) {
    assert!(!text.contains(char::is_control), "{text:?}");
    assert!(text.chars().count() <= most, "{text:?} in {most}");
}

fn check_address(text: &str) {
    assert!(
        text.starts_with("http://") || text.starts_with("https://"),
        "{text:?}"
    );
}

fn zipped(mut rest: &[u8]) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    while let Some((name, content, left)) = next_file(rest) {
        rest = left;
        let name = String::from_utf8_lossy(name);
        // The same name twice is refused by who writes, so it is not met here.
        if zip.start_file(name, SimpleFileOptions::default()).is_ok() {
            zip.write_all(content).expect("room for a small file");
        }
    }
    zip.finish().expect("a small file").into_inner()
}

/// Name and content of the next file, and what follows; lengths that are too great mean
/// the rest.
fn next_file(data: &[u8]) -> Option<(&[u8], &[u8], &[u8])> {
    let (&length, rest) = data.split_first()?;
    let (name, rest) = rest.split_at(usize::from(length).min(rest.len()));
    let (length, rest) = rest.split_first_chunk()?;
    let (content, rest) = rest.split_at(usize::from(u16::from_le_bytes(*length)).min(rest.len()));
    Some((name, content, rest))
}
