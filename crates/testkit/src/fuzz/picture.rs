//! Files that people upload as pictures.

use media::{Limits, Picture, Size, process, sizes, thumbnail};

use crate::pictures::checksum;

/// Small, so that a lie about size is cheap; the code is the same.
const LIMITS: Limits = Limits {
    bytes: 1_000_000,
    pixels: 60_000,
    side: 4_000,
    frames: 20,
};
/// What begins every PNG file.
const PNG: &[u8] = b"\x89PNG\r\n\x1a\n";

/// A file as it came, and a PNG file with the checksums that its chunks should have:
/// no mutation guesses those, and what lies behind them would never be met.
///
/// Proves of what is taken: every size is there with the pixels that it should have, the
/// original is taken again and stays byte for byte what it is, and one small copy can be
/// made of exactly what ten can be made of.
pub fn picture(data: &[u8]) {
    take(data);
    if data.starts_with(PNG) {
        take(&with_checksums(data));
    }
}

fn take(data: &[u8]) {
    let small = thumbnail(data, &LIMITS, 236);
    let taken = process(data, &LIMITS);
    assert_eq!(small.is_ok(), taken.is_ok(), "one copy or ten");
    let Ok(taken) = taken else { return };
    assert!(taken.width <= LIMITS.side && taken.height <= LIMITS.side);
    assert!(u64::from(taken.width) * u64::from(taken.height) <= LIMITS.pixels);
    let names: Vec<Size> = taken.files.iter().map(|file| file.size).collect();
    assert_eq!(names, Size::ALL);
    // Every size of every picture would take ten times as long: one follows from the data.
    check_size(&taken, data.len() % Size::ALL.len());
    check_original(&taken);
}

/// Whether one size is a picture of the pixels that it should have.
fn check_size(taken: &Picture, which: usize) {
    let (_, width, height) = sizes(taken.width, taken.height)[which];
    let again = process(&taken.files[which].bytes, &LIMITS).expect("our own file is a picture");
    assert_eq!((again.width, again.height), (width, height));
}

/// Whether nothing of the original is left to be stripped or turned.
fn check_original(taken: &Picture) {
    let original = |picture: &Picture| picture.files[Size::ALL.len() - 1].bytes.clone();
    let kept = original(taken);
    let again = process(&kept, &LIMITS).expect("an original is a picture");
    assert_eq!((again.width, again.height), (taken.width, taken.height));
    assert_eq!(again.extension, taken.extension);
    assert!(original(&again) == kept, "stripped twice is stripped once");
}

/// The file with right checksums behind all chunks that are whole.
fn with_checksums(png: &[u8]) -> Vec<u8> {
    let mut mended = png.to_vec();
    let mut at = PNG.len();
    while let Some(length) = mended.get(at..).and_then(|rest| rest.first_chunk()) {
        let end = at + 8 + u32::from_be_bytes(*length) as usize;
        if end + 4 > mended.len() {
            break;
        }
        let sum = checksum(&mended[at + 4..end]);
        mended[end..end + 4].copy_from_slice(&sum.to_be_bytes());
        at = end + 4;
    }
    mended
}
