//! Addresses of pictures: every size of one picture (protocol, "Values").

use contract::pins::{Image, Images};
use kernel::ctx::Origin;
use media::Size;

/// Absolute address of one size.
pub fn address(origin: &Origin, size: Size, signature: &str, extension: &str) -> String {
    format!("{}/{}", origin.0, media::path(size, signature, extension))
}

/// Every size of a picture of this many pixels.
pub fn images(
    origin: &Origin,
    signature: &str,
    extension: &str,
    width: i64,
    height: i64,
) -> Images {
    let pixels = media::sizes(width as u32, height as u32);
    let image = |wanted: Size| {
        let (size, width, height) = pixels[Size::ALL
            .iter()
            .position(|size| *size == wanted)
            .unwrap_or(0)];
        Image {
            url: address(origin, size, signature, extension),
            width,
            height,
        }
    };
    Images {
        w60x60: image(Size::Square60),
        w136x136: image(Size::Square136),
        w170: image(Size::Wide170),
        w236: image(Size::Wide236),
        w474: image(Size::Wide474),
        w564: image(Size::Wide564),
        w736: image(Size::Wide736),
        w600x315: image(Size::Preview),
        w70: image(Size::Wide70),
        orig: image(Size::Orig),
    }
}
