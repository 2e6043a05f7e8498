//! An index in a file.
//!
//! A head of 48 bytes (see [`Head`]), then the position, the centres, how many vectors each list has, the
//! ids list by list, and their vectors in the same order; at the end the CRC-32 of all
//! before. Numbers are little-endian.

use std::{
    fs::File,
    io::{BufReader, BufWriter, Read, Write},
    path::Path,
};

use flate2::{CrcReader, CrcWriter};

use crate::{
    distance::{BYTES, Vector},
    error::{Error, Result},
    lists::Lists,
};

const MAGIC: [u8; 8] = *b"neighbor";

/// Raised whenever the bytes change their meaning.
const VERSION: u32 = 2;

/// Bytes that are read or written at once.
const PIECE: usize = 1 << 16;

/// How much follows; after [`MAGIC`] and [`VERSION`], in this order.
#[derive(Clone, Copy)]
struct Head {
    /// What the vectors mean to the caller.
    kind: u32,
    lists: u64,
    count: u64,
    divided: u64,
    /// Bytes of the position.
    position: u64,
}

/// What an index is beside its lists.
pub(crate) struct Standing {
    /// How many vectors there were when they were divided; 0 before.
    pub(crate) divided: usize,
    /// See [`crate::Index::position`]; empty without one.
    pub(crate) position: String,
}

/// Bytes of magic, version and head; bytes of the checksum.
const HEAD: u64 = 48;
const SUM: u64 = 4;

/// Writes lists that stand still. What was written may not be on the disk yet.
pub(crate) fn write(path: &Path, lists: &Lists, standing: &Standing, kind: u32) -> Result<File> {
    let head = Head {
        kind,
        lists: lists.lists.len() as u64,
        count: lists.len() as u64,
        divided: standing.divided as u64,
        position: standing.position.len() as u64,
    };
    let file = BufWriter::with_capacity(PIECE, File::create(path)?);
    let mut file = CrcWriter::new(file);
    file.write_all(&head.bytes())?;
    file.write_all(standing.position.as_bytes())?;
    file.write_all(lists.centres.as_flattened())?;
    for list in &lists.lists {
        file.write_all(&(list.ids.len() as u32).to_le_bytes())?;
    }
    for id in lists.ids() {
        file.write_all(&id.to_le_bytes())?;
    }
    for list in &lists.lists {
        file.write_all(list.vectors.as_flattened())?;
    }
    let sum = file.crc().sum();
    file.write_all(&sum.to_le_bytes())?;
    let file = file.into_inner().into_inner();
    Ok(file.map_err(std::io::IntoInnerError::into_error)?)
}

/// Reads what [`write`] wrote.
pub(crate) fn read(path: &Path, kind: u32) -> Result<(Lists, Standing)> {
    let file = File::open(path)?;
    let bytes = file.metadata()?.len();
    let mut file = CrcReader::new(BufReader::with_capacity(PIECE, file));
    let head = Head::read(&mut file, kind)?;
    // Nothing is allocated before the file is known to be as large as it says.
    if head.file_bytes() != Some(bytes) || head.lists == 0 {
        return Err(Error::Damaged("its length is not what its head says"));
    }
    let mut position = vec![0; head.position as usize];
    fill(&mut file, &mut position)?;
    let mut centres = vec![[0; BYTES]; head.lists as usize];
    fill(&mut file, centres.as_flattened_mut())?;
    let lens = numbers(&mut file, head.lists, u32::from_le_bytes)?;
    let total: u64 = lens.iter().map(|len| u64::from(*len)).sum();
    if total != head.count {
        return Err(Error::Damaged(
            "its lists are not as long as they should be",
        ));
    }
    let ids = numbers(&mut file, head.count, i64::from_le_bytes)?;
    let mut lists = Lists::around(centres);
    lists.reserve(ids.len());
    let mut ids = ids.into_iter();
    for (list, len) in lens.into_iter().enumerate() {
        lists.reserve_within(list, len as usize);
        for id in ids.by_ref().take(len as usize) {
            let vector: Vector = array(&mut file)?;
            if !lists.push(list, id, &vector) {
                return Err(Error::Damaged("an id is there twice"));
            }
        }
    }
    let sum = file.crc().sum();
    if sum.to_le_bytes() != array::<4>(&mut file)? {
        return Err(Error::Damaged("its checksum is another"));
    }
    let position = String::from_utf8(position);
    let standing = Standing {
        divided: head.divided as usize,
        position: position.map_err(|_| Error::Damaged("its position is no text"))?,
    };
    Ok((lists, standing))
}

/// Makes a rename last. Elsewhere than on Unix folders cannot be told to.
pub(crate) fn sync_folder(path: &Path) -> Result<()> {
    #[cfg(unix)]
    if let Some(folder) = path.parent() {
        let here = Path::new(".");
        let is_here = folder.as_os_str().is_empty();
        File::open(if is_here { here } else { folder })?.sync_all()?;
    }
    Ok(())
}

impl Head {
    fn bytes(self) -> [u8; HEAD as usize] {
        let mut bytes = [0; HEAD as usize];
        bytes[..8].copy_from_slice(&MAGIC);
        bytes[8..12].copy_from_slice(&VERSION.to_le_bytes());
        bytes[12..16].copy_from_slice(&self.kind.to_le_bytes());
        bytes[16..24].copy_from_slice(&self.lists.to_le_bytes());
        bytes[24..32].copy_from_slice(&self.count.to_le_bytes());
        bytes[32..40].copy_from_slice(&self.divided.to_le_bytes());
        bytes[40..].copy_from_slice(&self.position.to_le_bytes());
        bytes
    }

    fn read(file: &mut impl Read, kind: u32) -> Result<Self> {
        // A file that ends here is none of ours.
        if array(file).map_err(|_| Error::Foreign)? != MAGIC {
            return Err(Error::Foreign);
        }
        let version = u32::from_le_bytes(array(file)?);
        if version != VERSION {
            return Err(Error::Version(version, VERSION));
        }
        let stored = u32::from_le_bytes(array(file)?);
        if stored != kind {
            return Err(Error::Kind(stored, kind));
        }
        let mut number = || Ok::<_, Error>(u64::from_le_bytes(array(file)?));
        Ok(Self {
            kind,
            lists: number()?,
            count: number()?,
            divided: number()?,
            position: number()?,
        })
    }

    /// Bytes of the whole file; none if they cannot be counted.
    fn file_bytes(self) -> Option<u64> {
        let lists = self.lists.checked_mul(BYTES as u64 + 4)?;
        let vectors = self.count.checked_mul(BYTES as u64 + 8)?;
        let all = lists.checked_add(vectors)?.checked_add(self.position)?;
        all.checked_add(HEAD + SUM)
    }
}

fn fill(file: &mut impl Read, bytes: &mut [u8]) -> Result<()> {
    file.read_exact(bytes).map_err(cut_short)
}

fn array<const N: usize>(file: &mut impl Read) -> Result<[u8; N]> {
    let mut bytes = [0; N];
    fill(file, &mut bytes)?;
    Ok(bytes)
}

/// That there are so many is known from the file's length.
fn numbers<T, const N: usize>(
    file: &mut impl Read,
    count: u64,
    number: fn([u8; N]) -> T,
) -> Result<Vec<T>> {
    (0..count).map(|_| Ok(number(array(file)?))).collect()
}

/// The length was right a moment ago.
fn cut_short(error: std::io::Error) -> Error {
    match error.kind() {
        std::io::ErrorKind::UnexpectedEof => Error::Damaged("it ends too early"),
        _ => Error::Io(error),
    }
}
