//! Walking a PNG file: W3C PNG, third edition, animations included.

use std::io::{self, Read};

use flate2::bufread::ZlibDecoder;
use image::metadata::Orientation;

use super::{Reader, Walked, weigh};
use crate::colour::LARGEST_PROFILE;
use crate::limits::{Limits, Problem};

/// Chunks that change what is seen. Text, times, EXIF and everything unknown is
/// left behind.
const KEPT: [&[u8; 4]; 14] = [
    b"IHDR", b"PLTE", b"tRNS", b"cICP", b"iCCP", b"sRGB", b"gAMA", b"cHRM", b"sBIT", b"acTL",
    b"fcTL", b"IDAT", b"fdAT", b"IEND",
];

/// Walks the chunks from the signature to the end chunk.
pub(crate) fn walk(bytes: &[u8], limits: &Limits) -> Result<Walked, Problem> {
    let mut reader = Reader::new(bytes);
    let mut walked = Walked {
        width: 0,
        height: 0,
        orientation: Orientation::NoTransforms,
        animated: false,
        profile: None,
        clean: Vec::with_capacity(bytes.len()),
    };
    walked.clean.extend_from_slice(reader.take(8)?);
    let mut profiles = 0;
    loop {
        let start = reader.rest();
        let length = u32::from_be_bytes(reader.array()?);
        let name: [u8; 4] = reader.array()?;
        let length = usize::try_from(length).map_err(|_| Problem::Broken)?;
        let body = reader.take(length)?;
        reader.take(4)?;
        if (walked.width == 0) != (name == *b"IHDR") {
            return Err(Problem::Broken);
        }
        read_chunk(&mut walked, &name, body, limits)?;
        profiles += u32::from(name == *b"iCCP");
        // A picture has one profile; each of thousands would take its time.
        let is_kept = name != *b"iCCP" || (profiles == 1 && is_worth_unpacking(body));
        if is_kept && KEPT.contains(&&name) {
            walked
                .clean
                .extend_from_slice(&start[..start.len() - reader.rest().len()]);
        }
        if name == *b"IEND" {
            return Ok(walked);
        }
    }
}

/// Whether a colour profile can be unpacked and is no larger than one that is read. Any
/// other is left behind, as it would be ignored: by decoders here, which unpack before
/// they look, and by those of viewers.
fn is_worth_unpacking(body: &[u8]) -> bool {
    // A name that ends with zero, and zero for the one way of packing.
    let end = memchr::memchr(0, body);
    let Some([0, packed @ ..]) = end.map(|end| &body[end + 1..]) else {
        return false;
    };
    let mut unpacked = ZlibDecoder::new(packed).take(LARGEST_PROFILE as u64 + 1);
    let length = io::copy(&mut unpacked, &mut io::sink());
    length.is_ok_and(|length| length <= LARGEST_PROFILE as u64)
}

fn read_chunk(
    walked: &mut Walked,
    name: &[u8; 4],
    body: &[u8],
    limits: &Limits,
) -> Result<(), Problem> {
    let mut body = Reader::new(body);
    match name {
        b"IHDR" => {
            walked.width = u32::from_be_bytes(body.array()?);
            walked.height = u32::from_be_bytes(body.array()?);
            weigh(walked.width, walked.height, limits)?;
        }
        b"acTL" => {
            let frames = u32::from_be_bytes(body.array()?);
            if frames > limits.frames {
                return Err(Problem::Dimensions);
            }
            walked.animated = frames > 1;
        }
        b"eXIf" => {
            let orientation = Orientation::from_exif_chunk(body.rest());
            walked.orientation = orientation.unwrap_or(Orientation::NoTransforms);
        }
        _ => {}
    }
    Ok(())
}
