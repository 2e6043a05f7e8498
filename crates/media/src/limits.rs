//! What a picture may cost, and the ways in which it can be refused.

/// Bounds of an upload, checked before anything is decoded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Most bytes of the file.
    pub bytes: usize,
    /// Most pixels, width times height, of the picture or of an animation's canvas.
    pub pixels: u64,
    /// Longest side in pixels; what a JPEG file can hold.
    pub side: u32,
    /// Most frames of an animation.
    pub frames: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            bytes: 20_000_000,
            pixels: 40_000_000,
            side: 65_500,
            frames: 900,
        }
    }
}

/// Why a file is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Problem {
    /// By its content it is none of JPEG, PNG, WebP and GIF.
    #[error("not a picture of a known kind")]
    Type,
    /// More bytes than [`Limits::bytes`].
    #[error("too many bytes")]
    TooLarge,
    /// More pixels, a longer side or more frames than the limits allow.
    #[error("too many pixels or frames")]
    Dimensions,
    /// Cut short, damaged, or not what its header promises.
    #[error("damaged or incomplete")]
    Broken,
}
