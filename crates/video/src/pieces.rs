//! The index of a film that was written: where its pieces lie and how long each of them is.
//! Read of the file itself, so that playlists say what is there, not what was asked for.

use crate::limits::Problem;

/// Bytes at the beginning in which the whole index lies, of 15 minutes with sound twenty times.
pub(crate) const ENOUGH: u64 = 256 * 1_024;
/// The track of the pictures: `ffmpeg` numbers tracks as they were named, pictures first.
const PICTURES: u32 = 1;

/// A film in pieces.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Pieces {
    /// Bytes of the head, with which every piece can be played.
    pub(crate) head: u64,
    /// One behind the other, to the end of the file.
    pub(crate) all: Vec<Piece>,
    /// How the pictures are coded, in the words of RFC 6381: `avc1.64001F`.
    pub(crate) codec: String,
}

/// A piece that begins with a whole picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Piece {
    /// Where it begins in the file.
    pub(crate) at: u64,
    /// Bytes of it.
    pub(crate) bytes: u64,
    /// How long it is shown, in microseconds.
    pub(crate) time: u64,
}

impl Pieces {
    /// Reads the index at the `start` of a file of `length` bytes.
    ///
    /// # Errors
    /// [`Problem::Broken`] when no picture was written, [`Problem::Tool`] when the file is not
    /// what its index says.
    pub(crate) fn read(start: &[u8], length: u64) -> Result<Self, Problem> {
        let (mut at, mut head, mut codec, mut indexes) = (0, 0, None, Vec::new());
        while let Some((name, body)) = next_box(start, at) {
            let end = at + 8 + body.len();
            match &name {
                b"moov" => {
                    head = end as u64;
                    codec = read_codec(body);
                }
                b"sidx" => indexes.extend(Index::read(body, end as u64)),
                b"moof" => break,
                _ => {}
            }
            at = end;
        }
        let (Some(codec), false) = (codec, indexes.is_empty()) else {
            return Err(Problem::Broken);
        };
        let pictures = indexes.iter().find(|index| index.track == PICTURES);
        let pictures = pictures.ok_or(Problem::Broken)?;
        let mut all = pictures.pieces();
        // Sound may last longer than the pictures: the last piece is shown until its end.
        let end = indexes.iter().map(Index::end).max().unwrap_or_default();
        let beyond = end.saturating_sub(pictures.end());
        let last = all.last_mut().ok_or(Problem::Broken)?;
        last.time = last.time.saturating_add(beyond);
        if last.at.saturating_add(last.bytes) != length {
            return Err(Problem::Tool("a film was not written whole".to_owned()));
        }
        Ok(Self { head, all, codec })
    }

    /// How long it is shown, in milliseconds.
    pub(crate) fn duration_ms(&self) -> i64 {
        let add = |sum: u64, piece: &Piece| sum.saturating_add(piece.time);
        let time = self.all.iter().fold(0, add);
        i64::try_from(time / 1_000).unwrap_or(i64::MAX)
    }

    /// Bits in a second: of the piece that has the most, and of all.
    pub(crate) fn rates(&self) -> (u64, u64) {
        let rate = |bytes: u64, time: u64| bytes.saturating_mul(8_000_000).div_ceil(time.max(1));
        let most = self.all.iter().map(|piece| rate(piece.bytes, piece.time));
        let bytes = self.all.iter().map(|piece| piece.bytes).sum();
        let time = self.all.iter().map(|piece| piece.time).sum();
        (most.max().unwrap_or_default(), rate(bytes, time))
    }
}

/// Name and body of the box at a place; none where its end is not seen, and where it is so large
/// that its size is written otherwise, as film may be.
fn next_box(start: &[u8], at: usize) -> Option<([u8; 4], &[u8])> {
    let (size, rest) = start.get(at..)?.split_first_chunk::<4>()?;
    let (name, rest) = rest.split_first_chunk::<4>()?;
    let size = usize::try_from(u32::from_be_bytes(*size)).ok()?;
    // Where pieces begin nothing more is read.
    if name == b"moof" {
        return Some((*name, &[]));
    }
    Some((*name, rest.get(..size.checked_sub(8)?)?))
}

/// Profile, constraints and level stand behind the version of the decoder's settings.
fn read_codec(moov: &[u8]) -> Option<String> {
    let at = moov.windows(4).position(|name| name == b"avcC")?;
    let &[profile, constraints, level] = moov.get(at + 5..at + 8)? else {
        return None;
    };
    Some(format!("avc1.{profile:02X}{constraints:02X}{level:02X}"))
}

/// An index of one track: `sidx` of ISO/IEC 14496-12.
struct Index {
    track: u32,
    /// Units of time in a second.
    scale: u64,
    /// When it begins, in its units.
    begin: u64,
    /// Where its first piece begins in the file.
    at: u64,
    /// Bytes and time of each piece.
    parts: Vec<(u32, u32)>,
}

impl Index {
    /// Reads one that ends at a place; pieces are counted from there.
    fn read(body: &[u8], end: u64) -> Option<Self> {
        let mut reader = Reader(body);
        let is_long = reader.number()? >> 24 != 0;
        let (track, scale) = (reader.number()?, reader.number()?);
        let mut place = || {
            let high = if is_long { reader.number()? } else { 0 };
            Some(u64::from(high) << 32 | u64::from(reader.number()?))
        };
        let (begin, first) = (place()?, place()?);
        let count = reader.number()? & 0xFFFF;
        let mut parts = Vec::new();
        for _ in 0..count {
            let bytes = reader.number()? & 0x7FFF_FFFF;
            parts.push((bytes, reader.number()?));
            reader.number()?;
        }
        Some(Self {
            track,
            scale: u64::from(scale.max(1)),
            begin,
            at: end.checked_add(first)?,
            parts,
        })
    }

    fn pieces(&self) -> Vec<Piece> {
        let mut at = self.at;
        let place = |&(bytes, time): &(u32, u32)| {
            let piece = Piece {
                at,
                bytes: bytes.into(),
                time: u64::from(time) * 1_000_000 / self.scale,
            };
            at = at.saturating_add(piece.bytes);
            piece
        };
        self.parts.iter().map(place).collect()
    }

    /// When it ends, in microseconds.
    fn end(&self) -> u64 {
        let time: u64 = self.parts.iter().map(|(_, time)| u64::from(*time)).sum();
        let time = u128::from(self.begin.saturating_add(time)) * 1_000_000;
        u64::try_from(time / u128::from(self.scale)).unwrap_or(u64::MAX)
    }
}

struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn number(&mut self) -> Option<u32> {
        let (number, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(u32::from_be_bytes(*number))
    }
}

#[cfg(test)]
#[path = "pieces_tests.rs"]
mod tests;
