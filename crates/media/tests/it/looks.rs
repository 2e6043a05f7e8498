//! Colour, blur and fingerprint.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use image::imageops::{self, FilterType};
use image::{Rgba, RgbaImage};
use media::Picture;

use crate::pictures::{decode, gradient, jpeg_with, near, png, process};

fn look(image: &RgbaImage) -> Picture {
    process(&png(image)).expect("a valid picture")
}

fn color_of(picture: &Picture) -> [u8; 3] {
    let digits = picture
        .dominant_color
        .strip_prefix('#')
        .expect("a hash sign");
    assert_eq!(digits.len(), 6);
    [0, 2, 4].map(|at| u8::from_str_radix(&digits[at..at + 2], 16).expect("hex digits"))
}

#[test]
fn the_dominant_colour_is_one_of_the_picture() {
    let white = Rgba([255, 255, 255, 255]);
    let paper = RgbaImage::from_fn(300, 300, |x, y| {
        if (x + y) % 40 == 0 {
            Rgba([20, 20, 20, 255])
        } else {
            white
        }
    });
    let sea = RgbaImage::from_fn(300, 300, |_, y| {
        if y < 100 {
            Rgba([230, 220, 200, 255])
        } else {
            Rgba([20, 80, 160, 255])
        }
    });
    let mut logo = RgbaImage::from_pixel(200, 200, Rgba([0, 0, 0, 0]));
    imageops::replace(
        &mut logo,
        &RgbaImage::from_pixel(60, 60, Rgba([220, 40, 40, 255])),
        70,
        70,
    );
    let nothing = RgbaImage::from_pixel(50, 50, Rgba([10, 20, 30, 0]));
    let rows = [
        ("white paper with writing", paper, [250, 250, 250], 12),
        ("sea under a pale sky", sea, [20, 80, 160], 10),
        ("a red logo on nothing", logo, [220, 40, 40], 10),
        ("nothing at all", nothing, [255, 255, 255], 0),
        (
            "one pixel",
            RgbaImage::from_pixel(1, 1, Rgba([9, 99, 199, 255])),
            [9, 99, 199],
            4,
        ),
    ];
    for (what, image, wanted, within) in rows {
        let got = color_of(&look(&image));
        assert!(
            near(got, wanted, within),
            "{what}: {got:?} is not {wanted:?}"
        );
    }
}

#[test]
fn the_thumbhash_can_be_drawn() {
    for (width, height) in [(400, 300), (300, 400), (1, 900), (900, 1), (1, 1)] {
        let picture = look(&gradient(width, height));
        let hash = STANDARD.decode(&picture.thumbhash).expect("base64");
        let (wide, high, _) = thumbhash::thumb_hash_to_rgba(&hash).expect("a thumbhash");
        assert_eq!(wide >= high, width >= height, "{width}x{height}");
    }
}

#[test]
fn pictures_that_look_alike_have_near_fingerprints() {
    let image = decode(include_bytes!("../files/camera.jpg"));
    let smaller = imageops::resize(&image, 211, 158, FilterType::Triangle);
    let worse = jpeg_with(&image, |it| it.set_quality(30.0));
    let original = look(&image).perceptual;
    let far = |other: u64| (original ^ other).count_ones();
    assert!(far(look(&smaller).perceptual) <= 4);
    assert!(far(process(&worse).expect("a valid picture").perceptual) <= 4);
    assert!(far(look(&imageops::flip_horizontal(&image)).perceptual) >= 12);
    assert!(far(look(&gradient(400, 300)).perceptual) >= 12);
}
