//! Walking a JPEG file: ITU-T T.81, annex B.

use image::metadata::Orientation;

use super::{Reader, Walked, weigh};
use crate::limits::{Limits, Problem};

/// More scans than any encoder writes; every scan of a progressive file costs a
/// pass over all pixels.
const MOST_SCANS: u32 = 32;

const EOI: u8 = 0xD9;
const SOS: u8 = 0xDA;

/// Walks the segments from the first marker to the end of the picture. What
/// follows the end (second pictures, films) is left behind.
pub(crate) fn walk(bytes: &[u8], limits: &Limits) -> Result<Walked, Problem> {
    let mut reader = Reader::new(bytes);
    let mut walk = Walk::default();
    walk.clean.reserve(bytes.len());
    walk.clean.extend_from_slice(reader.take(2)?);
    loop {
        let marker = next_marker(&mut reader)?;
        match marker {
            EOI => break,
            0x01 | 0xD0..=0xD7 => {}
            0x00 | 0xD8 => return Err(Problem::Broken),
            _ => {
                let length = usize::from(u16::from_be_bytes(reader.array()?));
                let body = reader.take(length.checked_sub(2).ok_or(Problem::Broken)?)?;
                walk.segment(marker, body, limits)?;
                if marker == SOS {
                    walk.scan(&mut reader)?;
                }
            }
        }
    }
    walk.finish()
}

/// Skips to the next marker. Decoders forgive bytes between segments, so a few
/// are forgiven here as well; they are not kept.
fn next_marker(reader: &mut Reader<'_>) -> Result<u8, Problem> {
    while reader.byte()? != 0xFF {}
    loop {
        match reader.byte()? {
            0xFF => {}
            marker => return Ok(marker),
        }
    }
}

#[derive(Default)]
struct Walk {
    size: Option<(u32, u32)>,
    scans: u32,
    orientation: Option<Orientation>,
    profile: Vec<(u8, Vec<u8>)>,
    clean: Vec<u8>,
}

impl Walk {
    fn segment(&mut self, marker: u8, body: &[u8], limits: &Limits) -> Result<(), Problem> {
        match (marker, body) {
            (0xC0..=0xC2, _) => {
                self.frame(body, limits)?;
                self.keep(marker, body);
            }
            // Huffman tables, restart interval, quantisation.
            (0xC4 | 0xDB | 0xDD | SOS, _) => self.keep(marker, body),
            // Lossless, hierarchical and arithmetic coding: no browser shows them.
            (0xC3 | 0xC5..=0xCF, _) => return Err(Problem::Broken),
            // JFIF, its thumbnail cut off.
            (0xE0, [b'J', b'F', b'I', b'F', 0, ..]) if body.len() >= 14 => {
                let mut jfif = body[..14].to_vec();
                jfif[12..].fill(0);
                self.keep(marker, &jfif);
            }
            (0xE1, [b'E', b'x', b'i', b'f', 0, _, tiff @ ..]) if self.orientation.is_none() => {
                self.orientation = Orientation::from_exif_chunk(tiff);
            }
            (0xE2, _) if body.starts_with(b"ICC_PROFILE\0") && body.len() > 14 => {
                self.profile.push((body[12], body[14..].to_vec()));
                self.keep(marker, body);
            }
            // Adobe's mark says how colours are stored.
            (0xEE, [b'A', b'd', b'o', b'b', b'e', ..]) => self.keep(marker, body),
            _ => {}
        }
        Ok(())
    }

    fn frame(&mut self, body: &[u8], limits: &Limits) -> Result<(), Problem> {
        let [8, h1, h2, w1, w2, ..] = *body else {
            return Err(Problem::Broken);
        };
        let width = u32::from(u16::from_be_bytes([w1, w2]));
        let height = u32::from(u16::from_be_bytes([h1, h2]));
        if self.size.replace((width, height)).is_some() {
            return Err(Problem::Broken);
        }
        weigh(width, height, limits)
    }

    /// Keeps the coded pixels after a scan's header, up to the next marker that
    /// is not part of them.
    fn scan(&mut self, reader: &mut Reader<'_>) -> Result<(), Problem> {
        self.scans += 1;
        if self.scans > MOST_SCANS || self.size.is_none() {
            return Err(Problem::Broken);
        }
        let rest = reader.rest();
        let mut at = 0;
        loop {
            at += memchr::memchr(0xFF, &rest[at..]).ok_or(Problem::Broken)?;
            match rest.get(at + 1).ok_or(Problem::Broken)? {
                0x00 | 0xD0..=0xD7 => at += 2,
                0xFF => at += 1,
                _ => break,
            }
        }
        self.clean.extend_from_slice(reader.take(at)?);
        Ok(())
    }

    fn keep(&mut self, marker: u8, body: &[u8]) {
        let length = u16::try_from(body.len() + 2).unwrap_or(u16::MAX);
        self.clean.extend_from_slice(&[0xFF, marker]);
        self.clean.extend_from_slice(&length.to_be_bytes());
        self.clean.extend_from_slice(body);
    }

    fn finish(mut self) -> Result<Walked, Problem> {
        let (width, height) = self.size.ok_or(Problem::Broken)?;
        if self.scans == 0 {
            return Err(Problem::Broken);
        }
        self.clean.extend_from_slice(&[0xFF, EOI]);
        self.profile.sort_by_key(|(number, _)| *number);
        let profile: Vec<u8> = self
            .profile
            .into_iter()
            .flat_map(|(_, part)| part)
            .collect();
        Ok(Walked {
            width,
            height,
            orientation: self.orientation.unwrap_or(Orientation::NoTransforms),
            animated: false,
            profile: (!profile.is_empty()).then_some(profile),
            clean: self.clean,
        })
    }
}
