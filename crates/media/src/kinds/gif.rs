//! Walking a GIF file: GIF89a.

use image::metadata::Orientation;

use super::{Reader, Walked, weigh};
use crate::limits::{Limits, Problem};

/// Extensions whose sub-blocks change what is seen: how long and over what a
/// frame is shown.
const GRAPHIC_CONTROL: u8 = 0xF9;
const APPLICATION: u8 = 0xFF;

/// Walks the blocks from the header to the trailer; what follows is left behind.
pub(crate) fn walk(bytes: &[u8], limits: &Limits) -> Result<Walked, Problem> {
    let mut reader = Reader::new(bytes);
    let mut clean = Vec::with_capacity(bytes.len());
    let header: [u8; 13] = reader.array()?;
    clean.extend_from_slice(&header);
    let width = u32::from(u16::from_le_bytes([header[6], header[7]]));
    let height = u32::from(u16::from_le_bytes([header[8], header[9]]));
    weigh(width, height, limits)?;
    clean.extend_from_slice(color_table(&mut reader, header[10])?);
    let mut frames = 0;
    loop {
        let start = reader.rest();
        let kept = match reader.byte()? {
            0x3B => break,
            0x21 => extension(&mut reader)?,
            0x2C => {
                frames += 1;
                if frames > limits.frames {
                    return Err(Problem::Dimensions);
                }
                frame(&mut reader, limits)?;
                true
            }
            _ => return Err(Problem::Broken),
        };
        if kept {
            clean.extend_from_slice(&start[..start.len() - reader.rest().len()]);
        }
    }
    clean.push(0x3B);
    if frames == 0 {
        return Err(Problem::Broken);
    }
    let orientation = Orientation::NoTransforms;
    Ok(Walked {
        width,
        height,
        orientation,
        animated: frames > 1,
        profile: None,
        clean,
    })
}

/// Reads an extension; whether it is kept. Comments, plain text and foreign
/// applications' data (XMP among them) are not.
fn extension(reader: &mut Reader<'_>) -> Result<bool, Problem> {
    let label = reader.byte()?;
    let start = reader.rest();
    sub_blocks(reader)?;
    let loops = start.starts_with(b"\x0BNETSCAPE2.0") || start.starts_with(b"\x0BANIMEXTS1.0");
    Ok(label == GRAPHIC_CONTROL || (label == APPLICATION && loops))
}

fn frame(reader: &mut Reader<'_>, limits: &Limits) -> Result<(), Problem> {
    let place: [u8; 9] = reader.array()?;
    let width = u32::from(u16::from_le_bytes([place[4], place[5]]));
    let height = u32::from(u16::from_le_bytes([place[6], place[7]]));
    weigh(width, height, limits)?;
    color_table(reader, place[8])?;
    reader.byte()?;
    sub_blocks(reader)
}

/// The colour table that a descriptor's flags announce.
fn color_table<'a>(reader: &mut Reader<'a>, flags: u8) -> Result<&'a [u8], Problem> {
    let colors = if flags & 0x80 == 0 {
        0
    } else {
        2 << (flags & 7)
    };
    reader.take(3 * colors)
}

fn sub_blocks(reader: &mut Reader<'_>) -> Result<(), Problem> {
    loop {
        match reader.byte()? {
            0 => return Ok(()),
            length => reader.take(usize::from(length))?,
        };
    }
}
