//! Decoding and encoding JPEG with mozjpeg.
//!
//! The library reports errors by unwinding through C; it is built for that, and
//! every call here is wrapped, so that none leaves this module.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use mozjpeg::{ColorSpace, Compress, Decompress};
use mozjpeg_sys::{J_MESSAGE_CODE, jpeg_common_struct, jpeg_error_mgr};

use crate::colour;
use crate::limits::Problem;
use crate::raster::Raster;

/// Decodes a walked file to `eighths` / 8 of its size, as stored: neither turned
/// nor, unless it is printed in four inks, brought to sRGB.
pub(crate) fn decode(clean: &[u8], eighths: u8, profile: Option<&[u8]>) -> Result<Raster, Problem> {
    contain(|| {
        let mut reader = Decompress::builder()
            .with_err(strict())
            .from_mem(clean)
            .ok()?;
        reader.scale(eighths);
        // Twice as fast as the default and not to be told apart once shrunk.
        reader.do_fancy_upsampling(eighths == 8);
        let inks = matches!(
            reader.color_space(),
            ColorSpace::JCS_CMYK | ColorSpace::JCS_YCCK
        );
        let space = if inks {
            ColorSpace::JCS_CMYK
        } else {
            ColorSpace::JCS_EXT_RGBA
        };
        let mut started = reader.to_colorspace(space).ok()?;
        let (width, height) = (started.width(), started.height());
        let mut pixels: Vec<u8> = started.read_scanlines().ok()?;
        started.finish().ok()?;
        if inks {
            if is_adobe(clean) {
                pixels.iter_mut().for_each(|ink| *ink = 255 - *ink);
            }
            colour::cmyk_to_srgb(&mut pixels, profile).ok()?;
        }
        let (width, height) = (u32::try_from(width).ok()?, u32::try_from(height).ok()?);
        Some(Raster::opaque(width, height, pixels))
    })
}

/// How a file is to be written.
pub(crate) enum Manner<'a> {
    /// Small at quality 80: trellis quantisation, progressive.
    Rendition,
    /// Fast and close to the pixels, with the colour profile they are meant in.
    Original(Option<&'a [u8]>),
}

/// Writes an opaque raster.
pub(crate) fn encode(raster: &Raster, manner: &Manner<'_>) -> Result<Vec<u8>, Problem> {
    contain(|| {
        let mut writer = Compress::new(ColorSpace::JCS_EXT_RGBA);
        writer.set_size(raster.width as usize, raster.height as usize);
        match manner {
            Manner::Rendition => {
                writer.set_quality(80.0);
                writer.set_optimize_scans(false);
                writer.set_progressive_mode();
            }
            Manner::Original(_) => {
                writer.set_fastest_defaults();
                writer.set_quality(95.0);
                writer.set_optimize_coding(true);
            }
        }
        let mut started = writer.start_compress(Vec::new()).ok()?;
        if let Manner::Original(Some(profile)) = manner {
            started.write_icc_profile(profile);
        }
        started.write_scanlines(&raster.pixels).ok()?;
        started.finish().ok()
    })
}

/// Whether Adobe's mark is there: their four inks are stored inverted.
fn is_adobe(clean: &[u8]) -> bool {
    let head = &clean[..clean.len().min(100_000)];
    head.windows(9)
        .any(|it| it[..2] == [0xFF, 0xEE] && it[4..] == *b"Adobe")
}

fn contain<T>(work: impl FnOnce() -> Option<T>) -> Result<T, Problem> {
    let done = catch_unwind(AssertUnwindSafe(work));
    done.ok().flatten().ok_or(Problem::Broken)
}

/// An error handler that also gives up at those warnings that mean lost pixels;
/// by default the library paints them grey and says nothing.
#[expect(
    unsafe_code,
    reason = "the library wants its handlers in a C structure"
)]
fn strict() -> jpeg_error_mgr {
    // SAFETY: all-zero is a valid value of this C structure, which the library
    // then fills; the handlers have the types that it declares.
    unsafe {
        let mut manager: jpeg_error_mgr = std::mem::zeroed();
        mozjpeg_sys::jpeg_std_error(&mut manager);
        manager.error_exit = Some(give_up);
        manager.emit_message = Some(weigh_warning);
        manager
    }
}

extern "C-unwind" fn give_up(_: &mut jpeg_common_struct) {
    // Unlike a panic this calls no hook: a broken picture is nothing to log.
    resume_unwind(Box::new(()));
}

#[expect(unsafe_code, reason = "the library hands over a C structure")]
extern "C-unwind" fn weigh_warning(info: &mut jpeg_common_struct, _level: i32) {
    // SAFETY: the library keeps the manager that `strict` made in every structure
    // it passes here.
    let code = unsafe { (*info.err).msg_code };
    if LOST_PIXELS.contains(&code) {
        give_up(info);
    }
}

const LOST_PIXELS: [J_MESSAGE_CODE; 5] = [
    mozjpeg_sys::JWRN_HIT_MARKER,
    mozjpeg_sys::JWRN_HUFF_BAD_CODE,
    mozjpeg_sys::JWRN_JPEG_EOF,
    mozjpeg_sys::JWRN_MUST_RESYNC,
    mozjpeg_sys::JWRN_NOT_SEQUENTIAL,
];
