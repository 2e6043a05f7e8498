//! The four kinds of files. Each module walks its container itself, in one
//! bounded pass: it weighs the header, proves that the file is complete, and
//! copies out what a picture needs. Decoders only ever see that copy, so text
//! bombs, thumbnails and trailing data never reach them.

pub(crate) mod gif;
pub(crate) mod jpeg;
pub(crate) mod jpeg_pixels;
pub(crate) mod png;
pub(crate) mod webp;

use image::metadata::Orientation;

use crate::limits::{Limits, Problem};

/// How many bytes [`Kind::of`] wants to see.
pub(crate) const ENOUGH: usize = 12;

/// Media types of all stored files.
pub(crate) const MEDIA_TYPES: [&str; 5] = [
    "image/jpeg",
    "image/png",
    "image/webp",
    "image/gif",
    "image/avif",
];

/// Media type of a stored file by how it begins: one that can be read, or AVIF, which is
/// written alone.
pub(crate) fn stored_type(start: &[u8]) -> Option<&'static str> {
    let is_avif = start.get(4..12) == Some(b"ftypavif");
    let kind = Kind::of(start).map(Kind::media_type);
    kind.or(is_avif.then_some("image/avif"))
}

/// Kinds of pictures that can be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Jpeg,
    Png,
    WebP,
    Gif,
}

impl Kind {
    /// The kind by the magic number; names and declared types are never believed.
    pub(crate) fn of(bytes: &[u8]) -> Option<Self> {
        match bytes {
            [0xFF, 0xD8, 0xFF, ..] => Some(Self::Jpeg),
            [0x89, b'P', b'N', b'G', b'\r', b'\n', 0x1A, b'\n', ..] => Some(Self::Png),
            [
                b'R',
                b'I',
                b'F',
                b'F',
                _,
                _,
                _,
                _,
                b'W',
                b'E',
                b'B',
                b'P',
                ..,
            ] => Some(Self::WebP),
            [b'G', b'I', b'F', b'8', b'7' | b'9', b'a', ..] => Some(Self::Gif),
            _ => None,
        }
    }

    pub(crate) fn extension(self) -> &'static str {
        match self {
            Self::Jpeg => "jpg",
            Self::Png => "png",
            Self::WebP => "webp",
            Self::Gif => "gif",
        }
    }

    pub(crate) fn media_type(self) -> &'static str {
        match self {
            Self::Jpeg => "image/jpeg",
            Self::Png => "image/png",
            Self::WebP => "image/webp",
            Self::Gif => "image/gif",
        }
    }

    /// Walks the container.
    ///
    /// # Errors
    /// When it exceeds the limits or is not complete.
    pub(crate) fn walk(self, bytes: &[u8], limits: &Limits) -> Result<Walked, Problem> {
        match self {
            Self::Jpeg => jpeg::walk(bytes, limits),
            Self::Png => png::walk(bytes, limits),
            Self::WebP => webp::walk(bytes, limits),
            Self::Gif => gif::walk(bytes, limits),
        }
    }
}

/// What walking a container tells, before anything is decoded.
pub(crate) struct Walked {
    /// Width in pixels, as stored.
    pub(crate) width: u32,
    /// Height in pixels, as stored.
    pub(crate) height: u32,
    /// How the picture is to be turned before it is shown.
    pub(crate) orientation: Orientation,
    /// Whether there is more than one frame.
    pub(crate) animated: bool,
    /// The colour profile, where it lies open in the container.
    pub(crate) profile: Option<Vec<u8>>,
    /// The file without metadata, byte for byte the same picture.
    pub(crate) clean: Vec<u8>,
}

/// Weighs the pixels that a header promises.
pub(crate) fn weigh(width: u32, height: u32, limits: &Limits) -> Result<(), Problem> {
    if width == 0 || height == 0 {
        return Err(Problem::Broken);
    }
    let pixels = u64::from(width) * u64::from(height);
    if pixels > limits.pixels || width.max(height) > limits.side {
        return Err(Problem::Dimensions);
    }
    Ok(())
}

/// Reads a container from its beginning to its end; every look beyond the end
/// says that the file is cut short.
pub(crate) struct Reader<'a> {
    rest: &'a [u8],
}

impl<'a> Reader<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Self {
        Self { rest: bytes }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }

    pub(crate) fn rest(&self) -> &'a [u8] {
        self.rest
    }

    pub(crate) fn take(&mut self, count: usize) -> Result<&'a [u8], Problem> {
        let (taken, rest) = self.rest.split_at_checked(count).ok_or(Problem::Broken)?;
        self.rest = rest;
        Ok(taken)
    }

    pub(crate) fn array<const N: usize>(&mut self) -> Result<[u8; N], Problem> {
        let (taken, rest) = self.rest.split_first_chunk().ok_or(Problem::Broken)?;
        self.rest = rest;
        Ok(*taken)
    }

    pub(crate) fn byte(&mut self) -> Result<u8, Problem> {
        self.array().map(|[byte]| byte)
    }
}
