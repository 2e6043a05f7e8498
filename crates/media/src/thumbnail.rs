//! One small copy of a picture that is not kept.

use fast_image_resize::Resizer;

use crate::budget;
use crate::decode::{Decoded, decode};
use crate::kinds::Kind;
use crate::limits::{Limits, Problem};
use crate::renditions::encode;
use crate::size::{Fit, Size};

/// A small copy, clean as all files are.
#[derive(Clone, Debug)]
pub struct Thumbnail {
    /// The file's content.
    pub bytes: Vec<u8>,
    /// Its type.
    pub media_type: &'static str,
}

/// Makes a copy at most `wide` pixels wide, never enlarged. Computes only: call it on a blocking
/// thread.
///
/// # Errors
/// See [`Problem`]; no input panics.
pub fn thumbnail(bytes: &[u8], limits: &Limits, wide: u32) -> Result<Thumbnail, Problem> {
    if bytes.len() > limits.bytes {
        return Err(Problem::TooLarge);
    }
    let kind = Kind::of(bytes).ok_or(Problem::Type)?;
    let walked = kind.walk(bytes, limits)?;
    let _memory = budget::DECODING.borrow(budget::cost(&walked));
    let Decoded {
        width,
        height,
        raster,
        ..
    } = decode(kind, walked, &Size::ALL)?;
    let (wide, high) = Fit::Width(wide).pixels(width, height);
    let bytes = encode(&raster.resize(&mut Resizer::new(), wide, high)?)?;
    let media_type = Kind::of(&bytes).ok_or(Problem::Broken)?.media_type();
    Ok(Thumbnail { bytes, media_type })
}
