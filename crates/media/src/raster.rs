//! Pixels in memory, and the ways to make fewer of them.

use fast_image_resize::images::{Image, ImageRef};
use fast_image_resize::{PixelType, ResizeOptions, Resizer};
use image::metadata::Orientation;
use image::{DynamicImage, RgbaImage};

use crate::limits::Problem;

/// An upright picture in sRGB, four bytes a pixel: red, green, blue, alpha.
#[derive(Clone)]
pub(crate) struct Raster {
    pub(crate) width: u32,
    pub(crate) height: u32,
    pub(crate) pixels: Vec<u8>,
    /// No pixel lets anything shine through.
    pub(crate) opaque: bool,
}

impl Raster {
    /// A raster of pixels that are known to be opaque.
    pub(crate) fn opaque(width: u32, height: u32, pixels: Vec<u8>) -> Self {
        Self {
            width,
            height,
            pixels,
            opaque: true,
        }
    }

    /// A raster of what a decoder made, whatever its depth and channels.
    pub(crate) fn decoded(image: DynamicImage) -> Self {
        let colored = !image.color().has_alpha();
        let image = image.into_rgba8();
        let opaque = colored || image.as_raw().chunks_exact(4).all(|pixel| pixel[3] == 255);
        let (width, height) = image.dimensions();
        Self {
            width,
            height,
            pixels: image.into_raw(),
            opaque,
        }
    }

    /// The same picture in other pixels; what the new shape has no room for is
    /// cut off on both sides alike.
    pub(crate) fn resize(&self, by: &mut Resizer, wide: u32, high: u32) -> Result<Self, Problem> {
        let options = ResizeOptions::new().fit_into_destination(None);
        self.resize_by(by, options, wide, high)
    }

    /// A part of the picture in other pixels: its left and upper border, width and height.
    pub(crate) fn resize_part(
        &self,
        by: &mut Resizer,
        [left, top, width, height]: [f64; 4],
        wide: u32,
        high: u32,
    ) -> Result<Self, Problem> {
        let options = ResizeOptions::new().crop(left, top, width, height);
        self.resize_by(by, options, wide, high)
    }

    fn resize_by(
        &self,
        by: &mut Resizer,
        options: ResizeOptions,
        wide: u32,
        high: u32,
    ) -> Result<Self, Problem> {
        let from = ImageRef::new(self.width, self.height, &self.pixels, PixelType::U8x4)
            .map_err(|_| Problem::Broken)?;
        let mut to = Image::new(wide, high, PixelType::U8x4);
        by.resize(&from, &mut to, &options.use_alpha(!self.opaque))
            .map_err(|_| Problem::Broken)?;
        Ok(Self {
            width: wide,
            height: high,
            pixels: to.into_vec(),
            opaque: self.opaque,
        })
    }

    /// The picture turned and mirrored as a camera asked for.
    pub(crate) fn turned(self, orientation: Orientation) -> Self {
        let Some(image) = RgbaImage::from_raw(self.width, self.height, self.pixels) else {
            unreachable!("a raster has four bytes a pixel")
        };
        let mut image = DynamicImage::ImageRgba8(image);
        image.apply_orientation(orientation);
        let (width, height) = (image.width(), image.height());
        let pixels = image.into_rgba8().into_raw();
        Self {
            width,
            height,
            pixels,
            opaque: self.opaque,
        }
    }
}
