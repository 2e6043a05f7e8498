//! All eight orientations of EXIF come out upright.

use image::ImageEncoder;
use media::Size;

use crate::pictures::{
    color_at, contains, corners, decode, exif, file, jpeg, near, png_with, process, webp_with,
    with_segment,
};

const A: [u8; 3] = [220, 30, 30];
const B: [u8; 3] = [30, 200, 30];
const C: [u8; 3] = [30, 30, 220];
const D: [u8; 3] = [230, 230, 40];

/// Orientation; the corners as stored, so that A B over C D is upright; whether
/// the sides change places.
const TABLE: [(u8, [[u8; 3]; 4], bool); 8] = [
    (1, [A, B, C, D], false),
    (2, [B, A, D, C], false),
    (3, [D, C, B, A], false),
    (4, [C, D, A, B], false),
    (5, [A, C, B, D], true),
    (6, [B, D, A, C], true),
    (7, [D, B, C, A], true),
    (8, [C, A, D, B], true),
];

#[test]
fn pictures_stand_upright_in_every_size() {
    for (orientation, stored, swapped) in TABLE {
        let (width, height) = if swapped { (160, 320) } else { (320, 160) };
        let image = corners(width, height, stored);
        let tiff = exif(orientation);
        let segment: Vec<u8> = b"Exif\0\0".iter().chain(&tiff).copied().collect();
        let files = [
            with_segment(&jpeg(&image), 0xE1, &segment),
            png_with(&image, |it| {
                it.set_exif_metadata(tiff.clone()).expect("room for EXIF")
            }),
            webp_with(&image, |it| {
                it.set_exif_metadata(tiff.clone()).expect("room for EXIF")
            }),
        ];
        for bytes in files {
            assert!(contains(&bytes, &tiff), "the test's own file is turned");
            let picture = process(&bytes).expect("a valid picture");
            let what = format!("orientation {orientation} of a {}", picture.extension);
            assert_eq!((picture.width, picture.height), (320, 160), "{what}");
            for size in [Size::Orig, Size::Wide236, Size::Wide70] {
                let out = file(&picture, size);
                assert!(!contains(out, &tiff), "{what} is turned once only");
                let shown = decode(out);
                let (right, bottom) = (shown.width() - 5, shown.height() - 5);
                let seen = [(4, 4), (right, 4), (4, bottom), (right, bottom)];
                for ((x, y), wanted) in seen.into_iter().zip([A, B, C, D]) {
                    let got = color_at(&shown, x, y);
                    assert!(
                        near(got, wanted, 24),
                        "{what}, {}: {got:?} at {x},{y}",
                        size.name()
                    );
                }
            }
        }
    }
}

#[test]
fn nonsense_orientations_are_none() {
    let image = corners(40, 20, [A, B, C, D]);
    for tiff in [
        exif(0),
        exif(9),
        exif(255),
        b"II*\0\xFF\xFF\xFF\xFF".to_vec(),
        Vec::new(),
    ] {
        let segment: Vec<u8> = b"Exif\0\0".iter().chain(&tiff).copied().collect();
        let picture =
            process(&with_segment(&jpeg(&image), 0xE1, &segment)).expect("a valid picture");
        assert_eq!((picture.width, picture.height), (40, 20));
    }
}
