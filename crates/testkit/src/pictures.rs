//! Small pictures, drawn here.

use std::io::Cursor;

use image::{ImageFormat, Rgb, RgbImage};

/// A PNG picture in which "Slow tomato soup with basil and bread" stands.
pub const WRITTEN: &[u8] = include_bytes!("written.png");

/// A PNG picture of this size in shades that follow from `seed`, so that
/// different seeds make different pictures.
pub fn png(width: u32, height: u32, seed: u8) -> Vec<u8> {
    let shade = |x: u32, y: u32| Rgb([(x * 3) as u8 ^ seed, (y * 5) as u8, seed]);
    encoded(&RgbImage::from_fn(width, height, shade))
}

fn encoded(picture: &RgbImage) -> Vec<u8> {
    let mut bytes = Cursor::new(Vec::new());
    picture
        .write_to(&mut bytes, ImageFormat::Png)
        .expect("a small picture can be encoded");
    bytes.into_inner()
}

/// A PNG picture of this size with soft shapes that follow from `turn`: of another
/// size it looks the same, with another turn it does not.
pub fn soft(width: u32, height: u32, turn: f32) -> Vec<u8> {
    let wave = |at: f32| (127.5 + 120.0 * at.sin()) as u8;
    let shade = |x: u32, y: u32| {
        let (u, v) = (x as f32 / width as f32, y as f32 / height as f32);
        let tone = wave(turn * (3.0 * u + 2.0 * v) + 4.0 * u * v);
        Rgb([tone, wave(turn * (2.0 * v - u)), tone / 2])
    };
    encoded(&RgbImage::from_fn(width, height, shade))
}

/// A PNG picture of a motif: rings, stripes, checks or slopes in two colours, by its number.
/// Of another size it looks the same, of another number it does not.
pub fn motif(width: u32, height: u32, number: u8) -> Vec<u8> {
    collage(width, height, number, &[])
}

/// A motif in which others lie: each number with its left and upper border, width and
/// height, in shares of the picture.
pub fn collage(width: u32, height: u32, ground: u8, parts: &[(u8, [f32; 4])]) -> Vec<u8> {
    let shade = |x: u32, y: u32| {
        let (u, v) = (
            (x as f32 + 0.5) / width as f32,
            (y as f32 + 0.5) / height as f32,
        );
        let inside = |[left, top, wide, high]: [f32; 4]| {
            let place = ((u - left) / wide, (v - top) / high);
            let is_within = |at: f32| (0.0..1.0).contains(&at);
            (is_within(place.0) && is_within(place.1)).then_some(place)
        };
        let part = parts.iter().rev();
        let part = part.filter_map(|(number, place)| Some((*number, inside(*place)?)));
        let (number, (u, v)) = part.into_iter().next().unwrap_or((ground, (u, v)));
        painted(number, u, v)
    };
    encoded(&RgbImage::from_fn(width, height, shade))
}

/// A place of a motif.
fn painted(number: u8, u: f32, v: f32) -> Rgb<u8> {
    let wave = |at: f32| 0.5 + 0.5 * at.sin();
    let amount = match number % 4 {
        0 => wave(40.0 * (u - 0.5).hypot(v - 0.5)),
        1 => wave(25.0 * (u + v)),
        2 => f32::from(((u * 6.0) as u8 + (v * 6.0) as u8) % 2),
        _ => u * v,
    };
    let turn = f32::from(number) * 2.4;
    let channel = |at: f32| (30.0 + 200.0 * (0.25 + 0.75 * amount) * wave(turn + at)) as u8;
    Rgb([channel(0.0), channel(2.1), channel(4.2)])
}

/// The same picture with its left side on the right, as PNG.
///
/// # Panics
/// When it is no picture.
pub fn mirrored(picture: &[u8]) -> Vec<u8> {
    let picture = image::load_from_memory(picture).expect("a picture");
    encoded(&picture.fliph().to_rgb8())
}

/// The same PNG picture with words beside it that are no part of what is kept of it.
///
/// # Panics
/// When it is no PNG picture.
pub fn with_words(picture: &[u8], words: &str) -> Vec<u8> {
    let (header, rest) = picture.split_at(HEADER);
    let chunk = [b"tEXtComment\0", words.as_bytes()].concat();
    let len = u32::try_from(chunk.len() - 4).expect("a few words");
    let checksum = checksum(&chunk).to_be_bytes();
    [header, &len.to_be_bytes(), &chunk, &checksum, rest].concat()
}

/// Bytes of a PNG file's mark and header.
const HEADER: usize = 33;

/// A PNG header that promises a picture of this size, and nothing of it: what a
/// decompression bomb looks like from outside.
pub fn promised(width: u32, height: u32) -> Vec<u8> {
    let mut header = b"IHDR".to_vec();
    header.extend_from_slice(&width.to_be_bytes());
    header.extend_from_slice(&height.to_be_bytes());
    header.extend_from_slice(&[8, 2, 0, 0, 0]);
    let mut bytes = b"\x89PNG\r\n\x1a\n\0\0\0\x0d".to_vec();
    bytes.extend_from_slice(&header);
    bytes.extend_from_slice(&checksum(&header).to_be_bytes());
    bytes
}

/// CRC-32 as PNG uses it, bit by bit.
pub(crate) fn checksum(bytes: &[u8]) -> u32 {
    let step = |crc: u32| (crc >> 1) ^ (0xedb8_8320 & (crc & 1).wrapping_neg());
    !bytes.iter().fold(!0_u32, |crc, byte| {
        (0..8).fold(crc ^ u32::from(*byte), |crc, _| step(crc))
    })
}
