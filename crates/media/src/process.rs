//! From uploaded bytes to a [`Picture`].

use std::sync::Arc;

use sha2::{Digest, Sha256};

use crate::budget;
use crate::decode::{Decoded, decode};
use crate::descriptor::{Descriptor, Part, descriptor};
use crate::kinds::Kind;
use crate::limits::{Limits, Problem};
use crate::looks;
use crate::renditions;
use crate::size::Size;

/// An uploaded picture, ready to be stored and shown.
#[derive(Clone, Debug)]
pub struct Picture {
    /// Its name: 32 hex digits. Made here of the first half of the uploaded bytes' SHA-256;
    /// a caller that lets viewers know it takes another that only the host can make of it.
    pub signature: String,
    /// Extension of all ten addresses, by the original's kind: `jpg png webp gif`.
    pub extension: &'static str,
    /// Width in pixels of the upright picture.
    pub width: u32,
    /// Height in pixels of the upright picture.
    pub height: u32,
    /// `#rrggbb`; fills the picture's place until it is decoded.
    pub dominant_color: String,
    /// Thumbhash of the picture, in base64 (standard alphabet, padded).
    pub thumbhash: String,
    /// Perceptual hash: pictures that look alike differ in few bits.
    pub perceptual: u64,
    /// What it shows: near for pictures that look alike.
    pub descriptor: Descriptor,
    /// One file per size, in the order of [`Size::ALL`].
    pub files: Arc<[File]>,
}

/// One size of a picture.
#[derive(Clone, Debug)]
pub struct File {
    /// Which size it is.
    pub size: Size,
    /// The file's content.
    pub bytes: Vec<u8>,
}

/// Turns uploaded bytes into a picture in ten sizes. Computes only, up to about
/// a second: call it on a blocking thread.
///
/// # Errors
/// See [`Problem`]; no input panics.
pub fn process(bytes: &[u8], limits: &Limits) -> Result<Picture, Problem> {
    if bytes.len() > limits.bytes {
        return Err(Problem::TooLarge);
    }
    let kind = Kind::of(bytes).ok_or(Problem::Type)?;
    let walked = kind.walk(bytes, limits)?;
    let _memory = budget::DECODING.borrow(budget::cost(&walked));
    let Decoded {
        width,
        height,
        raster,
        original,
    } = decode(kind, walked, &Size::ALL)?;
    let (mut files, smallest) = renditions::render(raster, width, height)?;
    files.push(File {
        size: Size::Orig,
        bytes: original,
    });
    let looks = looks::look(&smallest)?;
    Ok(Picture {
        signature: hash(bytes),
        extension: kind.extension(),
        width,
        height,
        dominant_color: looks.dominant_color,
        thumbhash: looks.thumbhash,
        perceptual: looks.perceptual,
        descriptor: descriptor(&smallest, Part::WHOLE)?,
        files: files.into(),
    })
}

/// Half of the bytes' SHA-256, as 32 hex digits.
#[must_use]
pub fn hash(bytes: &[u8]) -> String {
    let digest = Sha256::digest(bytes);
    digest[..16]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}
