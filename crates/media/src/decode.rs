//! From a walked file to upright pixels, and the file kept as the original.

use std::io::Cursor;

use image::codecs::{gif::GifDecoder, png::PngDecoder, png::PngEncoder, webp::WebPDecoder};
use image::metadata::Orientation;
use image::{DynamicImage, ExtendedColorType, ImageDecoder, ImageEncoder, ImageResult};

use crate::colour;
use crate::kinds::jpeg_pixels::{self, Manner};
use crate::kinds::{Kind, Walked};
use crate::limits::Problem;
use crate::raster::Raster;
use crate::size::Size;

/// A decoded upload.
pub(crate) struct Decoded {
    /// The upright picture's true width in pixels.
    pub(crate) width: u32,
    /// The upright picture's true height in pixels.
    pub(crate) height: u32,
    /// The pixels renditions are made from: upright, sRGB, perhaps already
    /// smaller than the picture. The first frame of an animation.
    pub(crate) raster: Raster,
    /// The original without metadata.
    pub(crate) original: Vec<u8>,
}

/// Decodes a walked file to draw it in these sizes. A file that has to be turned is decoded
/// whole and written anew; every other original is kept byte for byte, less its metadata.
pub(crate) fn decode(kind: Kind, walked: Walked, sizes: &[Size]) -> Result<Decoded, Problem> {
    // No viewer turns the frames of an animation.
    let turned = walked.orientation != Orientation::NoTransforms && !walked.animated;
    match (kind, turned) {
        (Kind::Jpeg, false) => jpeg(walked, sizes),
        (Kind::Jpeg, true) => turned_jpeg(&walked),
        (_, false) => {
            let raster = with_library(kind, &walked)?;
            let (width, height) = (walked.width, walked.height);
            Ok(Decoded {
                width,
                height,
                raster,
                original: walked.clean,
            })
        }
        (_, true) => {
            let raster = with_library(kind, &walked)?.turned(walked.orientation);
            let original = lossless(kind, &raster)?;
            Ok(Decoded {
                width: raster.width,
                height: raster.height,
                raster,
                original,
            })
        }
    }
}

fn jpeg(walked: Walked, sizes: &[Size]) -> Result<Decoded, Problem> {
    let (width, height) = (walked.width, walked.height);
    let profile = walked.profile.as_deref();
    let eighths = eighths(width, height, sizes);
    let mut raster = jpeg_pixels::decode(&walked.clean, eighths, profile)?;
    if let Some(profile) = profile {
        colour::to_srgb(&mut raster, profile);
    }
    Ok(Decoded {
        width,
        height,
        raster,
        original: walked.clean,
    })
}

fn turned_jpeg(walked: &Walked) -> Result<Decoded, Problem> {
    let profile = walked.profile.as_deref();
    let stored = jpeg_pixels::decode(&walked.clean, 8, profile)?;
    let mut raster = stored.turned(walked.orientation);
    // Gray and ink profiles do not describe the colours that are written.
    let kept = profile.filter(|profile| colour::is_rgb(profile));
    if let (Some(profile), None) = (profile, kept) {
        colour::to_srgb(&mut raster, profile);
    }
    let original = jpeg_pixels::encode(&raster, &Manner::Original(kept))?;
    if let Some(profile) = kept {
        colour::to_srgb(&mut raster, profile);
    }
    Ok(Decoded {
        width: raster.width,
        height: raster.height,
        raster,
        original,
    })
}

/// To how many eighths a JPEG may be shrunk while it is decoded, so that each of these sizes
/// but the original still has at least one and a half times its pixels to draw from.
fn eighths(width: u32, height: u32, sizes: &[Size]) -> u8 {
    let largest = sizes
        .iter()
        .filter(|size| **size != Size::Orig)
        .map(|size| size.fit().scale(width, height))
        .fold(0.0, f64::max);
    (1..8)
        .find(|eighths| f64::from(*eighths) >= 12.0 * largest)
        .unwrap_or(8)
}

fn with_library(kind: Kind, walked: &Walked) -> Result<Raster, Problem> {
    let (mut raster, profile) = read(kind, walked).map_err(|_| Problem::Broken)?;
    if (raster.width, raster.height) != (walked.width, walked.height) {
        return Err(Problem::Broken);
    }
    if let Some(profile) = profile.as_ref().or(walked.profile.as_ref()) {
        colour::to_srgb(&mut raster, profile);
    }
    Ok(raster)
}

fn read(kind: Kind, walked: &Walked) -> ImageResult<(Raster, Option<Vec<u8>>)> {
    let bytes = Cursor::new(walked.clean.as_slice());
    match kind {
        Kind::Png => pixels(PngDecoder::with_limits(bytes, bounds())?),
        Kind::WebP => pixels(WebPDecoder::new(bytes)?),
        Kind::Gif | Kind::Jpeg => pixels(GifDecoder::new(bytes)?),
    }
}

fn pixels(mut decoder: impl ImageDecoder) -> ImageResult<(Raster, Option<Vec<u8>>)> {
    decoder.set_limits(bounds())?;
    let profile = decoder.icc_profile()?;
    let image = DynamicImage::from_decoder(decoder)?;
    Ok((Raster::decoded(image), profile))
}

/// What decoders may allocate: the largest allowed picture in sixteen bits a
/// channel, and room for its rows and tables.
fn bounds() -> image::Limits {
    let mut bounds = image::Limits::no_limits();
    bounds.max_alloc = Some(400_000_000);
    bounds
}

/// Writes a turned original again in its own kind.
fn lossless(kind: Kind, raster: &Raster) -> Result<Vec<u8>, Problem> {
    if kind == Kind::WebP {
        let encoder = webp::Encoder::from_rgba(&raster.pixels, raster.width, raster.height);
        let done = encoder.encode_simple(true, 75.0);
        return done
            .map(|bytes| bytes.to_vec())
            .map_err(|_| Problem::Broken);
    }
    let mut bytes = Vec::new();
    PngEncoder::new(&mut bytes)
        .write_image(
            &raster.pixels,
            raster.width,
            raster.height,
            ExtendedColorType::Rgba8,
        )
        .map_err(|_| Problem::Broken)?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::eighths;
    use crate::size::Size;

    #[test]
    fn jpegs_shrink_as_far_as_renditions_allow() {
        let rows = [
            // 1.5 times 736 of 4000 pixels are 0.276 of them.
            ((4000, 3000), 3),
            ((3000, 4000), 3),
            ((8000, 5000), 2),
            ((10_000, 4000), 1),
            ((1472, 1104), 6),
            ((1104, 800), 8),
            ((100, 100), 8),
            // The preview's 315 rows are nearly all that a panorama has.
            ((8000, 320), 8),
            ((8000, 1000), 4),
        ];
        for ((width, height), wanted) in rows {
            let found = eighths(width, height, &Size::ALL);
            assert_eq!(found, wanted, "{width}x{height}");
        }
        // What is made later is larger: 1.5 times 1200 of 4000 pixels are 0.45 of them.
        for ((width, height), wanted) in [((4000, 3000), 4), ((1300, 900), 8), ((900, 900), 8)] {
            let found = eighths(width, height, &Size::AVIF);
            assert_eq!(found, wanted, "{width}x{height}");
        }
    }
}
