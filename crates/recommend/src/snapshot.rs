//! A graph in a file.
//!
//! A head of 32 bytes (see [`Head`]), the position, the ids of items, the ids of groups, how
//! many groups each item has, what is noted of each, and these groups by index; at the end the
//! CRC-32 of all before. Numbers are little-endian. Only one direction is written: the other
//! follows from it, is made while loading, and cannot contradict it.

use std::{
    fs::File,
    io::{BufReader, BufWriter, Read, Write},
    path::Path,
};

use flate2::{CrcReader, CrcWriter};

use crate::{
    adjacency::{Adjacency, Room, Side},
    compact::roomy,
    error::{Error, Result},
    graph::LONGEST_POSITION,
    lists::{LONGEST, room_of},
    names::MOST,
};

const MAGIC: [u8; 8] = *b"recgraph";

/// Raised whenever the bytes change their meaning.
const VERSION: u32 = 2;

/// Length of the position when there is none.
const NO_POSITION: u32 = u32::MAX;

/// Bytes that are read or written at once.
const PIECE: usize = 1 << 16;

/// What a snapshot gives back.
pub(crate) struct Loaded {
    pub(crate) adjacency: Adjacency,
    pub(crate) edges: u64,
    pub(crate) position: Option<String>,
}

/// How much of everything follows; after [`MAGIC`] and [`VERSION`], in this order.
#[derive(Clone, Copy)]
struct Head {
    position: u32,
    items: u32,
    groups: u32,
    edges: u64,
}

/// Bytes of magic, version and head; bytes of the checksum.
const HEAD: u64 = 32;
const SUM: u64 = 4;

/// Writes a graph that stands still. What was written may not be on the disk yet.
pub(crate) fn write(path: &Path, graph: &Adjacency, position: Option<&str>) -> Result<File> {
    let mut named = vec![u32::MAX; graph.groups.names.count() as usize];
    for (index, (group, _)) in (0..).zip(graph.groups.living()) {
        named[group as usize] = index;
    }
    let head = Head {
        position: position.map_or(NO_POSITION, |text| text.len() as u32),
        items: graph.items.living().count() as u32,
        groups: graph.groups.living().count() as u32,
        edges: graph.items.living().map(|(_, len)| u64::from(len)).sum(),
    };
    let file = BufWriter::with_capacity(PIECE, File::create(path)?);
    let mut file = CrcWriter::new(file);
    file.write_all(&head.bytes())?;
    file.write_all(position.unwrap_or_default().as_bytes())?;
    for side in [&graph.items, &graph.groups] {
        let ids = side.living().map(|(node, _)| side.names.id(node));
        write_all(&mut file, ids.map(i64::to_le_bytes))?;
    }
    let lens = graph.items.living().map(|(_, len)| len);
    write_all(&mut file, lens.map(u32::to_le_bytes))?;
    let notes = graph.items.living().map(|(item, _)| graph.note(item));
    write_all(&mut file, notes.map(u32::to_le_bytes))?;
    let lists = graph.items.living().map(|(item, _)| item);
    let groups = lists.flat_map(|item| graph.items.lists.neighbours(item));
    let groups = groups.map(|group| named[group as usize]);
    write_all(&mut file, groups.map(u32::to_le_bytes))?;
    let sum = file.crc().sum();
    file.write_all(&sum.to_le_bytes())?;
    let file = file.into_inner().into_inner();
    Ok(file.map_err(std::io::IntoInnerError::into_error)?)
}

/// Reads what [`write`] wrote, or says why not.
pub(crate) fn read(path: &Path) -> Result<Loaded> {
    let file = File::open(path)?;
    let bytes = file.metadata()?.len();
    let mut file = CrcReader::new(BufReader::with_capacity(PIECE, file));
    let head = Head::read(&mut file)?;
    // Nothing is allocated before the file is known to be as large as it says.
    if head.file_bytes() != Some(bytes) {
        return Err(Error::Damaged("its length is not what its head says"));
    }
    head.check()?;
    let position = read_position(&mut file, head)?;
    let item_ids = read_ids(&mut file, head.items)?;
    let group_ids = read_ids(&mut file, head.groups)?;
    let lens = read_numbers(&mut file, u64::from(head.items))?;
    let notes = read_numbers(&mut file, u64::from(head.items))?;
    let neighbours = read_numbers(&mut file, head.edges)?;
    let sum = file.crc().sum();
    if sum.to_le_bytes() != read_array::<4>(&mut file)? {
        return Err(Error::Damaged("its checksum is another"));
    }
    let (items, item_begins) = side(&item_ids, &lens)?;
    let total: u64 = lens.iter().map(|len| u64::from(*len)).sum();
    if total != head.edges {
        return Err(Error::Damaged(
            "its lists are not as long as they should be",
        ));
    }
    let (groups, group_begins) = side(&group_ids, &turned_lens(&neighbours, head.groups)?)?;
    let adjacency = Adjacency::of(items, groups);
    for (item, note) in (0..).zip(notes) {
        adjacency.set_note(item, note);
    }
    fill(
        &adjacency,
        &lens,
        (&item_begins, &group_begins),
        &neighbours,
    )?;
    Ok(Loaded {
        adjacency,
        edges: head.edges,
        position,
    })
}

/// Makes a rename last. Elsewhere than on Unix folders cannot be told to.
pub(crate) fn sync_folder(path: &Path) -> Result<()> {
    #[cfg(unix)]
    if let Some(folder) = path.parent() {
        let here = Path::new(".");
        let folder = if folder.as_os_str().is_empty() {
            here
        } else {
            folder
        };
        File::open(folder)?.sync_all()?;
    }
    Ok(())
}

impl Head {
    fn bytes(self) -> [u8; HEAD as usize] {
        let mut bytes = [0; HEAD as usize];
        bytes[..8].copy_from_slice(&MAGIC);
        bytes[8..12].copy_from_slice(&VERSION.to_le_bytes());
        bytes[12..16].copy_from_slice(&self.position.to_le_bytes());
        bytes[16..20].copy_from_slice(&self.items.to_le_bytes());
        bytes[20..24].copy_from_slice(&self.groups.to_le_bytes());
        bytes[24..].copy_from_slice(&self.edges.to_le_bytes());
        bytes
    }

    fn read(file: &mut impl Read) -> Result<Self> {
        // A file that ends here is none of ours.
        if read_array(file).map_err(|_| Error::Foreign)? != MAGIC {
            return Err(Error::Foreign);
        }
        let mut number = || Ok::<_, Error>(u32::from_le_bytes(read_array(file)?));
        let version = number()?;
        if version != VERSION {
            return Err(Error::Version(version, VERSION));
        }
        Ok(Self {
            position: number()?,
            items: number()?,
            groups: number()?,
            edges: u64::from_le_bytes(read_array(file)?),
        })
    }

    /// Bytes of the whole file; none if they cannot be counted.
    fn file_bytes(self) -> Option<u64> {
        let ids = (u64::from(self.items) + u64::from(self.groups)) * 8;
        let lists = self.edges.checked_mul(4)?;
        let of_items = u64::from(self.items) * 8;
        (HEAD + self.position_bytes() + ids + of_items + SUM).checked_add(lists)
    }

    fn position_bytes(self) -> u64 {
        let bytes = Some(self.position).filter(|bytes| *bytes != NO_POSITION);
        u64::from(bytes.unwrap_or(0))
    }

    fn check(self) -> Result<()> {
        let fits = self.position_bytes() <= LONGEST_POSITION as u64
            && self.items as usize <= MOST
            && self.groups as usize <= MOST;
        fits.then_some(())
            .ok_or(Error::Damaged("its head says what cannot be"))
    }
}

fn write_all<const N: usize>(
    file: &mut impl Write,
    numbers: impl Iterator<Item = [u8; N]>,
) -> Result<()> {
    let mut piece = Vec::with_capacity(PIECE);
    for number in numbers {
        piece.extend_from_slice(&number);
        if piece.len() + N > PIECE {
            file.write_all(&piece)?;
            piece.clear();
        }
    }
    file.write_all(&piece)?;
    Ok(())
}

fn read_array<const N: usize>(file: &mut impl Read) -> Result<[u8; N]> {
    let mut bytes = [0; N];
    file.read_exact(&mut bytes).map_err(cut_short)?;
    Ok(bytes)
}

fn read_position(file: &mut impl Read, head: Head) -> Result<Option<String>> {
    let mut bytes = vec![0; head.position_bytes() as usize];
    file.read_exact(&mut bytes).map_err(cut_short)?;
    let text = String::from_utf8(bytes).map_err(|_| Error::Damaged("its position is no text"))?;
    Ok((head.position != NO_POSITION).then_some(text))
}

fn read_ids(file: &mut impl Read, count: u32) -> Result<Vec<i64>> {
    read_all(file, u64::from(count), i64::from_le_bytes)
}

fn read_numbers(file: &mut impl Read, count: u64) -> Result<Vec<u32>> {
    read_all(file, count, u32::from_le_bytes)
}

/// Reads numbers, by pieces. That there are so many is known from the file's length.
fn read_all<T, const N: usize>(
    file: &mut impl Read,
    count: u64,
    number: fn([u8; N]) -> T,
) -> Result<Vec<T>> {
    let count = usize::try_from(count).map_err(|_| Error::TooLarge)?;
    let mut numbers = Vec::with_capacity(count);
    let mut piece = vec![0; PIECE];
    while numbers.len() < count {
        let bytes = (count - numbers.len()).saturating_mul(N).min(PIECE);
        let piece = &mut piece[..bytes];
        file.read_exact(piece).map_err(cut_short)?;
        numbers.extend(piece.as_chunks::<N>().0.iter().map(|bytes| number(*bytes)));
    }
    Ok(numbers)
}

/// A side with its names, and lists of these lengths, to be filled; and where each begins.
fn side(ids: &[i64], lens: &[u32]) -> Result<(Side, Vec<u32>)> {
    if lens.iter().any(|len| *len > LONGEST) {
        return Err(Error::Damaged("a list is longer than lists can be"));
    }
    let needed = Room {
        nodes: ids.len(),
        entries: lens.iter().map(|len| room_of(*len)).sum(),
    };
    let side = Side::new(roomy(needed, Room::default())?);
    if !side.names.add_all(ids) {
        return Err(Error::Damaged("an id is there twice"));
    }
    let lists = (0..).zip(lens);
    let begins = lists.map(|(node, len)| side.lists.begin(node, *len));
    let begins = begins.collect();
    Ok((side, begins))
}

/// How many items each group has.
fn turned_lens(neighbours: &[u32], groups: u32) -> Result<Vec<u32>> {
    let mut lens = vec![0_u32; groups as usize];
    for group in neighbours {
        let len = lens.get_mut(*group as usize);
        *len.ok_or(Error::Damaged("it names a group that it does not have"))? += 1;
    }
    Ok(lens)
}

/// Where the next item of a group goes, and which came last.
#[derive(Clone, Copy)]
struct Next {
    place: u32,
    last: u32,
}

/// Fills the lists of both sides.
fn fill(
    graph: &Adjacency,
    lens: &[u32],
    begins: (&[u32], &[u32]),
    neighbours: &[u32],
) -> Result<()> {
    let nothing = u32::MAX;
    let next = |begin: &u32| Next {
        place: *begin,
        last: nothing,
    };
    let mut groups: Vec<Next> = begins.1.iter().map(next).collect();
    let mut rest = neighbours;
    for (item, (len, begin)) in (0..).zip(lens.iter().zip(begins.0)) {
        let (list, others) = rest.split_at(*len as usize);
        rest = others;
        for (place, group) in (*begin..).zip(list) {
            graph.items.lists.set(place, *group);
            let next = &mut groups[*group as usize];
            // Items come in order, so the same one again would be the last that came.
            if next.last == item {
                return Err(Error::Damaged("an item is in a group twice"));
            }
            graph.groups.lists.set(next.place, item);
            *next = Next {
                place: next.place + 1,
                last: item,
            };
        }
    }
    Ok(())
}

/// The length was right a moment ago.
fn cut_short(error: std::io::Error) -> Error {
    if error.kind() == std::io::ErrorKind::UnexpectedEof {
        return Error::Damaged("it ends too early");
    }
    Error::Io(error)
}
