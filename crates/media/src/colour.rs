//! Colour profiles: renditions are plain sRGB, whatever the camera used.
//!
//! A profile that cannot be read is ignored, as browsers do: the picture is then
//! taken for sRGB.

use moxcms::{ColorProfile, DataColorSpace, Layout, Transform8BitExecutor, TransformOptions};
use std::sync::Arc;

use crate::limits::Problem;
use crate::raster::Raster;

/// Profiles larger than this are not worth parsing; press profiles have about
/// half a megabyte.
pub(crate) const LARGEST_PROFILE: usize = 4_000_000;

/// Brings a raster from the colours of its profile to sRGB.
pub(crate) fn to_srgb(raster: &mut Raster, profile: &[u8]) {
    let Some(profile) = parse(profile) else {
        return;
    };
    match profile.color_space {
        DataColorSpace::Rgb => from_rgb(raster, &profile),
        DataColorSpace::Gray => from_gray(raster, &profile),
        _ => {}
    }
}

/// Whether a profile can be read and describes red, green and blue.
pub(crate) fn is_rgb(profile: &[u8]) -> bool {
    parse(profile).is_some_and(|profile| profile.color_space == DataColorSpace::Rgb)
}

/// Makes sRGB of ink amounts, where 255 is full ink, four bytes a pixel.
///
/// # Errors
/// When the profile's own tables lead nowhere.
pub(crate) fn cmyk_to_srgb(inks: &mut [u8], profile: Option<&[u8]>) -> Result<(), Problem> {
    let profile = profile
        .and_then(parse)
        .filter(|it| it.color_space == DataColorSpace::Cmyk);
    match profile.and_then(|profile| transform(&profile, Layout::Rgba)) {
        Some(executor) => apply(inks, &executor).map_err(|_| Problem::Broken)?,
        None => inks.chunks_exact_mut(4).for_each(mix_inks),
    }
    Ok(())
}

/// What ideal inks on white paper would look like.
fn mix_inks(pixel: &mut [u8]) {
    let paper = u16::from(255 - pixel[3]);
    for ink in &mut pixel[..3] {
        let light = (u16::from(255 - *ink) * paper + 127) / 255;
        *ink = u8::try_from(light).unwrap_or(255);
    }
    pixel[3] = 255;
}

fn parse(profile: &[u8]) -> Option<ColorProfile> {
    if profile.len() > LARGEST_PROFILE {
        return None;
    }
    ColorProfile::new_from_slice(profile).ok()
}

fn transform(from: &ColorProfile, layout: Layout) -> Option<Arc<Transform8BitExecutor>> {
    let srgb = ColorProfile::new_srgb();
    from.create_transform_8bit(layout, &srgb, Layout::Rgba, TransformOptions::default())
        .ok()
}

fn from_rgb(raster: &mut Raster, profile: &ColorProfile) {
    let Some(executor) = transform(profile, Layout::Rgba) else {
        return;
    };
    // Most profiles say sRGB in their own words; pixels are then left alone.
    if changes_colours(&executor) {
        // A failing transform leaves the rest as it is, like an unreadable profile.
        let _ = apply(&mut raster.pixels, &executor);
    }
}

fn from_gray(raster: &mut Raster, profile: &ColorProfile) {
    let colored = |pixel: &[u8]| pixel[0] != pixel[1] || pixel[1] != pixel[2];
    if raster.pixels.chunks_exact(4).any(colored) {
        return;
    }
    let Some(executor) = transform(profile, Layout::Gray) else {
        return;
    };
    let grays: Vec<u8> = (0..=255).collect();
    let mut colors = vec![0; 4 * grays.len()];
    if executor.transform(&grays, &mut colors).is_err() {
        return;
    }
    for pixel in raster.pixels.chunks_exact_mut(4) {
        let at = 4 * usize::from(pixel[0]);
        pixel[..3].copy_from_slice(&colors[at..at + 3]);
    }
}

/// Transforms in pieces, so that no second picture is held in memory.
fn apply(pixels: &mut [u8], executor: &Arc<Transform8BitExecutor>) -> Result<(), moxcms::CmsError> {
    let mut piece = vec![0; 4 * 4096];
    for part in pixels.chunks_mut(4 * 4096) {
        let piece = &mut piece[..part.len()];
        executor.transform(part, piece)?;
        part.copy_from_slice(piece);
    }
    Ok(())
}

/// Whether any colour of a coarse grid moves visibly.
fn changes_colours(executor: &Arc<Transform8BitExecutor>) -> bool {
    let steps = [0, 64, 128, 192, 255];
    let grid: Vec<u8> = (0..125)
        .flat_map(|at| [steps[at / 25], steps[at / 5 % 5], steps[at % 5], 255])
        .collect();
    let mut moved = grid.clone();
    let done = apply(&mut moved, executor);
    done.is_ok()
        && grid
            .iter()
            .zip(&moved)
            .any(|(was, is)| was.abs_diff(*is) > 2)
}
