//! Walking a WebP file: RFC 9649.

use image::metadata::Orientation;

use super::{Reader, Walked, weigh};
use crate::limits::{Limits, Problem};

/// Bits of the `VP8X` header that announce metadata.
const EXIF_AND_XMP: u8 = 0b0000_1100;

/// Walks the chunks inside the RIFF envelope; what follows it is left behind.
pub(crate) fn walk(bytes: &[u8], limits: &Limits) -> Result<Walked, Problem> {
    let mut outer = Reader::new(bytes);
    outer.take(4)?;
    let length = u32::from_le_bytes(outer.array()?);
    let inside = outer.take(usize::try_from(length).map_err(|_| Problem::Broken)?)?;
    let mut reader = Reader::new(inside);
    reader.take(4)?;
    let mut walk = Walk {
        walked: Walked {
            width: 0,
            height: 0,
            orientation: Orientation::NoTransforms,
            animated: false,
            profile: None,
            clean: b"RIFF\0\0\0\0WEBP".to_vec(),
        },
        frames: 0,
        pictures: 0,
    };
    while !reader.is_empty() {
        let (name, body) = next_chunk(&mut reader)?;
        walk.chunk(&name, body, limits)?;
    }
    walk.finish()
}

/// A chunk's name and body; bodies of odd length are followed by a zero, which
/// some encoders forget at the very end.
fn next_chunk<'a>(reader: &mut Reader<'a>) -> Result<([u8; 4], &'a [u8]), Problem> {
    let name = reader.array()?;
    let length = usize::try_from(u32::from_le_bytes(reader.array()?));
    let length = length.map_err(|_| Problem::Broken)?;
    let body = reader.take(length)?;
    if length % 2 == 1 && !reader.is_empty() {
        reader.take(1)?;
    }
    Ok((name, body))
}

struct Walk {
    walked: Walked,
    frames: u32,
    pictures: u32,
}

impl Walk {
    fn chunk(&mut self, name: &[u8; 4], body: &[u8], limits: &Limits) -> Result<(), Problem> {
        match name {
            b"VP8X" => self.extended(body, limits)?,
            b"VP8 " | b"VP8L" => {
                self.pictures += 1;
                self.canvas(coded_size(name, body)?, limits)?;
                self.keep(name, body);
            }
            b"ANMF" => self.frame(body, limits)?,
            b"ICCP" => {
                self.walked.profile = Some(body.to_vec());
                self.keep(name, body);
            }
            b"ALPH" | b"ANIM" => self.keep(name, body),
            b"EXIF" => {
                let tiff = body.strip_prefix(b"Exif\0\0").unwrap_or(body);
                let orientation = Orientation::from_exif_chunk(tiff);
                self.walked.orientation = orientation.unwrap_or(Orientation::NoTransforms);
            }
            _ => {}
        }
        Ok(())
    }

    fn extended(&mut self, body: &[u8], limits: &Limits) -> Result<(), Problem> {
        let [flags, _, _, _, w1, w2, w3, h1, h2, h3] = *body else {
            return Err(Problem::Broken);
        };
        let size = (plus_one([w1, w2, w3]), plus_one([h1, h2, h3]));
        self.canvas(size, limits)?;
        let mut header = body.to_vec();
        header[0] = flags & !EXIF_AND_XMP;
        self.keep(b"VP8X", &header);
        Ok(())
    }

    /// Header and picture have to tell the same size.
    fn canvas(&mut self, (width, height): (u32, u32), limits: &Limits) -> Result<(), Problem> {
        let known = (self.walked.width, self.walked.height);
        if known != (0, 0) && known != (width, height) {
            return Err(Problem::Broken);
        }
        (self.walked.width, self.walked.height) = (width, height);
        weigh(width, height, limits)
    }

    /// One frame of an animation: its place and time, then chunks of its own.
    fn frame(&mut self, body: &[u8], limits: &Limits) -> Result<(), Problem> {
        let mut reader = Reader::new(body);
        let place: [u8; 16] = reader.array()?;
        let size = (
            plus_one([place[6], place[7], place[8]]),
            plus_one([place[9], place[10], place[11]]),
        );
        weigh(size.0, size.1, limits)?;
        self.frames += 1;
        if self.frames > limits.frames {
            return Err(Problem::Dimensions);
        }
        let mut clean = place.to_vec();
        let mut pictures = 0;
        while !reader.is_empty() {
            let (name, inner) = next_chunk(&mut reader)?;
            if matches!(&name, b"VP8 " | b"VP8L") {
                pictures += 1;
                if coded_size(&name, inner)? != size {
                    return Err(Problem::Broken);
                }
            }
            if matches!(&name, b"VP8 " | b"VP8L" | b"ALPH") {
                write_chunk(&mut clean, &name, inner);
            }
        }
        if pictures != 1 {
            return Err(Problem::Broken);
        }
        self.keep(b"ANMF", &clean);
        Ok(())
    }

    fn keep(&mut self, name: &[u8; 4], body: &[u8]) {
        write_chunk(&mut self.walked.clean, name, body);
    }

    fn finish(mut self) -> Result<Walked, Problem> {
        if self.walked.width == 0 || (self.pictures == 1) == (self.frames > 0) || self.pictures > 1
        {
            return Err(Problem::Broken);
        }
        let length = u32::try_from(self.walked.clean.len() - 8).map_err(|_| Problem::Broken)?;
        self.walked.clean[4..8].copy_from_slice(&length.to_le_bytes());
        self.walked.animated = self.frames > 0;
        Ok(self.walked)
    }
}

fn write_chunk(to: &mut Vec<u8>, name: &[u8; 4], body: &[u8]) {
    // A part of a file whose own length was read from 32 bits.
    let length = u32::try_from(body.len()).unwrap_or(u32::MAX);
    to.extend_from_slice(name);
    to.extend_from_slice(&length.to_le_bytes());
    to.extend_from_slice(body);
    if body.len() % 2 == 1 {
        to.push(0);
    }
}

/// Width and height that the coded picture itself tells; decoders allocate by it.
fn coded_size(name: &[u8; 4], body: &[u8]) -> Result<(u32, u32), Problem> {
    match (name, body) {
        (b"VP8L", [0x2F, a, b, c, d, ..]) => {
            let bits = u32::from_le_bytes([*a, *b, *c, *d]);
            Ok(((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1))
        }
        (b"VP8 ", [_, _, _, 0x9D, 0x01, 0x2A, w1, w2, h1, h2, ..]) => {
            let side = |low: u8, high: u8| u32::from(u16::from_le_bytes([low, high])) & 0x3FFF;
            Ok((side(*w1, *w2), side(*h1, *h2)))
        }
        _ => Err(Problem::Broken),
    }
}

/// Sizes are stored in 24 bits, less one.
fn plus_one([a, b, c]: [u8; 3]) -> u32 {
    u32::from_le_bytes([a, b, c, 0]) + 1
}
