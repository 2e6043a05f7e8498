//! What is made of a picture after it was published, in time that nothing else needs: the
//! sizes between the ten, and AVIF of the sizes that grids and close-ups show
//! (docs/decisions/0055-avif.md).

use std::{io, thread};

use fast_image_resize::Resizer;
use rustix::process::nice;

use crate::av1::{self, Effort};
use crate::budget;
use crate::decode::decode;
use crate::kinds::Kind;
use crate::limits::{Limits, Problem};
use crate::process::File;
use crate::raster::Raster;
use crate::renditions;
use crate::size::Size;

/// The lowest priority that the system knows.
const LAST: i32 = 19;

/// The files that are made later.
#[derive(Clone, Debug)]
pub struct Later {
    /// One for each of [`Size::AVIF`] that is made of the picture; none where no AVIF is wanted.
    pub avif: Vec<File>,
    /// The sizes between the ten, as the ten are: those of [`Size::BETWEEN`] that are made of
    /// the picture.
    pub between: Vec<File>,
}

/// Makes them of a stored original, on a thread of its own that comes after all others;
/// takes some seconds with AVIF, a part of one without, and blocks as long.
///
/// # Errors
/// See [`Problem`]. Of the system, when there is no thread to be had.
pub fn make_later(
    original: Vec<u8>,
    limits: Limits,
    with_avif: bool,
) -> io::Result<Result<Later, Problem>> {
    let make = move || {
        // Where the system refuses, it is made with the priority of others.
        let _ = nice(LAST);
        make(&original, &limits, with_avif)
    };
    let thread = thread::Builder::new().name("avif".to_owned()).spawn(make)?;
    Ok(thread.join().unwrap_or(Err(Problem::Broken)))
}

fn make(original: &[u8], limits: &Limits, with_avif: bool) -> Result<Later, Problem> {
    let kind = Kind::of(original).ok_or(Problem::Type)?;
    let sizes: &[Size] = match with_avif {
        true => &Size::AVIF,
        false => &Size::BETWEEN,
    };
    let rasters = draw(kind, original, limits, sizes)?;
    let plain = |(size, raster): &(Size, Raster)| {
        let bytes = renditions::encode(raster)?;
        Ok(File { size: *size, bytes })
    };
    let is_between = |(size, _): &&(Size, Raster)| Size::BETWEEN.contains(size);
    let between = rasters.iter().filter(is_between).map(plain);
    let between: Vec<File> = between.collect::<Result<_, Problem>>()?;
    let avif = match with_avif {
        true => encode(&rasters, &between)?,
        false => Vec::new(),
    };
    Ok(Later { avif, between })
}

/// The picture in AVIF, in all sizes that it was drawn in.
fn encode(rasters: &[(Size, Raster)], between: &[File]) -> Result<Vec<File>, Problem> {
    // What phones are sent most is made once more, to see what suits the picture.
    let middle = rasters.iter().find(|(size, _)| *size == Size::Wide345);
    let jpeg = between.iter().find(|file| file.size == Size::Wide345);
    let ((_, raster), jpeg) = middle.zip(jpeg).ok_or(Problem::Broken)?;
    let (_, mut quantizer) = av1::encode(raster, &jpeg.bytes, av1::QUANTIZER, Effort::Usual)?;
    let mut avif: Vec<File> = Vec::with_capacity(rasters.len());
    let mut last = None;
    for (size, raster) in rasters {
        // Sizes that a small picture does not reach are all the picture itself.
        let same = avif.last().filter(|_| last == Some(raster.width));
        let bytes = match same {
            Some(same) => same.bytes.clone(),
            None => {
                let plain = renditions::encode(raster)?;
                let (bytes, better) = av1::encode(raster, &plain, quantizer, effort(*size))?;
                // Each tells of the next larger one; the smallest is too small to tell.
                if *size != Size::Wide236 {
                    quantizer = better;
                }
                bytes
            }
        };
        last = Some(raster.width);
        avif.push(File { size: *size, bytes });
    }
    Ok(avif)
}

/// Phones are sent these: two by their grids, the largest by a close-up, which shows nothing else.
/// Screens of the most pixels take the widest, which has more of them than all others together.
fn effort(size: Size) -> Effort {
    match size {
        Size::Wide236 | Size::Wide345 | Size::Wide736 => Effort::Most,
        _ => Effort::Usual,
    }
}

/// The picture in those of the sizes that are made of it. The memory of decoding is given back
/// before they are encoded.
fn draw(
    kind: Kind,
    original: &[u8],
    limits: &Limits,
    sizes: &[Size],
) -> Result<Vec<(Size, Raster)>, Problem> {
    let walked = kind.walk(original, limits)?;
    let _memory = budget::DECODING.borrow(budget::cost(&walked));
    let decoded = decode(kind, walked, sizes)?;
    let mut resizer = Resizer::new();
    let resize = |size: &Size| {
        let (wide, high) = size.fit().pixels(decoded.width, decoded.height);
        let raster = decoded.raster.resize(&mut resizer, wide, high)?;
        Ok((*size, raster))
    };
    let made = sizes.iter().filter(|size| size.is_made_of(decoded.width));
    made.map(resize).collect()
}
