//! The files have the pixels, types and names that were promised.

use image::RgbaImage;
use media::{Limits, Problem, Size, sizes};

use crate::pictures::{
    animated_webp, color_at, corners, decode, file, gif, gradient, jpeg, lossy_webp, near, png,
    process, webp,
};

const SHAPES: [(u32, u32); 14] = [
    (1, 1),
    (1, 900),
    (900, 1),
    (2, 3),
    (59, 60),
    (60, 59),
    (136, 137),
    (235, 236),
    (315, 600),
    (600, 315),
    (737, 400),
    (1105, 700),
    (1900, 130),
    (130, 1900),
];

#[test]
fn every_file_has_the_promised_pixels() {
    for (width, height) in SHAPES {
        let image = gradient(width, height);
        for bytes in [
            jpeg(&image),
            png(&image),
            webp(&image),
            gif(std::slice::from_ref(&image)),
        ] {
            let picture = process(&bytes).expect("a valid picture");
            assert_eq!((picture.width, picture.height), (width, height));
            assert_eq!(picture.files.len(), 10);
            for (file, (size, wide, high)) in picture.files.iter().zip(sizes(width, height)) {
                assert_eq!(file.size, size);
                let kind = picture.extension;
                let got = decode(&file.bytes).dimensions();
                assert_eq!(
                    got,
                    (wide, high),
                    "{} of a {kind} of {width}x{height}",
                    size.name()
                );
            }
        }
    }
}

#[test]
fn large_jpegs_keep_shape_and_colours_though_shrunk_while_decoded() {
    let colors = [[220, 30, 30], [30, 200, 30], [30, 30, 220], [230, 230, 40]];
    for (width, height) in [(2601, 1951), (1301, 2602), (3000, 700)] {
        let picture = process(&jpeg(&corners(width, height, colors))).expect("a valid picture");
        for (file, (size, wide, high)) in picture.files.iter().zip(sizes(width, height)) {
            let shown = decode(&file.bytes);
            assert_eq!(
                shown.dimensions(),
                (wide, high),
                "{} of {width}x{height}",
                size.name()
            );
            let (right, bottom) = (wide - 3, high - 3);
            let seen = [(2, 2), (right, 2), (2, bottom), (right, bottom)];
            for ((x, y), wanted) in seen.into_iter().zip(colors) {
                let got = color_at(&shown, x, y);
                assert!(
                    near(got, wanted, 24),
                    "{} of {width}x{height}: {got:?} at {x},{y}",
                    size.name()
                );
            }
        }
    }
}

#[test]
fn the_content_decides_what_a_rendition_is() {
    let solid = gradient(200, 150);
    let mut holed = solid.clone();
    holed.get_pixel_mut(10, 10).0[3] = 0;
    holed
        .pixels_mut()
        .take(3000)
        .for_each(|pixel| pixel.0[3] = 0);
    let rows = [
        (jpeg(&solid), "jpg", "image/jpeg"),
        (png(&solid), "png", "image/jpeg"),
        (webp(&solid), "webp", "image/jpeg"),
        (lossy_webp(&solid), "webp", "image/jpeg"),
        (gif(std::slice::from_ref(&solid)), "gif", "image/jpeg"),
        (png(&holed), "png", "image/webp"),
        (webp(&holed), "webp", "image/webp"),
        (gif(std::slice::from_ref(&holed)), "gif", "image/webp"),
    ];
    for (bytes, extension, rendition) in rows {
        let picture = process(&bytes).expect("a valid picture");
        assert_eq!(picture.extension, extension);
        let made = match file(&picture, Size::Wide170) {
            [0xFF, 0xD8, ..] => "image/jpeg",
            [b'R', b'I', b'F', b'F', ..] => "image/webp",
            _ => "something else",
        };
        assert_eq!(made, rendition, "of a {extension}");
    }
}

#[test]
fn transparency_survives() {
    let mut image = gradient(300, 300);
    image
        .enumerate_pixels_mut()
        .for_each(|(x, _, pixel)| pixel.0[3] = if x < 150 { 0 } else { 255 });
    let picture = process(&png(&image)).expect("a valid picture");
    let small = decode(file(&picture, Size::Wide236));
    assert_eq!(small.get_pixel(20, 118).0[3], 0);
    assert_eq!(small.get_pixel(216, 118).0[3], 255);
}

#[test]
fn very_long_transparent_pictures_have_renditions() {
    let image = RgbaImage::from_pixel(3, 20_000, image::Rgba([200, 10, 10, 100]));
    let picture = process(&png(&image)).expect("a valid picture");
    assert_eq!(
        decode(file(&picture, Size::Wide170)).dimensions(),
        (3, 20_000)
    );
}

#[test]
fn crops_are_cut_from_the_middle() {
    let red = [250, 0, 0];
    let blue = [0, 0, 250];
    let image = RgbaImage::from_fn(900, 300, |x, _| {
        let [r, g, b] = if (300..600).contains(&x) { red } else { blue };
        image::Rgba([r, g, b, 255])
    });
    let picture = process(&png(&image)).expect("a valid picture");
    let square = decode(file(&picture, Size::Square136));
    for (x, y) in [(6, 6), (129, 6), (68, 68), (6, 129), (129, 129)] {
        assert!(
            square.get_pixel(x, y).0[0] > 200,
            "{x},{y} is of the middle"
        );
    }
}

#[test]
fn animations_stay_in_the_original_and_show_their_first_frame() {
    let red = RgbaImage::from_pixel(80, 60, image::Rgba([250, 0, 0, 255]));
    let blue = RgbaImage::from_pixel(80, 60, image::Rgba([0, 0, 250, 255]));
    let frames = [red, blue.clone(), blue];
    let moving_gif = gif(&frames);
    let moving_webp = animated_webp(&frames);
    for bytes in [&moving_gif, &moving_webp] {
        let picture = process(bytes).expect("a valid animation");
        assert_eq!(
            file(&picture, Size::Orig),
            bytes.as_slice(),
            "nothing to clean"
        );
        let still = decode(file(&picture, Size::Wide70));
        assert!(
            still.get_pixel(30, 30).0[0] > 200,
            "first frame of {}",
            picture.extension
        );
    }
}

#[test]
fn the_same_bytes_have_the_same_signature() {
    let bytes = png(&gradient(40, 30));
    let picture = process(&bytes).expect("a valid picture");
    let again = process(&bytes).expect("a valid picture");
    assert_eq!(picture.signature, again.signature);
    assert_eq!(picture.signature.len(), 32);
    let other = process(&png(&gradient(41, 30))).expect("a valid picture");
    assert_ne!(picture.signature, other.signature);
}

#[test]
fn a_copy_that_is_not_kept_is_as_wide_as_the_grids() {
    for (width, height) in SHAPES {
        let bytes = jpeg(&gradient(width, height));
        let copy = media::thumbnail(&bytes, &Limits::default(), 236).expect("a valid picture");
        let promised = sizes(width, height);
        let (_, wide, high) = promised
            .iter()
            .find(|(size, _, _)| *size == Size::Wide236)
            .expect("every size");
        assert_eq!(decode(&copy.bytes).dimensions(), (*wide, *high));
        assert_eq!(copy.media_type, "image/jpeg");
    }
    let text = media::thumbnail(b"a letter", &Limits::default(), 236);
    assert!(matches!(text, Err(Problem::Type)));
}
