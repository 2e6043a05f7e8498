//! What pictures show, as numbers: near for lookalikes, whatever their size and quality.

use image::imageops::{self, FilterType};
use image::{Rgba, RgbaImage};
use media::{Descriptor, Limits, Part, Problem, Size, describe, describe_parts};

use crate::pictures::{corners, decode, gradient, jpeg, jpeg_with, png, process};

fn of(image: &RgbaImage) -> Descriptor {
    process(&png(image)).expect("a valid picture").descriptor
}

fn part(image: &RgbaImage, [left, top, width, height]: [f64; 4]) -> Descriptor {
    let part = Part::new(left, top, width, height).expect("a part");
    describe(&jpeg(image), &Limits::default(), part).expect("a valid picture")
}

fn far(one: &Descriptor, other: &Descriptor) -> u32 {
    let pairs = one.iter().zip(other);
    pairs.map(|(a, b)| u32::from(a.abs_diff(*b)).pow(2)).sum()
}

fn camera() -> RgbaImage {
    decode(include_bytes!("../files/camera.jpg"))
}

/// Stripes of two colours, so many pixels wide, upright or lying.
fn stripes(pixels: u32, lying: bool, colors: [[u8; 3]; 2]) -> RgbaImage {
    RgbaImage::from_fn(300, 300, |x, y| {
        let at = if lying { y } else { x };
        let [r, g, b] = colors[(at / pixels % 2) as usize];
        Rgba([r, g, b, 255])
    })
}

const SEA: [[u8; 3]; 2] = [[20, 70, 140], [120, 180, 210]];
const FIRE: [[u8; 3]; 2] = [[150, 30, 10], [240, 170, 40]];

/// Pictures of which no two look alike.
fn different() -> Vec<(&'static str, RgbaImage)> {
    let [blue, light, red, yellow] = [SEA[0], SEA[1], FIRE[0], FIRE[1]];
    vec![
        ("camera", camera()),
        ("gradient", gradient(300, 300)),
        ("corners", corners(300, 300, [blue, light, red, yellow])),
        (
            "corners, turned",
            corners(300, 300, [yellow, red, light, blue]),
        ),
        ("a sea, upright", stripes(30, false, SEA)),
        ("a sea, lying", stripes(30, true, SEA)),
        ("a fire, lying", stripes(30, true, FIRE)),
        ("white", RgbaImage::from_pixel(300, 300, Rgba([255; 4]))),
    ]
}

#[test]
fn a_copy_is_nearer_than_anything_else() {
    let all = different();
    for (name, image) in &all {
        let original = of(image);
        let smaller = imageops::resize(image, 131, 98, FilterType::Triangle);
        let worse = jpeg_with(image, |it| it.set_quality(30.0));
        let worse = process(&worse).expect("a valid picture").descriptor;
        let copies = far(&original, &of(&smaller)).max(far(&original, &worse));
        for (other, image) in all.iter().filter(|(other, _)| other != name) {
            let stranger = far(&original, &of(image));
            assert!(
                4 * copies < stranger,
                "{name}, {other}: {copies} {stranger}"
            );
        }
    }
}

#[test]
fn colours_places_and_edges_all_count() {
    let of_all = different();
    let of = |name: &str| of(&of_all.iter().find(|(it, _)| *it == name).expect(name).1);
    let rows = [
        ("edges", "a sea, upright", "a sea, lying"),
        ("colours", "a sea, lying", "a fire, lying"),
        ("places", "corners", "corners, turned"),
    ];
    for (what, one, other) in rows {
        assert!(far(&of(one), &of(other)) > 5_000, "{what}");
    }
}

#[test]
fn a_detail_is_near_the_picture_that_is_nothing_else() {
    let detail = camera();
    let inlaid = imageops::resize(&detail, 160, 120, FilterType::Triangle);
    let mut picture = stripes(30, true, FIRE);
    imageops::replace(&mut picture, &inlaid, 90, 60);
    let cut = part(&picture, [0.3, 0.2, 160.0 / 300.0, 0.4]);
    let whole = part(&picture, [0.0, 0.0, 1.0, 1.0]);
    assert!(8 * far(&cut, &of(&detail)) < far(&whole, &of(&detail)));
    // A hand is not exact.
    let loose = part(&picture, [0.28, 0.19, 0.56, 0.43]);
    assert!(2 * far(&loose, &of(&detail)) < far(&whole, &of(&detail)));
    assert!(far(&whole, &of(&picture)) < far(&whole, &cut));
}

#[test]
fn renditions_are_described_as_the_picture_was() {
    let picture = process(&jpeg(&camera())).expect("a valid picture");
    for file in picture
        .files
        .iter()
        .filter(|file| !matches!(file.size, Size::Square60 | Size::Square136 | Size::Preview))
    {
        let found = describe(&file.bytes, &Limits::default(), Part::WHOLE).expect("a rendition");
        assert!(far(&found, &picture.descriptor) < 800, "{:?}", file.size);
    }
}

#[test]
fn every_shape_has_a_descriptor() {
    let grey = |wide, high| RgbaImage::from_pixel(wide, high, Rgba([90, 90, 90, 255]));
    let smallest = Part::new(0.99, 0.99, 0.01, 0.01).expect("a part");
    for (wide, high) in [(1, 1), (1, 900), (900, 1), (3, 2), (2_000, 4)] {
        let bytes = png(&grey(wide, high));
        for part in [Part::WHOLE, smallest] {
            let found = describe(&bytes, &Limits::default(), part).expect("a valid picture");
            // Greys of one lightness, and no edges.
            assert!(found[80..].iter().all(|edge| *edge == 0), "{wide}x{high}");
            assert!(
                found[56..80].iter().all(|colour| *colour == 0),
                "{wide}x{high}"
            );
        }
    }
    let through = of(&RgbaImage::from_pixel(50, 50, Rgba([10, 20, 30, 0])));
    assert_eq!(through, of(&RgbaImage::from_pixel(50, 50, Rgba([255; 4]))));
}

#[test]
fn several_parts_are_described_as_each_by_itself() {
    let bytes = jpeg(&camera());
    let corner = |left, top| Part::new(left, top, 0.5, 0.5).expect("a part");
    let parts = [corner(0.0, 0.0), corner(0.5, 0.25), Part::WHOLE];
    let limits = Limits::default();
    let together = describe_parts(&bytes, &limits, &parts).expect("a valid picture");
    let each = parts.map(|part| describe(&bytes, &limits, part).expect("a valid picture"));
    assert_eq!(together, each);
    assert!(describe_parts(b"no picture", &limits, &parts).is_err());
}

#[test]
fn what_is_no_picture_is_refused() {
    let tell = |bytes: &[u8]| describe(bytes, &Limits::default(), Part::WHOLE).unwrap_err();
    assert_eq!(tell(b"GET / HTTP/1.1"), Problem::Type);
    assert_eq!(tell(&png(&gradient(40, 40))[..60]), Problem::Broken);
    let few = Limits {
        bytes: 10,
        ..Limits::default()
    };
    let refused = describe(&png(&gradient(40, 40)), &few, Part::WHOLE);
    assert_eq!(refused.unwrap_err(), Problem::TooLarge);
}
