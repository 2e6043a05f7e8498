//! Foreign bytes of every kind: an answer each time, quickly, and no panic.

use std::io::Write;

use flate2::{Compression, write::ZlibEncoder};
use image::RgbaImage;
use media::{Limits, Problem, Size};

use crate::pictures::{
    animated_webp, crc32, file, gif, gradient, jpeg, jpeg_with, lossy_webp, png, process, webp,
    with_chunk, with_segment,
};

fn small_files() -> Vec<(&'static str, Vec<u8>)> {
    let image = gradient(48, 36);
    let mut holed = image.clone();
    holed
        .pixels_mut()
        .take(300)
        .for_each(|pixel| pixel.0[3] = 90);
    vec![
        ("jpeg", jpeg(&image)),
        (
            "progressive jpeg",
            jpeg_with(&image, mozjpeg::Compress::set_progressive_mode),
        ),
        ("png", png(&image)),
        ("png with holes", png(&holed)),
        ("webp", webp(&image)),
        ("lossy webp", lossy_webp(&image)),
        ("lossy webp with holes", lossy_webp(&holed)),
        (
            "animated webp",
            animated_webp(&[image.clone(), holed.clone()]),
        ),
        ("gif", gif(std::slice::from_ref(&image))),
        ("animated gif", gif(&[image, holed])),
    ]
}

#[test]
fn a_file_cut_short_anywhere_is_refused() {
    for (name, bytes) in small_files() {
        assert!(process(&bytes).is_ok(), "{name} is valid");
        let step = (bytes.len() / 150).max(1);
        let ends = (0..bytes.len())
            .step_by(step)
            .chain(bytes.len().saturating_sub(20)..bytes.len());
        for end in ends {
            let got = process(&bytes[..end]).map(drop);
            let wanted = if end < 12 {
                vec![Problem::Type, Problem::Broken]
            } else {
                vec![Problem::Broken]
            };
            assert!(
                got.is_err_and(|problem| wanted.contains(&problem)),
                "{name} cut at {end}"
            );
        }
    }
}

#[test]
fn a_jpeg_whose_end_was_glued_on_again_is_refused() {
    let image = gradient(300, 300);
    for bytes in [
        jpeg(&image),
        jpeg_with(&image, mozjpeg::Compress::set_progressive_mode),
    ] {
        for part in [3, 5, 8, 9] {
            let mut cut = bytes[..bytes.len() * part / 10].to_vec();
            cut.extend_from_slice(&[0xFF, 0xD9]);
            assert_eq!(
                process(&cut).map(drop),
                Err(Problem::Broken),
                "{part} tenths"
            );
        }
    }
}

/// A fixed sequence without pattern (xorshift), so that a failure can be repeated.
struct Sequence(u64);

impl Sequence {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound as u64) as usize
    }
}

#[test]
fn flipped_bytes_never_panic() {
    let mut sequence = Sequence(0x9E37_79B9_7F4A_7C15);
    // Small limits keep the lies about size cheap; the code is the same.
    let limits = Limits {
        pixels: 1_000_000,
        ..Limits::default()
    };
    for (name, bytes) in small_files() {
        for round in 0..250 {
            let mut spoiled = bytes.clone();
            for _ in 0..=round % 8 {
                // Half of the blows go to the headers.
                let reach = if sequence.below(2) == 0 {
                    bytes.len()
                } else {
                    bytes.len().min(120)
                };
                let at = sequence.below(reach);
                spoiled[at] = sequence.below(256) as u8;
            }
            if round % 5 == 0 {
                let at = sequence.below(spoiled.len());
                let end = (at + sequence.below(40)).min(spoiled.len());
                spoiled.drain(at..end);
            }
            if let Ok(picture) = media::process(&spoiled, &limits) {
                assert_eq!(picture.files.len(), 10, "{name}, round {round}");
            }
        }
    }
}

#[test]
fn what_is_no_picture_is_told_so() {
    let rows: [&[u8]; 9] = [
        b"",
        b"\xFF",
        b"\xFF\xD8",
        b"<svg xmlns='http://www.w3.org/2000/svg'/>",
        b"<html><script>alert(1)</script>",
        b"%PDF-1.7 and so on",
        b"BM\x46\0\0\0\0\0\0\0\x36\0\0\0",
        b"RIFF\x24\0\0\0WAVEfmt ",
        b"\0\0\0\x20ftypavif\0\0\0\0avifmif1",
    ];
    for bytes in rows {
        assert_eq!(process(bytes).map(drop), Err(Problem::Type), "{bytes:?}");
    }
}

#[test]
fn files_over_the_limits_are_refused_by_their_header() {
    let rows = [
        ("png", huge_png(6325, 6325), Problem::Dimensions),
        (
            "png of any size",
            huge_png(u32::MAX, u32::MAX),
            Problem::Dimensions,
        ),
        ("long png", huge_png(65_501, 1), Problem::Dimensions),
        ("empty png", huge_png(0, 10), Problem::Broken),
        ("gif", huge_gif(0xFFFF, 0xFFFF), Problem::Dimensions),
        ("empty gif", huge_gif(0, 1), Problem::Broken),
        ("jpeg", huge_jpeg(65_500, 65_500), Problem::Dimensions),
        ("long jpeg", huge_jpeg(65_535, 1), Problem::Dimensions),
        ("jpeg of unknown height", huge_jpeg(100, 0), Problem::Broken),
        ("webp", huge_webp(16_384, 16_384), Problem::Dimensions),
    ];
    for (name, bytes, problem) in rows {
        assert_eq!(process(&bytes).map(drop), Err(problem), "{name}");
    }
    let bytes = [jpeg(&gradient(20, 20)), vec![0; 20_000_000]].concat();
    assert_eq!(process(&bytes).map(drop), Err(Problem::TooLarge));
}

#[test]
fn a_header_that_promises_more_than_comes_is_broken() {
    let rows = [
        ("png", huge_png(6000, 6000)),
        ("gif", huge_gif(6000, 6000)),
        ("jpeg", huge_jpeg(6000, 6000)),
        ("webp", huge_webp(6000, 6000)),
    ];
    for (name, bytes) in rows {
        assert_eq!(process(&bytes).map(drop), Err(Problem::Broken), "{name}");
    }
}

#[test]
fn animations_have_a_bounded_number_of_frames() {
    let limits = Limits {
        frames: 3,
        ..Limits::default()
    };
    let frame = RgbaImage::from_pixel(4, 4, image::Rgba([1, 2, 3, 255]));
    for make in [gif as fn(&[RgbaImage]) -> Vec<u8>, animated_webp] {
        let allowed = make(&vec![frame.clone(); 3]);
        assert!(media::process(&allowed, &limits).is_ok());
        let more = make(&vec![frame.clone(); 4]);
        assert_eq!(
            media::process(&more, &limits).map(drop),
            Err(Problem::Dimensions)
        );
    }
    let control = [0, 0, 3, 133, 0, 0, 0, 0];
    let bytes = with_chunk(&png(&frame), b"acTL", &control);
    assert_eq!(process(&bytes).map(drop), Err(Problem::Dimensions));
}

#[test]
fn a_jpeg_of_endless_scans_is_refused() {
    let bytes = jpeg_with(&gradient(64, 64), mozjpeg::Compress::set_progressive_mode);
    let at = bytes
        .windows(2)
        .rposition(|it| it == [0xFF, 0xDA])
        .expect("a scan");
    let last = &bytes[at..bytes.len() - 2];
    let many = [&bytes[..at], &last.repeat(100), &[0xFF, 0xD9]].concat();
    assert_eq!(process(&many).map(drop), Err(Problem::Broken));
}

#[test]
fn text_bombs_are_never_unpacked() {
    // A text chunk is left behind unread, whatever it unpacks to, and if it does not.
    for packed in [zeros(250_000_000), vec![0x78; 4_000_000]] {
        let bomb = [&b"Comment\0\0"[..], &packed].concat();
        let picture = process(&with_chunk(&png(&gradient(40, 40)), b"zTXt", &bomb));
        assert!(picture.is_ok_and(|it| it.files.iter().all(|file| file.bytes.len() < 20_000)));
    }
}

/// So many zeros, packed.
fn zeros(count: usize) -> Vec<u8> {
    let mut packer = ZlibEncoder::new(Vec::new(), Compression::best());
    packer.write_all(&vec![0; count]).expect("memory takes all");
    packer.finish().expect("memory takes all")
}

#[test]
fn colour_profiles_are_unpacked_no_further_than_they_are_read() {
    let plain = png(&gradient(40, 40));
    let named = |packed: &[u8]| [&b"icc\0\0"[..], packed].concat();
    let cases = [
        (
            "as large as one that is read",
            named(&zeros(4_000_000)),
            true,
        ),
        ("larger", named(&zeros(4_000_001)), false),
        ("a bomb", named(&zeros(250_000_000)), false),
        ("cut short", named(&zeros(4_000)[..9]), false),
        ("not packed", named(b"plain"), false),
        (
            "packed in no known way",
            [&b"icc\0\x01"[..], &zeros(10)].concat(),
            false,
        ),
        ("without a name's end", vec![b'a'; 90], false),
        ("empty", Vec::new(), false),
    ];
    for (name, body, is_kept) in cases {
        let picture = process(&with_chunk(&plain, b"iCCP", &body)).expect(name);
        let original = file(&picture, Size::Orig);
        assert_eq!(
            original.windows(4).any(|it| it == b"iCCP"),
            is_kept,
            "{name}"
        );
    }
    // Of many the first alone is looked at.
    let mut many = plain;
    for body in [
        named(&zeros(3_000)),
        named(&zeros(4_000)),
        named(&zeros(5_000)),
    ] {
        many = with_chunk(&many, b"iCCP", &body);
    }
    let picture = process(&many).expect("the others are left behind");
    let original = file(&picture, Size::Orig);
    assert_eq!(original.windows(4).filter(|it| it == b"iCCP").count(), 1);
}

#[test]
fn two_frames_in_one_jpeg_are_refused() {
    let bytes = jpeg(&gradient(64, 64));
    let lying = with_segment(&bytes, 0xC0, &[8, 0, 10, 0, 10, 1, 1, 0x11, 0]);
    assert_eq!(process(&lying).map(drop), Err(Problem::Broken));
}

fn huge_png(width: u32, height: u32) -> Vec<u8> {
    let mut bytes = png(&gradient(30, 20));
    bytes[16..20].copy_from_slice(&width.to_be_bytes());
    bytes[20..24].copy_from_slice(&height.to_be_bytes());
    let sum = crc32(&bytes[12..29]);
    bytes[29..33].copy_from_slice(&sum.to_be_bytes());
    bytes
}

fn huge_gif(width: u16, height: u16) -> Vec<u8> {
    let mut bytes = gif(&[gradient(30, 20)]);
    let at = bytes
        .windows(10)
        .position(|it| it[0] == 0x2C && it[1..5] == [0; 4])
        .expect("a frame");
    for start in [6, at + 5] {
        bytes[start..start + 2].copy_from_slice(&width.to_le_bytes());
        bytes[start + 2..start + 4].copy_from_slice(&height.to_le_bytes());
    }
    bytes
}

fn huge_jpeg(width: u16, height: u16) -> Vec<u8> {
    let mut bytes = jpeg(&gradient(30, 20));
    let at = bytes
        .windows(2)
        .position(|it| it == [0xFF, 0xC0])
        .expect("a frame");
    bytes[at + 5..at + 7].copy_from_slice(&height.to_be_bytes());
    bytes[at + 7..at + 9].copy_from_slice(&width.to_be_bytes());
    bytes
}

fn huge_webp(width: u32, height: u32) -> Vec<u8> {
    let mut bytes = webp(&gradient(30, 20));
    let (wide, high) = (width - 1, height - 1);
    let alpha = u32::from(bytes[24]) & 0x10;
    let bits = wide | high << 14 | alpha << 24;
    bytes[21..25].copy_from_slice(&bits.to_le_bytes());
    bytes
}
