//! What is made of a picture after it was published, in time that nothing else needs: AVIF
//! of the sizes that grids and close-ups show, and the size between two of the ten
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
    /// One for each of [`Size::AVIF`].
    pub avif: Vec<File>,
    /// The size between two of the ten, as the ten are: [`Size::Wide345`].
    pub between: File,
}

/// Makes them of a stored original, on a thread of its own that comes after all others;
/// takes some seconds, and blocks as long.
///
/// # Errors
/// See [`Problem`]. Of the system, when there is no thread to be had.
pub fn make_later(original: Vec<u8>, limits: Limits) -> io::Result<Result<Later, Problem>> {
    let make = move || {
        // Where the system refuses, it is made with the priority of others.
        let _ = nice(LAST);
        make(&original, &limits)
    };
    let thread = thread::Builder::new().name("avif".to_owned()).spawn(make)?;
    Ok(thread.join().unwrap_or(Err(Problem::Broken)))
}

fn make(original: &[u8], limits: &Limits) -> Result<Later, Problem> {
    let kind = Kind::of(original).ok_or(Problem::Type)?;
    let rasters = draw(kind, original, limits)?;
    let between = rasters.iter().find(|(size, _)| *size == Size::Wide345);
    let (size, raster) = between.ok_or(Problem::Broken)?;
    let bytes = renditions::encode(raster)?;
    // What phones are sent most is made once more, to see what suits the picture.
    let (_, mut quantizer) = av1::encode(raster, &bytes, av1::QUANTIZER, Effort::Usual)?;
    let between = File { size: *size, bytes };
    let mut avif: Vec<File> = Vec::with_capacity(Size::AVIF.len());
    let mut last = None;
    for (size, raster) in &rasters {
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
    Ok(Later { avif, between })
}

/// Phones are sent these: two by their grids, the largest by a close-up, which shows nothing else.
fn effort(size: Size) -> Effort {
    match size {
        Size::Wide236 | Size::Wide345 | Size::Wide736 => Effort::Most,
        _ => Effort::Usual,
    }
}

/// The picture in all sizes. The memory of decoding is given back before they are encoded.
fn draw(kind: Kind, original: &[u8], limits: &Limits) -> Result<Vec<(Size, Raster)>, Problem> {
    let walked = kind.walk(original, limits)?;
    let _memory = budget::DECODING.borrow(budget::cost(&walked));
    let decoded = decode(kind, walked)?;
    let mut resizer = Resizer::new();
    let mut resize = |size: Size| {
        let (wide, high) = size.fit().pixels(decoded.width, decoded.height);
        let raster = decoded.raster.resize(&mut resizer, wide, high)?;
        Ok((size, raster))
    };
    Size::AVIF.into_iter().map(&mut resize).collect()
}
