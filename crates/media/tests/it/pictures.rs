//! Small pictures built in code, and looking at what came out.

use image::codecs::gif::{GifEncoder, Repeat};
use image::codecs::png::PngEncoder;
use image::codecs::webp::WebPEncoder;
use image::{Delay, ExtendedColorType, Frame, ImageEncoder, Rgba, RgbaImage};
use media::{Limits, Picture, Problem, Size};
use mozjpeg::{ColorSpace, Compress, Decompress};

pub fn process(bytes: &[u8]) -> Result<Picture, Problem> {
    media::process(bytes, &Limits::default())
}

/// A soft gradient without straight repetition.
pub fn gradient(width: u32, height: u32) -> RgbaImage {
    RgbaImage::from_fn(width, height, |x, y| {
        let part = |at: u32, of: u32| (at * 255 / of.max(1)) as u8;
        Rgba([
            part(x, width),
            part(y, height),
            part(x + y, width + height),
            255,
        ])
    })
}

/// Four colours, one in each corner: top left, top right, bottom left, bottom right.
pub fn corners(width: u32, height: u32, colors: [[u8; 3]; 4]) -> RgbaImage {
    RgbaImage::from_fn(width, height, |x, y| {
        let at = usize::from(x >= width / 2) + 2 * usize::from(y >= height / 2);
        let [r, g, b] = colors[at];
        Rgba([r, g, b, 255])
    })
}

/// A JPEG as an encoder for the web writes it; `tune` may change the settings.
pub fn jpeg_with(image: &RgbaImage, tune: impl FnOnce(&mut Compress)) -> Vec<u8> {
    let mut writer = Compress::new(ColorSpace::JCS_EXT_RGBA);
    writer.set_size(image.width() as usize, image.height() as usize);
    writer.set_fastest_defaults();
    writer.set_quality(92.0);
    tune(&mut writer);
    let mut started = writer.start_compress(Vec::new()).expect("settings");
    started.write_scanlines(image.as_raw()).expect("rows");
    started.finish().expect("file")
}

pub fn jpeg(image: &RgbaImage) -> Vec<u8> {
    jpeg_with(image, |_| {})
}

pub fn png(image: &RgbaImage) -> Vec<u8> {
    png_with(image, |_| {})
}

pub fn png_with(image: &RgbaImage, tune: impl FnOnce(&mut PngEncoder<&mut Vec<u8>>)) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = PngEncoder::new(&mut bytes);
    tune(&mut encoder);
    let (width, height) = image.dimensions();
    encoder
        .write_image(image.as_raw(), width, height, ExtendedColorType::Rgba8)
        .expect("png");
    bytes
}

pub fn webp(image: &RgbaImage) -> Vec<u8> {
    webp_with(image, |_| {})
}

pub fn webp_with(image: &RgbaImage, tune: impl FnOnce(&mut WebPEncoder<&mut Vec<u8>>)) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = WebPEncoder::new_lossless(&mut bytes);
    tune(&mut encoder);
    let (width, height) = image.dimensions();
    encoder
        .write_image(image.as_raw(), width, height, ExtendedColorType::Rgba8)
        .expect("webp");
    bytes
}

pub fn lossy_webp(image: &RgbaImage) -> Vec<u8> {
    let (width, height) = image.dimensions();
    webp::Encoder::from_rgba(image.as_raw(), width, height)
        .encode(80.0)
        .to_vec()
}

pub fn gif(frames: &[RgbaImage]) -> Vec<u8> {
    let mut bytes = Vec::new();
    {
        let mut encoder = GifEncoder::new_with_speed(&mut bytes, 30);
        if frames.len() > 1 {
            encoder.set_repeat(Repeat::Infinite).expect("repeat");
        }
        for frame in frames {
            let delay = Delay::from_numer_denom_ms(100, 1);
            let frame = Frame::from_parts(frame.clone(), 0, 0, delay);
            encoder.encode_frame(frame).expect("frame");
        }
    }
    bytes
}

/// An animated WebP out of still, lossless ones of one size.
pub fn animated_webp(frames: &[RgbaImage]) -> Vec<u8> {
    let (width, height) = frames[0].dimensions();
    let mut size = Vec::new();
    size.extend_from_slice(&(width - 1).to_le_bytes()[..3]);
    size.extend_from_slice(&(height - 1).to_le_bytes()[..3]);
    let mut inside = b"WEBP".to_vec();
    let mut header = vec![0b0000_0010, 0, 0, 0];
    header.extend_from_slice(&size);
    riff(&mut inside, b"VP8X", &header);
    riff(&mut inside, b"ANIM", &[255, 255, 255, 255, 0, 0]);
    for frame in frames {
        let mut body = vec![0; 6];
        body.extend_from_slice(&size);
        body.extend_from_slice(&[100, 0, 0, 0]);
        body.extend_from_slice(&webp(frame)[12..]);
        riff(&mut inside, b"ANMF", &body);
    }
    let mut bytes = Vec::new();
    riff(&mut bytes, b"RIFF", &inside);
    bytes
}

pub fn riff(to: &mut Vec<u8>, name: &[u8; 4], body: &[u8]) {
    to.extend_from_slice(name);
    to.extend_from_slice(&(body.len() as u32).to_le_bytes());
    to.extend_from_slice(body);
    to.extend(std::iter::repeat_n(0, body.len() % 2));
}

/// EXIF with nothing but an orientation, little-endian.
pub fn exif(orientation: u8) -> Vec<u8> {
    let mut tiff = b"II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0".to_vec();
    tiff.extend_from_slice(&[orientation, 0, 0, 0, 0, 0, 0, 0]);
    tiff
}

/// The JPEG with one more segment right after its start.
pub fn with_segment(jpeg: &[u8], marker: u8, body: &[u8]) -> Vec<u8> {
    let mut bytes = jpeg[..2].to_vec();
    bytes.extend_from_slice(&[0xFF, marker]);
    bytes.extend_from_slice(&(body.len() as u16 + 2).to_be_bytes());
    bytes.extend_from_slice(body);
    bytes.extend_from_slice(&jpeg[2..]);
    bytes
}

/// The PNG with one more chunk right after its header.
pub fn with_chunk(png: &[u8], name: &[u8; 4], body: &[u8]) -> Vec<u8> {
    let mut bytes = png[..33].to_vec();
    bytes.extend_from_slice(&(body.len() as u32).to_be_bytes());
    bytes.extend_from_slice(name);
    bytes.extend_from_slice(body);
    let named: Vec<u8> = name.iter().chain(body).copied().collect();
    bytes.extend_from_slice(&crc32(&named).to_be_bytes());
    bytes.extend_from_slice(&png[33..]);
    bytes
}

/// The checksum that PNG chunks carry.
pub fn crc32(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(u32::MAX, |crc, byte| {
        (0..8).fold(crc ^ u32::from(*byte), |crc, _| {
            (crc >> 1) ^ (0xEDB8_8320 & (crc & 1).wrapping_neg())
        })
    })
}

pub fn file(picture: &Picture, size: Size) -> &[u8] {
    let file = picture.files.iter().find(|file| file.size == size);
    &file.expect("a file of every size").bytes
}

/// Decodes any file that came out, without turning it.
pub fn decode(bytes: &[u8]) -> RgbaImage {
    if bytes.starts_with(&[0xFF, 0xD8]) {
        let mut started = Decompress::new_mem(bytes)
            .expect("header")
            .rgba()
            .expect("start");
        let (width, height) = (started.width() as u32, started.height() as u32);
        let pixels = started.read_scanlines::<u8>().expect("rows");
        return RgbaImage::from_raw(width, height, pixels).expect("all rows");
    }
    image::load_from_memory(bytes)
        .expect("picture")
        .into_rgba8()
}

pub fn contains(bytes: &[u8], part: &[u8]) -> bool {
    bytes.windows(part.len()).any(|window| window == part)
}

/// Whether two colours are hard to tell apart.
pub fn near(one: [u8; 3], other: [u8; 3], within: u8) -> bool {
    one.iter().zip(other).all(|(a, b)| a.abs_diff(b) <= within)
}

pub fn color_at(image: &RgbaImage, x: u32, y: u32) -> [u8; 3] {
    let [r, g, b, _] = image.get_pixel(x, y).0;
    [r, g, b]
}
