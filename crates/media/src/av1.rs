//! One picture as an AVIF file: its colours, and what shines through, each a frame of AV1
//! in a container. Colours are of half the width and height, as in JPEG files: an eye
//! hardly sees more, and a third of the time is saved (docs/decisions/0055-avif.md).

use std::sync::Arc;

use avif_serialize::{Aviffy, constants::MatrixCoefficients as Matrix};
use rav1e::prelude::*;

use crate::kinds::jpeg_pixels;
use crate::likeness::Brightness;
use crate::limits::Problem;
use crate::raster::Raster;

/// From 0, the finest, to 255: what most pictures are as like with as their JPEG is, or more
/// (docs/decisions/0055-avif.md).
pub(crate) const QUANTIZER: u8 = 128;
/// The finest and the coarsest that a picture is given.
const FINEST: f32 = 96.0;
const COARSEST: f32 = 152.0;
/// How much more unlike a picture is with each step of the quantizer, as a natural logarithm:
/// by 37 % with sixteen.
const STEP: f32 = 0.0196;
/// How unlike a picture may be beside its JPEG: the next size loses a little more than the one
/// that was measured (docs/decisions/0055-avif.md).
const MARGIN: f32 = 0.91;
/// Less than that is not told apart.
const LEAST: f32 = 1e-4;
/// Presets from 0, the slowest, to 10; see [`speed`].
const PRESET: u8 = 7;

/// What a picture is worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Effort {
    /// What is looked at and thrown away, and sizes that are sent less often.
    Usual,
    /// Four times the time, for a twentieth fewer bytes at the same likeness.
    Most,
}

/// Bits of each value: smooth skies have no steps, and files are smaller than with eight.
const BITS: u8 = 10;
const MOST: f32 = 1023.0;
/// The middle of a colour's values: none of it.
const MIDDLE: f32 = 512.0;
/// Shares of red and blue in the brightness (BT.601), as JPEG has them; green has the rest.
const RED: f32 = 0.299;
const BLUE: f32 = 0.114;

/// A picture as an AVIF file, with this quantizer, and the one with which it would be about as
/// like the picture as its JPEG is, which is given: rough pictures forgive more than smooth
/// ones. What shines through has no JPEG.
pub(crate) fn encode(
    raster: &Raster,
    jpeg: &[u8],
    quantizer: u8,
    effort: Effort,
) -> Result<(Vec<u8>, u8), Problem> {
    let plane = |sampling, fill| frame(raster, quantizer, effort, sampling, fill);
    let (color, shown) = plane(ChromaSampling::Cs420, fill_colors)?;
    let alpha = match raster.opaque {
        true => None,
        false => Some(plane(ChromaSampling::Cs400, fill_alpha)?.0),
    };
    let (wide, high) = (raster.width, raster.height);
    let mut container = Aviffy::new();
    container.matrix_coefficients(Matrix::Bt601);
    container.set_chroma_subsampling((true, true));
    let file = container.to_vec(&color, alpha.as_deref(), wide, high, BITS);
    let better = match raster.opaque {
        true => better(raster, jpeg, &shown, quantizer)?,
        false => quantizer,
    };
    Ok((file, better))
}

/// The quantizer that is better for a picture than the one with which this is shown.
fn better(raster: &Raster, jpeg: &[u8], shown: &Frame<u16>, quantizer: u8) -> Result<u8, Problem> {
    let whole = brightness(raster);
    let wanted = brightness(&jpeg_pixels::decode(jpeg, 8, None)?);
    let lost = whole
        .unlikeness(&wanted)
        .zip(whole.unlikeness(&brightness_shown(raster, shown)));
    Ok(lost.map_or(quantizer, |(wanted, had)| {
        let steps = (MARGIN * wanted.max(LEAST) / had.max(LEAST)).ln() / STEP;
        (f32::from(quantizer) + steps).clamp(FINEST, COARSEST) as u8
    }))
}

/// A frame of AV1 whose planes `fill` writes, and the planes that are shown.
fn frame(
    raster: &Raster,
    quantizer: u8,
    effort: Effort,
    chroma_sampling: ChromaSampling,
    fill: fn(&Raster, &mut Frame<u16>),
) -> Result<(Vec<u8>, Arc<Frame<u16>>), Problem> {
    let is_color = chroma_sampling != ChromaSampling::Cs400;
    let config = EncoderConfig {
        width: raster.width as usize,
        height: raster.height as usize,
        bit_depth: usize::from(BITS),
        chroma_sampling,
        pixel_range: PixelRange::Full,
        color_description: is_color.then_some(SRGB),
        still_picture: true,
        quantizer: usize::from(quantizer),
        min_quantizer: quantizer,
        speed_settings: speed(effort),
        ..EncoderConfig::default()
    };
    let config = Config::new().with_encoder_config(config).with_threads(1);
    let mut encoder = config.new_context().map_err(|_| Problem::Broken)?;
    let mut frame = encoder.new_frame();
    fill(raster, &mut frame);
    encoder.send_frame(frame).map_err(|_| Problem::Broken)?;
    encoder.flush();
    let (mut bytes, mut shown) = (Vec::new(), None);
    loop {
        match encoder.receive_packet() {
            Ok(mut packet) => {
                bytes.append(&mut packet.data);
                shown = packet.rec.or(shown);
            }
            Err(EncoderStatus::LimitReached) => break,
            Err(EncoderStatus::Encoded) => {}
            Err(_) => return Err(Problem::Broken),
        }
    }
    let shown = shown.ok_or(Problem::Broken)?;
    Ok((bytes, shown))
}

/// How bright a picture is as it is shown.
fn brightness_shown(raster: &Raster, frame: &Frame<u16>) -> Brightness {
    let (wide, high) = (raster.width as usize, raster.height as usize);
    let of = |x, y| f32::from(frame.planes[0].p(x, y)) / MOST;
    Brightness::new(wide, high, of)
}

/// How bright a picture is.
fn brightness(raster: &Raster) -> Brightness {
    let (wide, high) = (raster.width as usize, raster.height as usize);
    let of = |x, y| brightness_of(pixel(raster, x, y)) / MOST;
    Brightness::new(wide, high, of)
}

const SRGB: ColorDescription = ColorDescription {
    color_primaries: ColorPrimaries::BT709,
    transfer_characteristics: TransferCharacteristics::SRGB,
    matrix_coefficients: MatrixCoefficients::BT601,
};

/// What is worth its time in pictures of these sizes.
fn speed(effort: Effort) -> SpeedSettings {
    let mut speed = SpeedSettings::from_preset(PRESET);
    // There is one picture, and nothing moves.
    speed.rdo_lookahead_frames = 1;
    speed.scene_detection_mode = SceneDetectionSpeed::None;
    // Larger blocks are seldom chosen and always tried.
    let (least, most) = (BlockSize::BLOCK_8X8, BlockSize::BLOCK_32X32);
    speed.partition.partition_range = PartitionRange::new(least, most);
    speed.transform.reduced_tx_set = false;
    speed.transform.rdo_tx_decision = effort == Effort::Most;
    // A third more time for a fiftieth fewer bytes, which are sent for ever.
    speed.prediction.fine_directional_intra = true;
    speed
}

/// Brightness of each pixel, colours of each four.
fn fill_colors(raster: &Raster, frame: &mut Frame<u16>) {
    let (wide, high) = (raster.width as usize, raster.height as usize);
    let [brightness, colors @ ..] = &mut frame.planes;
    fill(brightness, wide, high, |x, y| {
        brightness_of(pixel(raster, x, y))
    });
    for (plane, channel) in colors.iter_mut().zip([2, 0]) {
        fill(plane, wide.div_ceil(2), high.div_ceil(2), |x, y| {
            // The last column and row of an odd number stand for themselves.
            let (left, right) = (2 * x, (2 * x + 1).min(wide - 1));
            let (above, below) = (2 * y, (2 * y + 1).min(high - 1));
            let four = [(left, above), (right, above), (left, below), (right, below)];
            let sum: f32 = four
                .iter()
                .map(|(x, y)| color_of(pixel(raster, *x, *y), channel))
                .sum();
            sum / 4.0 + MIDDLE
        });
    }
}

/// What shines through each pixel.
fn fill_alpha(raster: &Raster, frame: &mut Frame<u16>) {
    let (wide, high) = (raster.width as usize, raster.height as usize);
    fill(&mut frame.planes[0], wide, high, |x, y| {
        pixel(raster, x, y)[3]
    });
}

fn fill(plane: &mut Plane<u16>, wide: usize, high: usize, value: impl Fn(usize, usize) -> f32) {
    let mut plane = plane.mut_slice(Default::default());
    for (y, row) in plane.rows_iter_mut().take(high).enumerate() {
        for (x, at) in row[..wide].iter_mut().enumerate() {
            *at = value(x, y).round().clamp(0.0, MOST) as u16;
        }
    }
}

/// Red, green, blue and alpha, each from 0 to [`MOST`].
fn pixel(raster: &Raster, x: usize, y: usize) -> [f32; 4] {
    let at = (y * raster.width as usize + x) * 4;
    [0, 1, 2, 3].map(|channel| f32::from(raster.pixels[at + channel]) * (MOST / 255.0))
}

fn brightness_of([red, green, blue, _]: [f32; 4]) -> f32 {
    RED * red + (1.0 - RED - BLUE) * green + BLUE * blue
}

/// How far red (0) or blue (2) is from the brightness.
fn color_of(pixel: [f32; 4], channel: usize) -> f32 {
    let share = if channel == 0 { RED } else { BLUE };
    (pixel[channel] - brightness_of(pixel)) * 0.5 / (1.0 - share)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::renditions;

    /// The middle pixel of each plane of a picture of one colour.
    fn planes([red, green, blue]: [u8; 3]) -> [u16; 3] {
        let raster = Raster {
            width: 16,
            height: 16,
            pixels: [red, green, blue, 255].repeat(16 * 16),
            opaque: true,
        };
        let config = EncoderConfig {
            width: 16,
            height: 16,
            bit_depth: usize::from(BITS),
            chroma_sampling: ChromaSampling::Cs420,
            ..EncoderConfig::default()
        };
        let config = Config::new().with_encoder_config(config).with_threads(1);
        let context: Context<u16> = config.new_context().unwrap();
        let mut frame = context.new_frame();
        fill_colors(&raster, &mut frame);
        [0, 1, 2].map(|plane: usize| frame.planes[plane].p(4, 4))
    }

    /// A grey picture, by the brightness of each pixel from 0 to 1.
    fn grey(of: impl Fn(f32, f32) -> f32) -> Raster {
        let pixels = (0..128 * 128_u16).flat_map(|at| {
            let value = (of(f32::from(at % 128), f32::from(at / 128)) * 255.0) as u8;
            [value, value, value, 255]
        });
        Raster::opaque(128, 128, pixels.collect())
    }

    #[test]
    fn pictures_are_as_like_as_their_jpegs() {
        let rough = |x: f32, y: f32| {
            ((x * 12.9898 + y * 78.233).sin() * 43_758.547)
                .fract()
                .abs()
        };
        let pictures = [
            ("smooth", grey(|x, y| (x + y) / 256.0)),
            (
                "waves",
                grey(|x, y| 0.5 + 0.3 * (x / 5.0).sin() * (y / 9.0).cos()),
            ),
            (
                "ripples",
                grey(|x, y| 0.5 + 0.2 * (x / 2.0).sin() * (y / 3.0).cos()),
            ),
            ("grain", grey(|x, y| (x + y) / 400.0 + 0.2 * rough(x, y))),
            ("noise", grey(rough)),
        ];
        let mut free = 0;
        for (name, raster) in pictures {
            let jpeg = renditions::encode(&raster).unwrap();
            let (_, quantizer) = encode(&raster, &jpeg, QUANTIZER, Effort::Usual).unwrap();
            let bounds = FINEST as u8..=COARSEST as u8;
            assert!(bounds.contains(&quantizer), "{name}: {quantizer}");
            let whole = brightness(&raster);
            let jpeg = brightness(&jpeg_pixels::decode(&jpeg, 8, None).unwrap());
            let wanted = whole.unlikeness(&jpeg).unwrap();
            let is_free = (FINEST as u8 + 1..COARSEST as u8).contains(&quantizer);
            free += usize::from(is_free);
            for effort in [Effort::Usual, Effort::Most] {
                let shown = frame(
                    &raster,
                    quantizer,
                    effort,
                    ChromaSampling::Cs420,
                    fill_colors,
                );
                let shown = brightness_shown(&raster, &shown.unwrap().1);
                let had = whole.unlikeness(&shown).unwrap();
                let ratio = had.max(LEAST) / (MARGIN * wanted.max(LEAST));
                assert!(
                    !is_free || (0.75..1.25).contains(&ratio),
                    "{name}, {effort:?}: {had} beside {wanted}"
                );
            }
        }
        assert!(free >= 2, "pictures met a bound");
    }

    /// BT.601 with all values from 0 to 1023 (ITU-T T.871): brightness, blue, red.
    #[test]
    fn colours_are_those_of_the_picture() {
        for (color, expected) in [
            ([0, 0, 0], [0, 512, 512]),
            ([255, 255, 255], [1023, 512, 512]),
            ([255, 0, 0], [306, 339, 1023]),
            ([0, 255, 0], [601, 173, 84]),
            ([0, 0, 255], [117, 1023, 429]),
        ] {
            for (found, wanted) in planes(color).into_iter().zip(expected) {
                assert!(
                    found.abs_diff(wanted) <= 1,
                    "{color:?}: {found}, not {wanted}"
                );
            }
        }
    }
}
