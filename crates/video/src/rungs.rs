//! The ladder: which pixels a video is made in, from width and height of its cover alone.

/// Most pixels of the short side, from rung to rung. The lowest is there for every video.
pub const STEPS: [u32; 3] = [360, 540, 720];

/// One quality of a video.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rung {
    /// Its name: most pixels that its short side may have, one of [`STEPS`].
    pub side: u32,
    /// Width in pixels, even.
    pub width: u32,
    /// Height in pixels, even.
    pub height: u32,
}

impl Rung {
    /// Name of its playlist in the picture's folder: `hls_360.m3u8`.
    #[must_use]
    pub fn playlist(&self) -> String {
        format!("hls_{}.m3u8", self.side)
    }

    /// Name of its only file of film in the picture's folder: `hls_360.mp4`.
    #[must_use]
    pub fn film(&self) -> String {
        format!("hls_{}.mp4", self.side)
    }
}

/// The rungs of a video that is `width` by `height` pixels, the lowest first: at least one, and
/// a further one where it has more pixels than the one below. A video between two steps so
/// keeps its own pixels on its highest rung.
#[must_use]
pub fn rungs(width: u32, height: u32) -> Vec<Rung> {
    let mut rungs: Vec<Rung> = Vec::with_capacity(STEPS.len());
    for side in STEPS {
        let (width, height) = pixels(width, height, side);
        let below = rungs.last();
        if below.is_none_or(|below| (below.width, below.height) != (width, height)) {
            rungs.push(Rung {
                side,
                width,
                height,
            });
        }
    }
    rungs
}

/// Width and height in pixels of the MP4, which are those of the highest rung.
#[must_use]
pub fn pixels_720(width: u32, height: u32) -> (u32, u32) {
    pixels(width, height, STEPS[STEPS.len() - 1])
}

/// The shape brought to this short side, unless it is smaller; even, since half as many values
/// are kept of colours in both directions.
fn pixels(width: u32, height: u32, side: u32) -> (u32, u32) {
    let short = width.min(height);
    if short <= side {
        return (even(width), even(height));
    }
    let reduced = |long: u32| {
        let (long, side, short) = (u64::from(long), u64::from(side), u64::from(short));
        let halves = (long * side + short) / (2 * short);
        u32::try_from(halves * 2).unwrap_or(u32::MAX - 1)
    };
    if width <= height {
        (side, reduced(height))
    } else {
        (reduced(width), side)
    }
}

fn even(side: u32) -> u32 {
    (side & !1).max(2)
}
