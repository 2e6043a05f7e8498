//! What a picture looks like in a few bytes: its colour, its blur, its
//! fingerprint. All are told from a thumbnail.

use std::f32::consts::PI;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use fast_image_resize::Resizer;
use image::{
    RgbImage,
    imageops::{self, FilterType},
};

use crate::limits::Problem;
use crate::raster::Raster;

/// Longest side of the thumbnail: three times what the finest of the three
/// looks at, and no more, since they cost by the pixel.
const SIDE: u32 = 48;

/// What is seen at first glance.
pub(crate) struct Looks {
    /// `#rrggbb`.
    pub(crate) dominant_color: String,
    /// Thumbhash in base64.
    pub(crate) thumbhash: String,
    /// 64 bits; alike for pictures that look alike.
    pub(crate) perceptual: u64,
}

/// Looks at a whole, small picture.
pub(crate) fn look(raster: &Raster) -> Result<Looks, Problem> {
    let longest = raster.width.max(raster.height).max(SIDE);
    let side = |pixels: u32| (pixels * SIDE / longest).max(1);
    let (wide, high) = (side(raster.width), side(raster.height));
    let tiny = raster.resize(&mut Resizer::new(), wide, high)?;
    let hash = thumbhash::rgba_to_thumb_hash(wide as usize, high as usize, &tiny.pixels);
    let [r, g, b] = dominant(&tiny.pixels);
    Ok(Looks {
        dominant_color: format!("#{r:02x}{g:02x}{b:02x}"),
        thumbhash: STANDARD.encode(hash),
        perceptual: perceptual(&tiny),
    })
}

/// How many groups of colours are told apart.
const GROUPS: usize = 5;

/// Rounds of grouping; colours of photographs settle within a few.
const ROUNDS: usize = 8;

/// The colour of the largest group of similar colours (k-means), lively groups
/// counting somewhat more than grey ones. An average over everything would be
/// mud. White for a picture of which nothing is seen.
fn dominant(pixels: &[u8]) -> [u8; 3] {
    let colors: Vec<[f32; 3]> = pixels
        .chunks_exact(4)
        .filter(|pixel| pixel[3] >= 128)
        .map(|pixel| {
            [
                f32::from(pixel[0]),
                f32::from(pixel[1]),
                f32::from(pixel[2]),
            ]
        })
        .collect();
    let Some(first) = mean(&colors, |_| true) else {
        return [255; 3];
    };
    let mut centers = spread(&colors, first);
    let mut nearest = vec![0; colors.len()];
    for _ in 0..ROUNDS {
        for (color, group) in colors.iter().zip(&mut nearest) {
            *group = closest(&centers, color);
        }
        for (group, center) in centers.iter_mut().enumerate() {
            *center = mean(&colors, |at| nearest[at] == group).unwrap_or(*center);
        }
    }
    let weight = |group: usize| {
        let count = nearest.iter().filter(|it| **it == group).count();
        count as f32 * (1.0 + liveliness(&centers[group]))
    };
    let best = (0..centers.len()).max_by(|a, b| weight(*a).total_cmp(&weight(*b)));
    // The conversion rounds and saturates.
    centers[best.unwrap_or(0)].map(|channel| channel.round() as u8)
}

/// Starting points as far from one another as possible, the average first: the
/// same picture always gives the same groups.
fn spread(colors: &[[f32; 3]], first: [f32; 3]) -> Vec<[f32; 3]> {
    let mut centers = vec![first];
    while centers.len() < GROUPS {
        let far = |color: &[f32; 3]| distance(&centers[closest(&centers, color)], color);
        let Some(farthest) = colors.iter().max_by(|a, b| far(a).total_cmp(&far(b))) else {
            break;
        };
        centers.push(*farthest);
    }
    centers
}

fn closest(centers: &[[f32; 3]], color: &[f32; 3]) -> usize {
    let near = |at: &usize| distance(&centers[*at], color);
    let best = (0..centers.len()).min_by(|a, b| near(a).total_cmp(&near(b)));
    best.unwrap_or(0)
}

fn distance(one: &[f32; 3], other: &[f32; 3]) -> f32 {
    one.iter().zip(other).map(|(a, b)| (a - b) * (a - b)).sum()
}

/// From 0 for grey to 1 for a pure colour.
fn liveliness(color: &[f32; 3]) -> f32 {
    let most = color.iter().copied().fold(0.0, f32::max);
    let least = color.iter().copied().fold(255.0, f32::min);
    (most - least) / 255.0
}

fn mean(colors: &[[f32; 3]], belongs: impl Fn(usize) -> bool) -> Option<[f32; 3]> {
    let mut sum = [0.0; 3];
    let mut count = 0.0;
    for (_, color) in colors.iter().enumerate().filter(|(at, _)| belongs(*at)) {
        sum.iter_mut()
            .zip(color)
            .for_each(|(sum, channel)| *sum += channel);
        count += 1.0;
    }
    (count > 0.0).then(|| sum.map(|channel| channel / count))
}

/// A hash of the low frequencies, as the picture looks on white: bit by bit whether one of
/// the 64 lowest of its discrete cosine transform is above their median. The same bits as
/// `image_hasher` gives (median, cosine transform, 8 by 8), which brings a transform of any
/// length with it, 0.8 MB of the program.
fn perceptual(tiny: &Raster) -> u64 {
    let on_white = |pixel: &[u8]| {
        let alpha = u32::from(pixel[3]);
        [0, 1, 2].map(|at| ((u32::from(pixel[at]) * alpha + 255 * (255 - alpha)) / 255) as u8)
    };
    let rgb: Vec<u8> = tiny.pixels.chunks_exact(4).flat_map(on_white).collect();
    let Some(image) = RgbImage::from_raw(tiny.width, tiny.height, rgb) else {
        unreachable!("a raster has four bytes a pixel")
    };
    let gray = imageops::grayscale(&image);
    let wide = POINTS as u32;
    let small = imageops::resize(&gray, wide, wide, FilterType::Lanczos3);
    let heights: Vec<f32> = small.iter().map(|luma| f32::from(*luma)).collect();
    let low = low_frequencies(&heights);
    let mut sorted = low;
    sorted.sort_unstable_by(f32::total_cmp);
    let median = f32::midpoint(sorted[LOW * LOW / 2 - 1], sorted[LOW * LOW / 2]);
    // Bytes from the left, each with its first bit lowest.
    low.chunks_exact(8).fold(0, |bits, eight| {
        let byte = eight.iter().rev();
        byte.fold(0, |byte, height| byte << 1 | u64::from(*height >= median)) | bits << 8
    })
}

/// Side of what is transformed.
const POINTS: usize = 16;

/// Frequencies that are looked at, in each direction.
const LOW: usize = 8;

/// The lowest frequencies of a square of heights, row by row (DCT-II, not scaled).
fn low_frequencies(heights: &[f32]) -> [f32; LOW * LOW] {
    let wave = |frequency: usize, at: usize| {
        let turn = (2 * at + 1) as f32 * frequency as f32 / (2 * POINTS) as f32;
        (turn * PI).cos()
    };
    let sum = |frequency: usize, height: &dyn Fn(usize) -> f32| -> f32 {
        (0..POINTS).map(|at| height(at) * wave(frequency, at)).sum()
    };
    let mut across = [[0.0; POINTS]; LOW];
    for (frequency, rows) in across.iter_mut().enumerate() {
        for (row, of_row) in rows.iter_mut().enumerate() {
            *of_row = sum(frequency, &|at| heights[row * POINTS + at]);
        }
    }
    let mut low = [0.0; LOW * LOW];
    for (place, height) in low.iter_mut().enumerate() {
        let (down, right) = (place / LOW, place % LOW);
        *height = sum(down, &|at| across[right][at]);
    }
    low
}

#[cfg(test)]
mod tests {
    use image_hasher::{HashAlg, HasherConfig};

    use super::*;

    /// Heaps of colour at random places, of which no two are alike.
    fn drawn(seed: u32, width: u32, height: u32) -> Raster {
        let mut state = seed.wrapping_mul(2_654_435_761).max(1);
        let mut next = || {
            state ^= state << 13;
            state ^= state >> 17;
            state ^= state << 5;
            state
        };
        let mut pixels = vec![255; (width * height * 4) as usize];
        for _ in 0..60 {
            let (left, top, size) = (next() % width, next() % height, 3 + next() % 17);
            let color = next().to_le_bytes();
            for y in top..(top + size).min(height) {
                for x in left..(left + size).min(width) {
                    let at = ((y * width + x) * 4) as usize;
                    pixels[at..at + 3].copy_from_slice(&color[..3]);
                }
            }
        }
        Raster {
            width,
            height,
            pixels,
            opaque: true,
        }
    }

    fn by_library(raster: &Raster) -> u64 {
        let rgb = raster.pixels.chunks_exact(4);
        let rgb = rgb.flat_map(|pixel| [pixel[0], pixel[1], pixel[2]]);
        let image = RgbImage::from_raw(raster.width, raster.height, rgb.collect()).unwrap();
        let config = HasherConfig::new()
            .hash_size(8, 8)
            .hash_alg(HashAlg::Median)
            .preproc_dct();
        let hash = config.to_hasher().hash_image(&image);
        let bytes = hash.as_bytes().iter();
        bytes.fold(0, |bits, byte| bits << 8 | u64::from(*byte))
    }

    #[test]
    fn a_fingerprint_is_the_one_that_stored_pictures_have() {
        for seed in 1..200 {
            let raster = drawn(seed, 20 + seed % 29, 48 - seed % 23);
            assert_eq!(perceptual(&raster), by_library(&raster), "{seed}");
        }
    }
}
