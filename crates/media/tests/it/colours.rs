//! Every way to store colours comes out looking the same.

use image::{ImageEncoder, Rgba, RgbaImage};
use media::Size;
use moxcms::ColorProfile;
use mozjpeg::{ColorSpace, Compress};

use crate::pictures::{
    color_at, contains, decode, exif, file, gradient, jpeg, jpeg_with, near, png_with, process,
    with_segment,
};

fn seen(bytes: &[u8]) -> [u8; 3] {
    let picture = process(bytes).expect("a valid picture");
    color_at(&decode(file(&picture, Size::Wide170)), 20, 20)
}

fn plain(color: [u8; 3]) -> RgbaImage {
    let [r, g, b] = color;
    RgbaImage::from_pixel(64, 64, Rgba([r, g, b, 255]))
}

fn jpeg_in(space: ColorSpace, pixel: &[u8]) -> Vec<u8> {
    let mut writer = Compress::new(space);
    writer.set_size(64, 64);
    writer.set_quality(95.0);
    let mut started = writer.start_compress(Vec::new()).expect("settings");
    started
        .write_scanlines(&pixel.repeat(64 * 64))
        .expect("rows");
    started.finish().expect("file")
}

fn with_profile(jpeg: &[u8], profile: &[u8]) -> Vec<u8> {
    let segment: Vec<u8> = b"ICC_PROFILE\0\x01\x01"
        .iter()
        .chain(profile)
        .copied()
        .collect();
    with_segment(jpeg, 0xE2, &segment)
}

#[test]
fn baseline_progressive_and_every_sampling_look_alike() {
    let image = gradient(300, 200);
    let wanted = seen(&jpeg(&image));
    let progressive = jpeg_with(&image, Compress::set_progressive_mode);
    let full = jpeg_with(&image, |it| {
        it.set_chroma_sampling_pixel_sizes((1, 1), (1, 1))
    });
    let tall = jpeg_with(&image, |it| {
        it.set_chroma_sampling_pixel_sizes((1, 2), (1, 2))
    });
    for bytes in [progressive, full, tall] {
        let got = seen(&bytes);
        assert!(near(got, wanted, 6), "{got:?} is not {wanted:?}");
    }
}

#[test]
fn gray_is_gray() {
    let got = seen(&jpeg_in(ColorSpace::JCS_GRAYSCALE, &[120]));
    assert!(near(got, [120; 3], 3), "{got:?}");
}

#[test]
fn inks_are_mixed() {
    // Adobe's files, and this encoder's, store paper as 255.
    let rows = [
        ([255, 255, 255, 255], [255, 255, 255]),
        ([0, 255, 255, 255], [0, 255, 255]),
        ([255, 0, 0, 255], [255, 0, 0]),
        ([255, 255, 255, 0], [0, 0, 0]),
        ([255, 255, 255, 128], [128, 128, 128]),
    ];
    for (stored, wanted) in rows {
        let bytes = jpeg_in(ColorSpace::JCS_CMYK, &stored);
        assert!(contains(&bytes, b"Adobe"));
        let got = seen(&bytes);
        assert!(
            near(got, wanted, 4),
            "{stored:?}: {got:?} is not {wanted:?}"
        );
    }
}

#[test]
fn wide_colours_are_brought_to_srgb_and_kept_in_the_original() {
    let profile = ColorProfile::new_display_p3().encode().expect("a profile");
    let stored = [200, 100, 100];
    // What browsers show for this colour of Display P3.
    let wanted = [213, 96, 98];
    let image = plain(stored);
    let files = [
        with_profile(&jpeg(&image), &profile),
        png_with(&image, |it| {
            it.set_icc_profile(profile.clone())
                .expect("room for a profile")
        }),
    ];
    for bytes in files {
        let got = seen(&bytes);
        assert!(near(got, wanted, 4), "{got:?} is not {wanted:?}");
        let picture = process(&bytes).expect("a valid picture");
        let original = file(&picture, Size::Orig);
        assert!(near(color_at(&decode(original), 20, 20), stored, 2));
        assert!(contains(original, b"ICC_PROFILE") || contains(original, b"iCCP"));
    }
}

#[test]
fn a_turned_original_keeps_its_profile() {
    let profile = ColorProfile::new_display_p3().encode().expect("a profile");
    let segment: Vec<u8> = b"Exif\0\0".iter().chain(&exif(6)).copied().collect();
    let bytes = with_segment(
        &with_profile(&jpeg(&plain([200, 100, 100])), &profile),
        0xE1,
        &segment,
    );
    let picture = process(&bytes).expect("a valid picture");
    let original = file(&picture, Size::Orig);
    assert!(contains(original, b"ICC_PROFILE"));
    assert!(near(
        color_at(&decode(original), 20, 20),
        [200, 100, 100],
        2
    ));
    assert!(near(seen(&bytes), [213, 96, 98], 4));
}

#[test]
fn srgb_profiles_and_broken_ones_change_nothing() {
    let image = plain([200, 100, 100]);
    let wanted = seen(&jpeg(&image));
    let srgb = ColorProfile::new_srgb().encode().expect("a profile");
    for profile in [
        &srgb[..],
        b"no profile at all",
        &srgb[..srgb.len() / 2],
        &[0; 200],
    ] {
        assert_eq!(seen(&with_profile(&jpeg(&image), profile)), wanted);
    }
}

#[test]
fn gray_profiles_apply_to_gray_pictures_only() {
    let profile = ColorProfile::new_gray_with_gamma(1.0)
        .encode()
        .expect("a profile");
    let gray = seen(&with_profile(
        &jpeg_in(ColorSpace::JCS_GRAYSCALE, &[55]),
        &profile,
    ));
    assert!(
        near(gray, [128; 3], 4),
        "linear light 55 is a middle gray, not {gray:?}"
    );
    let colored = seen(&with_profile(&jpeg(&plain([200, 100, 100])), &profile));
    assert!(near(colored, [200, 100, 100], 4), "{colored:?}");
}
