//! The nine smaller sizes of a decoded picture.
//!
//! Opaque pictures become JPEG. Pictures one can see through become WebP, and
//! PNG where WebP has no room (docs/decisions/0003-rendition-formats.md).

use std::io::Cursor;

use fast_image_resize::Resizer;
use image::codecs::png::PngEncoder;
use image::{ExtendedColorType, ImageEncoder};

use crate::kinds::jpeg_pixels::{self, Manner};
use crate::limits::Problem;
use crate::process::File;
use crate::raster::Raster;
use crate::size::{Fit, Size};

/// A rendition draws from a larger one if that has this many times its pixels
/// along a side; from the decoded picture otherwise.
const ROOM: f64 = 1.5;

/// Longest side of a WebP picture.
const WEBP_SIDE: u32 = 16_383;

/// The files of all sizes but the original, in the order of [`Size::ALL`], and
/// the smallest whole picture, for a look at its colours.
pub(crate) fn render(
    raster: Raster,
    width: u32,
    height: u32,
) -> Result<(Vec<File>, Raster), Problem> {
    let mut resizer = Resizer::new();
    // Whole pictures by how much of the original's size they have.
    let mut whole = vec![(f64::INFINITY, raster)];
    let mut files: Vec<File> = Vec::with_capacity(Size::ALL.len());
    let mut last = None;
    for size in largest_first(width, height) {
        let (wide, high) = size.fit().pixels(width, height);
        let is_whole = matches!(size.fit(), Fit::Width(_));
        // Sizes that a small picture does not reach are all the picture itself.
        let same = files
            .last()
            .filter(|_| is_whole && last == Some((wide, high)));
        let bytes = if let Some(same) = same {
            same.bytes.clone()
        } else {
            let scale = size.fit().scale(width, height);
            let source = whole.iter().rfind(|(had, _)| *had >= ROOM * scale);
            let source = source.unwrap_or(&whole[0]);
            let made = source.1.resize(&mut resizer, wide, high)?;
            let bytes = encode(&made)?;
            if is_whole {
                whole.push((scale, made));
            }
            bytes
        };
        last = is_whole.then_some((wide, high));
        files.push(File { size, bytes });
    }
    files.sort_by_key(|file| Size::ALL.iter().position(|size| *size == file.size));
    let smallest = whole
        .pop()
        .map(|(_, raster)| raster)
        .ok_or(Problem::Broken)?;
    Ok((files, smallest))
}

/// Whole pictures by width, then cuts: each can draw from those before it.
fn largest_first(width: u32, height: u32) -> Vec<Size> {
    let mut sizes: Vec<Size> = Size::ALL
        .into_iter()
        .filter(|it| *it != Size::Orig)
        .collect();
    sizes.sort_by(|one, other| {
        let cut = |size: &Size| matches!(size.fit(), Fit::Cover(..));
        let scale = |size: &Size| size.fit().scale(width, height);
        cut(one)
            .cmp(&cut(other))
            .then(scale(other).total_cmp(&scale(one)))
    });
    sizes
}

/// The bytes of one rendition.
pub(crate) fn encode(raster: &Raster) -> Result<Vec<u8>, Problem> {
    if raster.opaque {
        return jpeg_pixels::encode(raster, &Manner::Rendition);
    }
    if raster.width.max(raster.height) > WEBP_SIDE {
        let mut bytes = Cursor::new(Vec::new());
        PngEncoder::new(&mut bytes)
            .write_image(
                &raster.pixels,
                raster.width,
                raster.height,
                ExtendedColorType::Rgba8,
            )
            .map_err(|_| Problem::Broken)?;
        return Ok(bytes.into_inner());
    }
    let encoder = webp::Encoder::from_rgba(&raster.pixels, raster.width, raster.height);
    let encoded = encoder
        .encode_simple(false, 80.0)
        .map_err(|_| Problem::Broken)?;
    Ok(encoded.to_vec())
}
