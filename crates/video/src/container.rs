//! How files begin, and whether they are whole: what is seen of a container without decoding it.

use std::io::{Read, Seek, SeekFrom};

use crate::limits::Problem;

/// Bytes at the beginning in which the kind stands.
const ENOUGH: usize = 4_096;
/// Boxes at the top of an MP4; recorders that write a fragment each tenth of a second write
/// 18,000 in 15 minutes.
const MOST_BOXES: u32 = 200_000;
/// Elements before the film of a WebM.
const MOST_ELEMENTS: u32 = 16;
/// Boxes with which files begin that are older than `ftyp`: cameras wrote QuickTime so.
const OLD: [&[u8; 4]; 6] = [b"moov", b"mdat", b"wide", b"free", b"skip", b"pnot"];
/// Brands of what is kept in the container of MP4 and is no video: pictures, sound, books.
const NO_VIDEOS: [&[u8; 4]; 11] = [
    b"avif", b"avis", b"heic", b"heix", b"heim", b"heis", b"mif1", b"msf1", b"M4A ", b"M4B ",
    b"M4P ",
];

const EBML: u32 = 0x1A45_DFA3;
const DOC_TYPE: u32 = 0x4282;
const SEGMENT: u32 = 0x1853_8067;
const VOID: u32 = 0xEC;

/// Kinds of files that are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// MP4, and MOV, of which it was made.
    Mp4,
    /// WebM; what else is kept in Matroska is none of it.
    WebM,
}

impl Kind {
    /// The kind by how a file begins (4,096 bytes of it are enough); names and declared types
    /// are never believed.
    #[must_use]
    pub fn of(start: &[u8]) -> Option<Self> {
        let start = &start[..start.len().min(ENOUGH)];
        let name: &[u8; 4] = start.get(4..8)?.try_into().ok()?;
        if name == b"ftyp" {
            let brand: &[u8; 4] = start.get(8..12)?.try_into().ok()?;
            return (!NO_VIDEOS.contains(&brand)).then_some(Self::Mp4);
        }
        if OLD.contains(&name) {
            return Some(Self::Mp4);
        }
        let header = Element::read(start).filter(|header| header.id == EBML)?;
        let size = usize::try_from(header.size?).ok()?;
        let body = start.get(header.length..)?.get(..size)?;
        (doc_type(body)? == b"webm").then_some(Self::WebM)
    }

    /// The one reader of `ffmpeg` that may open it.
    pub(crate) fn reader(self) -> &'static str {
        match self {
            Self::Mp4 => "mov",
            Self::WebM => "matroska",
        }
    }
}

/// Tells the kind of a file, and proves that it was not cut short: what it promises to hold lies
/// in it. Reads little of it, whatever it says.
///
/// # Errors
/// [`Problem::Type`] when it is of no known kind, [`Problem::Broken`] when a part is missing,
/// [`Problem::Tool`] when it cannot be read.
pub fn look_inside<F: Read + Seek>(file: &mut F) -> Result<Kind, Problem> {
    let length = file.seek(SeekFrom::End(0))?;
    let start = read_at(file, 0, ENOUGH as u64)?;
    let kind = Kind::of(&start).ok_or(Problem::Type)?;
    match kind {
        Kind::Mp4 => walk_boxes(file, length)?,
        Kind::WebM => walk_elements(file, length)?,
    }
    Ok(kind)
}

fn read_at<F: Read + Seek>(file: &mut F, at: u64, most: u64) -> Result<Vec<u8>, Problem> {
    file.seek(SeekFrom::Start(at))?;
    let mut bytes = Vec::new();
    file.take(most).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// All boxes at the top lie in the file, and one of them says what the others hold.
fn walk_boxes<F: Read + Seek>(file: &mut F, length: u64) -> Result<(), Problem> {
    let mut at = 0;
    let mut has_index = false;
    for _ in 0..MOST_BOXES {
        let header = read_at(file, at, 16)?;
        let Some((name, size)) = box_header(&header, length - at) else {
            break;
        };
        let end = at.checked_add(size).filter(|end| *end <= length);
        // Text may have the name of an old box at its fifth letter.
        let is_old = at == 0 && name != *b"ftyp";
        at = end.ok_or(if is_old {
            Problem::Type
        } else {
            Problem::Broken
        })?;
        has_index |= name == *b"moov";
    }
    // What programs leave behind the last box has no name.
    let is_walked = box_header(&read_at(file, at, 16)?, length - at).is_none();
    if has_index && is_walked {
        Ok(())
    } else {
        Err(Problem::Broken)
    }
}

/// Name and size of a box, its header included; none where no box begins.
fn box_header(bytes: &[u8], rest: u64) -> Option<([u8; 4], u64)> {
    let (size, bytes) = bytes.split_first_chunk()?;
    let (name, bytes) = bytes.split_first_chunk::<4>()?;
    let is_name = |byte: &u8| matches!(byte, b' '..=b'~' | 0xA9);
    if !name.iter().all(is_name) {
        return None;
    }
    let size = match u32::from_be_bytes(*size) {
        // To the end of the file.
        0 => rest,
        1 => u64::from_be_bytes(*bytes.first_chunk()?).max(16),
        size => u64::from(size).max(8),
    };
    Some((*name, size))
}

/// The film of a WebM lies in the file; one that was recorded may not say how long it is.
fn walk_elements<F: Read + Seek>(file: &mut F, length: u64) -> Result<(), Problem> {
    let mut at = 0;
    for _ in 0..MOST_ELEMENTS {
        let element = Element::read(&read_at(file, at, 12)?).ok_or(Problem::Broken)?;
        let begin = at + element.length as u64;
        let Some(size) = element.size else {
            let is_film = element.id == SEGMENT && begin < length;
            return if is_film {
                Ok(())
            } else {
                Err(Problem::Broken)
            };
        };
        at = begin.checked_add(size).ok_or(Problem::Broken)?;
        if at > length {
            return Err(Problem::Broken);
        }
        match element.id {
            EBML | VOID => {}
            SEGMENT => return Ok(()),
            _ => return Err(Problem::Broken),
        }
    }
    Err(Problem::Broken)
}

/// How an element of EBML begins.
struct Element {
    id: u32,
    /// Bytes of its content; none when it goes on until something else begins.
    size: Option<u64>,
    /// Bytes of id and size.
    length: usize,
}

impl Element {
    fn read(bytes: &[u8]) -> Option<Self> {
        let (id, first) = number(bytes)?;
        let id = u32::try_from(id).ok()?;
        let (size, second) = number(bytes.get(first..)?)?;
        let marker = 1_u64 << (7 * second);
        let value = size ^ marker;
        Some(Self {
            id,
            size: (value != marker - 1).then_some(value),
            length: first + second,
        })
    }
}

/// A number with its marker, and how many bytes it takes: one for each leading zero, and one.
fn number(bytes: &[u8]) -> Option<(u64, usize)> {
    let zeros = bytes.first()?.leading_zeros() as usize;
    let bytes = bytes.get(..=zeros).filter(|bytes| bytes.len() <= 8)?;
    let add = |number: u64, byte: &u8| number << 8 | u64::from(*byte);
    Some((bytes.iter().fold(0, add), bytes.len()))
}

/// What an EBML header says that it is the header of.
fn doc_type(mut body: &[u8]) -> Option<&[u8]> {
    while !body.is_empty() {
        let element = Element::read(body)?;
        let size = usize::try_from(element.size?).ok()?;
        let (content, rest) = body.get(element.length..)?.split_at_checked(size)?;
        if element.id == DOC_TYPE {
            let end = content.iter().position(|byte| *byte == 0);
            return content.get(..end.unwrap_or(content.len()));
        }
        body = rest;
    }
    None
}
