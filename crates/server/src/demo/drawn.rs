//! Pictures that Magpie draws itself when photographs cannot be fetched: quiet
//! studies in a few colours, the same bytes on every machine.
//!
//! Only sums, products, quotients and square roots are used: those are exact in
//! IEEE arithmetic, sines are not.

use std::io::Cursor;

use image::{ImageFormat, ImageResult, Rgb, RgbImage};

use super::chance::share;

/// Width in pixels of every drawing.
const WIDTH: u32 = 480;
/// Heights that drawings have, in pixels.
const HEIGHTS: [u32; 6] = [720, 480, 600, 680, 360, 800];
/// Ridges of a landscape, the far one first.
const RIDGES: usize = 5;
/// Points between which a ridge rises and falls.
const POINTS: usize = 9;

type Colour = [f64; 3];

/// Five colours that go together, from the lightest to the darkest.
struct Palette {
    name: &'static str,
    colours: [u32; 5],
}

const PALETTES: [Palette; 8] = [
    Palette {
        name: "ember",
        colours: [0xfbe3c0, 0xf4a261, 0xe76f51, 0x9b3d3d, 0x3d1f2b],
    },
    Palette {
        name: "lagoon",
        colours: [0xe3f4ee, 0x9fd8cb, 0x4fa3a5, 0x22667a, 0x123043],
    },
    Palette {
        name: "moss",
        colours: [0xf3f0dc, 0xcfd8a0, 0x93a86b, 0x52704a, 0x25392d],
    },
    Palette {
        name: "dusk",
        colours: [0xfde2e4, 0xe8b4cb, 0xa783b8, 0x5e548e, 0x231942],
    },
    Palette {
        name: "clay",
        colours: [0xf6ece2, 0xe3c5a8, 0xc48f6a, 0x8a5a44, 0x432b26],
    },
    Palette {
        name: "frost",
        colours: [0xf5f9fc, 0xcfe1ee, 0x93b6d1, 0x4f7397, 0x1f3550],
    },
    Palette {
        name: "plum",
        colours: [0xf9e9ec, 0xe4a5b8, 0xb5547f, 0x6d2e5b, 0x2c1633],
    },
    Palette {
        name: "straw",
        colours: [0xfff8e1, 0xf7dc9b, 0xe0b04c, 0x9c7434, 0x4a3720],
    },
];

/// What a drawing shows.
#[derive(Debug, Clone, Copy)]
enum Motif {
    Ridges,
    Water,
    Pebbles,
    Arches,
}

/// What drawings show, in turn: so many in a row are all unlike.
pub const MOTIF_COUNT: usize = MOTIFS.len();
const MOTIFS: [Motif; 4] = [Motif::Ridges, Motif::Water, Motif::Pebbles, Motif::Arches];

/// What is said about a drawing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Caption {
    /// Title of the pin.
    pub title: String,
    /// What the picture shows.
    pub alt_text: String,
    /// Topics of the pin.
    pub topics: Vec<String>,
}

/// What is said about the drawing of this number.
pub fn caption(number: usize) -> Caption {
    let palette = palette(number).name;
    let (title, seen, topics) = match motif(number) {
        Motif::Ridges => (
            "Ridges",
            "five layered ridges under a pale sun",
            ["mountains", "sky"],
        ),
        Motif::Water => (
            "Still water",
            "a moon above striped water",
            ["lake", "water"],
        ),
        Motif::Pebbles => (
            "Pebbles",
            "round pebbles scattered on a plain ground",
            ["pebbles", "pattern"],
        ),
        Motif::Arches => (
            "Arches",
            "nested arches standing on a line",
            ["arch", "geometry"],
        ),
    };
    let mut topics: Vec<_> = topics.map(str::to_owned).into();
    topics.extend(["drawing".to_owned(), palette.to_owned()]);
    Caption {
        title: format!("{title} in {palette}, no. {}", number + 1),
        alt_text: format!("Drawing in {palette} colours: {seen}."),
        topics,
    }
}

/// The drawing of this number, as PNG.
///
/// # Errors
/// When the encoder fails.
pub fn draw(number: usize) -> ImageResult<Vec<u8>> {
    let seed = number.to_string();
    let height = HEIGHTS[number / MOTIFS.len() % HEIGHTS.len()];
    let colours = palette(number).colours.map(colour);
    let tall = f64::from(height) / f64::from(WIDTH);
    let picture = match motif(number) {
        Motif::Ridges => paint(height, ridges(&seed, colours, tall)),
        Motif::Water => paint(height, water(&seed, colours, tall)),
        Motif::Pebbles => paint(height, pebbles(&seed, colours, tall)),
        Motif::Arches => paint(height, arches(&seed, colours, tall)),
    };
    let mut png = Cursor::new(Vec::new());
    picture.write_to(&mut png, ImageFormat::Png)?;
    Ok(png.into_inner())
}

fn motif(number: usize) -> Motif {
    MOTIFS[number % MOTIFS.len()]
}

fn palette(number: usize) -> &'static Palette {
    // 8 palettes and 4 motifs: stepping by one more each round makes all pairs.
    &PALETTES[(number + number / PALETTES.len()) % PALETTES.len()]
}

/// Asks `pixel` for every place, in units of the width, and writes its colour.
fn paint(height: u32, pixel: impl Fn(f64, f64) -> Colour) -> RgbImage {
    let unit = f64::from(WIDTH);
    RgbImage::from_fn(WIDTH, height, |x, y| {
        let [r, g, b] = pixel((f64::from(x) + 0.5) / unit, (f64::from(y) + 0.5) / unit);
        Rgb([r, g, b].map(|part| (part * 255.0 + 0.5) as u8))
    })
}

fn ridges(seed: &str, colours: Colours, tall: f64) -> impl Fn(f64, f64) -> Colour {
    let lines: Vec<[f64; POINTS]> = (0..RIDGES)
        .map(|ridge| {
            std::array::from_fn(|point| {
                share(&["ridge", seed, &ridge.to_string(), &point.to_string()])
            })
        })
        .collect();
    let sun = (
        0.2 + 0.6 * share(&["sun x", seed]),
        tall * (0.15 + 0.2 * share(&["sun y", seed])),
    );
    let size = 0.06 + 0.07 * share(&["sun size", seed]);
    move |x, y| {
        let sky = blend(colours[1], colours[0], y / tall * 1.8);
        let mut seen = blend(sky, colours[0], edge(size - distance((x, y), sun)));
        for (ridge, line) in lines.iter().enumerate() {
            let depth = (ridge + 1) as f64 / RIDGES as f64;
            let top = tall * (0.3 + 0.6 * depth) - 0.22 * tall * height_at(line, x);
            seen = blend(seen, blend(colours[1], colours[4], depth), edge(y - top));
        }
        seen
    }
}

/// The line through the points at `x`, without corners.
fn height_at(points: &[f64; POINTS], x: f64) -> f64 {
    let place = x * (POINTS - 1) as f64;
    let left = (place as usize).min(POINTS - 2);
    let way = place - left as f64;
    let eased = way * way * (3.0 - 2.0 * way);
    points[left] + (points[left + 1] - points[left]) * eased
}

fn water(seed: &str, colours: Colours, tall: f64) -> impl Fn(f64, f64) -> Colour {
    let horizon = tall * (0.45 + 0.2 * share(&["horizon", seed]));
    let size = 0.1 + 0.08 * share(&["moon size", seed]);
    let moon = (
        0.3 + 0.4 * share(&["moon x", seed]),
        horizon - size * (1.4 + share(&["moon y", seed])),
    );
    move |x, y| {
        if y < horizon {
            let sky = blend(colours[4], colours[2], y / horizon);
            return blend(sky, colours[0], edge(size - distance((x, y), moon)));
        }
        let depth = (y - horizon) / (tall - horizon);
        let sea = blend(colours[3], colours[4], depth);
        // Stripes of moonlight, wider and rarer towards the viewer.
        let stripe = (depth.sqrt() * 26.0).fract();
        let reach = size * (0.5 + 1.3 * depth) * (1.0 - stripe);
        let lit = if stripe < 0.55 {
            edge(reach - (x - moon.0).abs())
        } else {
            0.0
        };
        blend(sea, colours[1], lit * (0.85 - 0.5 * depth))
    }
}

fn pebbles(seed: &str, colours: Colours, tall: f64) -> impl Fn(f64, f64) -> Colour {
    let count = (26.0 * tall) as usize;
    let stones: Vec<((f64, f64), f64, Colour)> = (0..count)
        .map(|stone| {
            let part = |what: &str| share(&[what, seed, &stone.to_string()]);
            let place = (part("x"), part("y") * tall);
            (
                place,
                0.025 + 0.1 * part("size") * part("size"),
                colours[1 + (part("colour") * 4.0) as usize],
            )
        })
        .collect();
    move |x, y| {
        stones
            .iter()
            .fold(colours[0], |seen, (place, size, colour)| {
                blend(seen, *colour, edge(size - distance((x, y), *place)))
            })
    }
}

fn arches(seed: &str, colours: Colours, tall: f64) -> impl Fn(f64, f64) -> Colour {
    let foot = tall * (0.78 + 0.1 * share(&["foot", seed]));
    let widest = 0.32 + 0.1 * share(&["width", seed]);
    let spring = foot - tall * 0.2;
    move |x, y| {
        let ground = blend(colours[0], colours[1], edge(y - foot));
        if y > foot {
            return ground;
        }
        let from_middle = if y > spring {
            (x - 0.5).abs()
        } else {
            distance((x, y), (0.5, spring))
        };
        (0..4).fold(ground, |seen, arch| {
            let reach = widest * (1.0 - 0.22 * f64::from(arch));
            blend(seen, colours[1 + arch as usize], edge(reach - from_middle))
        })
    }
}

type Colours = [Colour; 5];

fn colour(hex: u32) -> Colour {
    [hex >> 16, hex >> 8, hex].map(|part| f64::from(part & 0xff) / 255.0)
}

/// From `one` to `other`; `way` outside 0 to 1 is at an end.
fn blend(one: Colour, other: Colour, way: f64) -> Colour {
    let way = way.clamp(0.0, 1.0);
    std::array::from_fn(|part| one[part] + (other[part] - one[part]) * way)
}

/// 0 outside, 1 inside, and a soft pixel between.
fn edge(inside: f64) -> f64 {
    inside * f64::from(WIDTH) + 0.5
}

fn distance(one: (f64, f64), other: (f64, f64)) -> f64 {
    let (x, y) = (one.0 - other.0, one.1 - other.1);
    (x * x + y * y).sqrt()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn drawings_are_colourful_and_the_same_every_time() {
        let mut seen = HashSet::new();
        for number in 0..MOTIFS.len() {
            let png = draw(number).unwrap();
            let picture = image::load_from_memory(&png).unwrap().into_rgb8();
            assert_eq!(picture.width(), WIDTH);
            let colours: HashSet<_> = picture.pixels().step_by(101).collect();
            assert!(colours.len() >= 4, "{number}: {}", colours.len());
            assert!(seen.insert(png), "{number}");
        }
        assert!(seen.contains(&draw(1).unwrap()));
    }

    #[test]
    fn captions_differ_and_fit_the_contract() {
        let captions: Vec<Caption> = (0..200).map(caption).collect();
        let titles: HashSet<&str> = captions
            .iter()
            .map(|caption| caption.title.as_str())
            .collect();
        assert_eq!(titles.len(), captions.len());
        assert!(
            captions
                .iter()
                .all(|caption| caption.title.len() <= 100 && caption.alt_text.len() <= 500)
        );
        let pairs: HashSet<_> = (0..32)
            .map(|n| (n % MOTIFS.len(), palette(n).name))
            .collect();
        assert_eq!(pairs.len(), 32, "every motif is drawn in every palette");
    }
}
