//! No file carries metadata, and cleaning changes no pixel.

use media::Size;

use crate::pictures::{
    contains, decode, file, gif, gradient, jpeg, png, process, riff, webp, with_chunk, with_segment,
};

const SECRET: &[u8] = b"52.5200N 13.4050E, taken by Ada";

#[test]
fn a_camera_file_loses_everything_but_its_pixels_and_colours() {
    let bytes = include_bytes!("../files/camera.jpg");
    for trace in [
        &b"Exif"[..],
        b"http://ns.adobe.com/xap",
        b"Photoshop 3.0",
        b"NIKON",
    ] {
        assert!(contains(bytes, trace), "the test's own file has metadata");
    }
    let picture = process(bytes).expect("a valid picture");
    for out in picture.files.iter() {
        for trace in [
            &b"Exif"[..],
            b"http://ns.adobe.com/xap",
            b"Photoshop 3.0",
            b"NIKON",
        ] {
            assert!(!contains(&out.bytes, trace), "{}", out.size.name());
        }
    }
    let original = file(&picture, Size::Orig);
    assert!(
        contains(original, b"ICC_PROFILE"),
        "colours stay as they were meant"
    );
    assert_eq!(decode(original), decode(bytes), "pixels stay as they were");
}

#[test]
fn comments_thumbnails_and_tails_are_cut_off() {
    let image = gradient(90, 60);
    let plain = jpeg(&image);
    let tail: Vec<u8> = plain.iter().chain(SECRET).copied().collect();
    let jfif: Vec<u8> = b"JFIF\0\x01\x02\0\0\x01\0\x01\x04\x03"
        .iter()
        .chain(SECRET)
        .copied()
        .collect();
    let mpf: Vec<u8> = b"MPF\0".iter().chain(SECRET).copied().collect();
    let files = [
        with_segment(&plain, 0xFE, SECRET),
        with_segment(&plain, 0xE0, &jfif),
        with_segment(&plain, 0xE2, &mpf),
        with_segment(&plain, 0xED, SECRET),
        with_segment(&plain, 0xEF, SECRET),
        tail,
        with_chunk(&png(&image), b"tEXt", SECRET),
        with_chunk(&png(&image), b"iTXt", SECRET),
        with_chunk(&png(&image), b"eXIf", SECRET),
        with_chunk(&png(&image), b"teST", SECRET),
        commented_gif(),
        webp_with_chunk(b"EXIF"),
        webp_with_chunk(b"XMP "),
        webp_with_chunk(b"teST"),
    ];
    for (row, bytes) in files.iter().enumerate() {
        assert!(
            contains(bytes, SECRET),
            "the test's own file {row} has a secret"
        );
        let picture = process(bytes).expect("a valid picture");
        for out in picture.files.iter() {
            assert!(
                !contains(&out.bytes, SECRET),
                "{} of file {row}",
                out.size.name()
            );
        }
        assert_eq!(
            decode(file(&picture, Size::Orig)),
            decode(bytes),
            "pixels of file {row}"
        );
    }
}

#[test]
fn clean_files_stay_as_they_are() {
    let image = gradient(90, 60);
    for bytes in [
        jpeg(&image),
        png(&image),
        webp(&image),
        gif(&[image.clone(), image.clone()]),
    ] {
        let picture = process(&bytes).expect("a valid picture");
        assert_eq!(file(&picture, Size::Orig), bytes, "{}", picture.extension);
    }
}

#[test]
fn an_extended_webp_no_longer_announces_metadata() {
    let picture = process(&webp_with_chunk(b"EXIF")).expect("a valid picture");
    let original = file(&picture, Size::Orig);
    assert_eq!(&original[12..16], b"VP8X");
    assert_eq!(original[20] & 0b0000_1100, 0);
}

fn commented_gif() -> Vec<u8> {
    let mut bytes = gif(&[gradient(30, 20)]);
    bytes.pop();
    bytes.extend_from_slice(&[0x21, 0xFE, SECRET.len() as u8]);
    bytes.extend_from_slice(SECRET);
    bytes.extend_from_slice(&[0, 0x3B]);
    bytes
}

fn webp_with_chunk(name: &[u8; 4]) -> Vec<u8> {
    let still = webp(&gradient(90, 60));
    let mut inside = b"WEBP".to_vec();
    let announced = match name {
        b"EXIF" => 0b0000_1000,
        b"XMP " => 0b0000_0100,
        _ => 0,
    };
    riff(
        &mut inside,
        b"VP8X",
        &[announced, 0, 0, 0, 89, 0, 0, 59, 0, 0],
    );
    inside.extend_from_slice(&still[12..]);
    riff(&mut inside, name, SECRET);
    let mut bytes = Vec::new();
    riff(&mut bytes, b"RIFF", &inside);
    bytes
}
