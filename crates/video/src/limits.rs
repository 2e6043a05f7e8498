//! What a video may cost, and the ways in which it can be refused.

use std::{io, thread::available_parallelism, time::Duration};

/// More threads than these make a small picture no sooner, and each takes memory.
const MOST_THREADS: usize = 8;
/// Time of a processor that any video may take, however short it is.
const BASE: Duration = Duration::from_secs(60);
/// Times its own length that a video may take of a processor beyond [`BASE`]: three times what
/// the most pixels and frames that are allowed take on a slow one.
const SLOWEST: u32 = 30;

/// Bounds of a video and of the programs that work on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Most bytes of the file: 104,857,600.
    pub bytes: u64,
    /// Longest in milliseconds: 15 minutes. A part of a second more is no longer.
    pub duration_ms: i64,
    /// Longest side in pixels, of the frames and of what is shown of them.
    pub side: u32,
    /// Most frames in a second: what slow motion is recorded with.
    pub frames_per_second: u32,
    /// Most memory of a program, in bytes of its address space.
    pub memory_bytes: u64,
    /// Most bytes of each file that is written; twice what 15 minutes come to.
    pub file_bytes: u64,
    /// Most time of a look ([`probe`](crate::probe), [`frame`](crate::frame)).
    pub probe: Duration,
    /// Most time in which a video is made.
    pub work: Duration,
    /// Most time that making a video takes of a processor; a short video has less.
    pub processor: Duration,
    /// Threads of each encoder and decoder: half of the processors, eight at most.
    pub threads: usize,
}

impl Default for Limits {
    fn default() -> Self {
        let processors = available_parallelism().map_or(1, Into::into);
        Self {
            bytes: 104_857_600,
            duration_ms: 15 * 60 * 1_000,
            side: 4_096,
            frames_per_second: 240,
            memory_bytes: 3 << 30,
            file_bytes: 768 << 20,
            probe: Duration::from_secs(30),
            work: Duration::from_secs(60 * 60),
            processor: Duration::from_secs(2 * 60 * 60),
            threads: (processors / 2).clamp(1, MOST_THREADS),
        }
    }
}

impl Limits {
    /// Time of a processor for a video of this length: a file that takes longer is one that was
    /// made to.
    pub(crate) fn processor_for(&self, duration_ms: i64) -> Duration {
        let length = Duration::from_millis(duration_ms.unsigned_abs());
        BASE.saturating_add(length.saturating_mul(SLOWEST))
            .min(self.processor)
    }
}

/// Why a video is refused, or could not be made.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Problem {
    /// By its content it is none of MP4, MOV and WebM, or its pictures are coded in a way that
    /// is not read.
    #[error("not a video of a known kind")]
    Type,
    /// More bytes than [`Limits::bytes`].
    #[error("too many bytes")]
    TooLarge,
    /// Longer than [`Limits::duration_ms`].
    #[error("too long")]
    TooLong,
    /// A longer side or more frames in a second than the limits allow, or more work or memory
    /// than they allow for it.
    #[error("too many pixels or frames")]
    Dimensions,
    /// Cut short, damaged, or not what its header promises.
    #[error("damaged or incomplete")]
    Broken,
    /// Nothing to be seen in it: sound alone.
    #[error("no pictures in it")]
    NoPicture,
    /// The host's fault: `ffmpeg` is missing or was ended, no room on the disk, no time. The
    /// text is for the log.
    #[error("{0}")]
    Tool(String),
}

impl From<io::Error> for Problem {
    /// Files are the host's own: what fails at them is the host's fault.
    fn from(cause: io::Error) -> Self {
        Self::Tool(format!("a file of the host fails: {cause}"))
    }
}
