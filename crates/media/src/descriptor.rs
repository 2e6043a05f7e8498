//! What a picture shows, as numbers that can be compared: where which colours are, how much
//! there is of each, and which way edges run. Close numbers are pictures that look alike,
//! also where perceptual hashes differ: a lamp from the other side, another blue sea.

use std::f32::consts::PI;

use fast_image_resize::Resizer;

use crate::budget;
use crate::decode::decode;
use crate::kinds::Kind;
use crate::limits::{Limits, Problem};
use crate::raster::Raster;
use crate::size::Size;

/// Bytes of a descriptor.
pub const DESCRIPTOR_BYTES: usize = 128;

/// An image descriptor: colours by place (48 bytes), colours by amount (32), edges (48).
/// Two are as far from each other as the sum of the squared differences of their bytes; the
/// parts are scaled so that each weighs about the same.
pub type Descriptor = [u8; DESCRIPTOR_BYTES];

/// Raised whenever a descriptor's bytes change their meaning: those that are stored have to
/// be made again then.
pub const DESCRIPTOR_VERSION: u32 = 1;

/// Longest side in pixels of what is looked at.
const SIDE: f64 = 64.0;
/// Shortest side: every cell has a few pixels.
const LEAST_SIDE: u32 = 8;

/// Shortest side of a part, in shares of the picture's.
const LEAST_PART: f64 = 0.01;
/// What sums of shares that clients computed may be off by.
const ROUNDING: f64 = 1e-6;

/// A rectangle of a picture, in shares of its width and height.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Part {
    left: f64,
    top: f64,
    width: f64,
    height: f64,
}

impl Part {
    /// All of it.
    pub const WHOLE: Self = Self {
        left: 0.0,
        top: 0.0,
        width: 1.0,
        height: 1.0,
    };

    /// None unless it lies within the picture and each side is a hundredth of it at least.
    #[must_use]
    pub fn new(left: f64, top: f64, width: f64, height: f64) -> Option<Self> {
        let within = |begin: f64, length: f64| {
            begin >= 0.0 && length >= LEAST_PART && begin + length <= 1.0 + ROUNDING
        };
        // What is no number is not within either.
        (within(left, width) && within(top, height)).then_some(Self {
            left,
            top,
            width: width.min(1.0 - left),
            height: height.min(1.0 - top),
        })
    }

    /// Width and height in pixels of this part of a picture of so many.
    #[must_use]
    pub fn pixels(&self, width: u32, height: u32) -> (f64, f64) {
        (
            self.width * f64::from(width),
            self.height * f64::from(height),
        )
    }
}

/// Describes a part of a picture, such as of one of its renditions. Computes only, some
/// milliseconds for a rendition: call it on a blocking thread.
///
/// # Errors
/// See [`Problem`]; no input panics.
pub fn describe(bytes: &[u8], limits: &Limits, part: Part) -> Result<Descriptor, Problem> {
    let mut described = describe_parts(bytes, limits, &[part])?;
    Ok(described.remove(0))
}

/// Describes several parts of a picture, in their order, which is decoded once.
///
/// # Errors
/// See [`Problem`]; no input panics.
pub fn describe_parts(
    bytes: &[u8],
    limits: &Limits,
    parts: &[Part],
) -> Result<Vec<Descriptor>, Problem> {
    if bytes.len() > limits.bytes {
        return Err(Problem::TooLarge);
    }
    let kind = Kind::of(bytes).ok_or(Problem::Type)?;
    let walked = kind.walk(bytes, limits)?;
    let _memory = budget::DECODING.borrow(budget::cost(&walked));
    let raster = decode(kind, walked, &Size::ALL)?.raster;
    let described = parts.iter().map(|part| descriptor(&raster, *part));
    described.collect()
}

/// Describes a part of what was decoded.
pub(crate) fn descriptor(raster: &Raster, part: Part) -> Result<Descriptor, Problem> {
    let (width, height) = part.pixels(raster.width, raster.height);
    let scale = SIDE / width.max(height);
    let side = |pixels: f64| ((pixels * scale).round() as u32).max(LEAST_SIDE);
    let place = [
        part.left * f64::from(raster.width),
        part.top * f64::from(raster.height),
    ];
    // Rounding takes nothing past the border.
    let cut = [
        place[0],
        place[1],
        width.min(f64::from(raster.width) - place[0]),
        height.min(f64::from(raster.height) - place[1]),
    ];
    let small = raster.resize_part(&mut Resizer::new(), cut, side(width), side(height))?;
    let seen = Seen::new(&small);
    let mut descriptor = [0; DESCRIPTOR_BYTES];
    let (places, rest) = descriptor.split_at_mut(PLACES);
    let (amounts, edges) = rest.split_at_mut(AMOUNTS);
    seen.colours_by_place(places);
    seen.colours_by_amount(amounts);
    seen.edges(edges);
    Ok(descriptor)
}

/// Cells along a side, in which colours are averaged.
const CELLS: usize = 4;
const PLACES: usize = CELLS * CELLS * 3;

/// Bins of greys, by lightness.
const GREYS: usize = 8;
/// Bins of colours, by hue and by lightness.
const HUES: usize = 8;
const LIGHTS: usize = 3;
const AMOUNTS: usize = GREYS + HUES * LIGHTS;

/// Directions of edges, within half a turn.
const WAYS: usize = 8;
/// Where edges are counted: four quarters, the middle, and everywhere.
const REGIONS: usize = 6;

/// Bytes for the whole of lightness; bytes for a unit of a colour axis.
const LIGHT_SCALE: f32 = 120.0;
const COLOUR_SCALE: f32 = 300.0;
/// Bytes of a bin that has all there is.
const AMOUNT_SCALE: f32 = 160.0;
const EDGE_SCALE: f32 = 60.0;

/// Chroma below which a colour is grey, and above which it is none of it.
const GREY: (f32, f32) = (0.02, 0.06);
/// Lightness of a step so weak, on average, that it counts half.
const WEAK: f32 = 0.02;

/// A small picture in OKLab (lightness from 0 to 1, two colour axes), row by row.
struct Seen {
    wide: usize,
    high: usize,
    pixels: Vec<[f32; 3]>,
}

impl Seen {
    /// As it looks on white.
    fn new(raster: &Raster) -> Self {
        let linear: Vec<f32> = (0..=255).map(linear).collect();
        let on_white = |channel: u8, alpha: u8| {
            let (channel, alpha) = (u32::from(channel), u32::from(alpha));
            linear[((channel * alpha + 255 * (255 - alpha)) / 255) as usize]
        };
        let pixels = raster.pixels.chunks_exact(4);
        let pixels =
            pixels.map(|pixel| oklab([0, 1, 2].map(|channel| on_white(pixel[channel], pixel[3]))));
        Self {
            wide: raster.width as usize,
            high: raster.height as usize,
            pixels: pixels.collect(),
        }
    }

    fn colours_by_place(&self, bytes: &mut [u8]) {
        let mut sums = [([0.0; 3], 0.0); CELLS * CELLS];
        for (at, pixel) in self.pixels.iter().enumerate() {
            let (x, y) = (at % self.wide, at / self.wide);
            let (sum, count) = &mut sums[y * CELLS / self.high * CELLS + x * CELLS / self.wide];
            sum.iter_mut()
                .zip(pixel)
                .for_each(|(sum, axis)| *sum += axis);
            *count += 1.0;
        }
        for ((sum, count), bytes) in sums.iter().zip(bytes.as_chunks_mut::<3>().0) {
            let [light, a, b] = sum.map(|axis| axis / count);
            // The conversion rounds and saturates.
            *bytes = [light * LIGHT_SCALE, middle(a), middle(b)].map(|axis| axis.round() as u8);
        }
    }

    fn colours_by_amount(&self, bytes: &mut [u8]) {
        let mut bins = [0.0; AMOUNTS];
        for [light, a, b] in &self.pixels {
            let chroma = a.hypot(*b);
            let colour = ((chroma - GREY.0) / (GREY.1 - GREY.0)).clamp(0.0, 1.0);
            for (grey, share) in between(light * GREYS as f32, GREYS) {
                bins[grey] += (1.0 - colour) * share;
            }
            for (hue, share) in around(b.atan2(*a) / (2.0 * PI), HUES) {
                for (level, of_it) in between(light * LIGHTS as f32, LIGHTS) {
                    bins[GREYS + hue * LIGHTS + level] += colour * share * of_it;
                }
            }
        }
        let all = self.pixels.len() as f32;
        for (bin, byte) in bins.iter().zip(bytes) {
            *byte = ((bin / all).sqrt() * AMOUNT_SCALE).round() as u8;
        }
    }

    fn edges(&self, bytes: &mut [u8]) {
        let mut regions = [([0.0; WAYS], 0.0); REGIONS];
        for y in 1..self.high - 1 {
            for x in 1..self.wide - 1 {
                let light = |x: usize, y: usize| self.pixels[y * self.wide + x][0];
                let across = light(x + 1, y) - light(x - 1, y);
                let down = light(x, y + 1) - light(x, y - 1);
                let strength = across.hypot(down);
                let ways = around(down.atan2(across) / PI, WAYS);
                for region in self.regions(x, y) {
                    let (bins, count) = &mut regions[region];
                    *count += 1.0;
                    for (way, share) in ways {
                        bins[way] += strength * share;
                    }
                }
            }
        }
        for ((bins, count), bytes) in regions.iter().zip(bytes.as_chunks_mut::<WAYS>().0) {
            let all = bins.iter().sum::<f32>() + WEAK * count;
            let share = |bin: &f32| if all > 0.0 { bin / all } else { 0.0 };
            *bytes = [0, 1, 2, 3, 4, 5, 6, 7]
                .map(|way| (share(&bins[way]).sqrt() * EDGE_SCALE).round() as u8);
        }
    }

    /// The regions that a pixel is in.
    fn regions(&self, x: usize, y: usize) -> impl Iterator<Item = usize> {
        let quarter = usize::from(2 * y >= self.high) * 2 + usize::from(2 * x >= self.wide);
        let inner = |at: usize, of: usize| 4 * at >= of && 4 * at < 3 * of;
        let middle = inner(x, self.wide) && inner(y, self.high);
        [quarter, REGIONS - 1]
            .into_iter()
            .chain(middle.then_some(REGIONS - 2))
    }
}

/// A colour axis, around the middle of a byte.
fn middle(axis: f32) -> f32 {
    128.0 + axis * COLOUR_SCALE
}

/// The two bins beside a place, with their shares of it: from 0 to `bins`.
fn between(place: f32, bins: usize) -> [(usize, f32); 2] {
    let place = (place - 0.5).clamp(0.0, (bins - 1) as f32);
    let (low, share) = (place as usize, place.fract());
    [(low, 1.0 - share), ((low + 1).min(bins - 1), share)]
}

/// The same on a circle, from a share of a turn.
fn around(turn: f32, bins: usize) -> [(usize, f32); 2] {
    let place = turn.rem_euclid(1.0) * bins as f32;
    let (low, share) = (place as usize % bins, place.fract());
    [(low, 1.0 - share), ((low + 1) % bins, share)]
}

/// A channel of sRGB as light.
fn linear(channel: u8) -> f32 {
    let channel = f32::from(channel) / 255.0;
    match channel <= 0.040_45 {
        true => channel / 12.92,
        false => ((channel + 0.055) / 1.055).powf(2.4),
    }
}

/// OKLab (Ottosson, 2020): steps of the same size look about the same.
fn oklab([r, g, b]: [f32; 3]) -> [f32; 3] {
    let [l, m, s] = [
        0.412_221_5 * r + 0.536_332_5 * g + 0.051_446 * b,
        0.211_903_5 * r + 0.680_699_5 * g + 0.107_397 * b,
        0.088_302_5 * r + 0.281_718_8 * g + 0.629_978_7 * b,
    ]
    .map(f32::cbrt);
    [
        0.210_454_3 * l + 0.793_617_8 * m - 0.004_072 * s,
        1.977_998_5 * l - 2.428_592_2 * m + 0.450_593_7 * s,
        0.025_904 * l + 0.782_771_8 * m - 0.808_675_8 * s,
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_lie_within_the_picture() {
        let (nan, far) = (f64::NAN, f64::INFINITY);
        let rows = [
            ([0.0, 0.0, 1.0, 1.0], true),
            ([0.25, 0.5, 0.75, 0.5], true),
            ([0.7, 0.1, 0.300_000_1, 0.2], true),
            ([0.99, 0.99, 0.01, 0.01], true),
            ([0.0, 0.0, 0.0, 0.5], false),
            ([0.0, 0.0, 0.5, 0.009], false),
            ([-0.1, 0.0, 0.5, 0.5], false),
            ([0.6, 0.0, 0.5, 0.5], false),
            ([0.0, 0.9, 0.5, 0.2], false),
            ([0.0, 0.0, -0.5, 0.5], false),
            ([nan, 0.0, 0.5, 0.5], false),
            ([0.0, 0.0, nan, 0.5], false),
            ([0.0, 0.0, 0.5, far], false),
            ([-far, 0.0, far, 0.5], false),
        ];
        for ([left, top, width, height], good) in rows {
            let part = Part::new(left, top, width, height);
            assert_eq!(part.is_some(), good, "{left} {top} {width} {height}");
            if let Some(part) = part {
                assert!(part.left + part.width <= 1.0 && part.top + part.height <= 1.0);
            }
        }
    }

    #[test]
    fn what_lies_between_two_bins_is_shared() {
        let sum = |shares: [(usize, f32); 2]| shares[0].1 + shares[1].1;
        for step in 0..=40 {
            let place = step as f32 / 5.0;
            assert!((sum(between(place, 8)) - 1.0).abs() < 1e-6);
            assert!((sum(around(place, 8)) - 1.0).abs() < 1e-6);
        }
        assert_eq!(between(0.0, 8)[0], (0, 1.0));
        assert_eq!(between(8.0, 8)[0], (7, 1.0));
        assert_eq!(between(2.0, 8), [(1, 0.5), (2, 0.5)]);
        assert_eq!(around(-0.125, 8)[0], (7, 1.0));
        assert_eq!(around(0.937_5, 8), [(7, 0.5), (0, 0.5)]);
    }

    #[test]
    fn white_and_black_are_the_ends_of_lightness_and_grey() {
        for (channel, light) in [(0, 0.0), (255, 1.0)] {
            let [found, a, b] = oklab([linear(channel); 3]);
            assert!((found - light).abs() < 1e-3 && a.abs() < 1e-3 && b.abs() < 1e-3);
        }
    }
}
