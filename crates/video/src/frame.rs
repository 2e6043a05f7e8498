//! Draws a frame of a video.

use std::path::Path;

use crate::{
    about::About,
    input::{Arguments, seconds},
    limits::{Limits, Problem},
    run::{Bounds, NOWHERE, hear_at_most, run},
    tools::Tools,
};

/// Most bytes of a frame: what a picture of the store may have.
const MOST_BYTES: usize = 20_000_000;

/// The frame that is shown at `at_ms`, as a JPEG of exactly the pixels of [`About`]; the first
/// one where the video ends before. (A JPEG, since it is kept and shown as the original of a
/// picture; the frame is no sharper than that.)
///
/// # Errors
/// [`Problem::Broken`] when nothing can be decoded; else see [`Problem`].
pub async fn frame(
    tools: &Tools,
    source: &Path,
    about: &About,
    at_ms: i64,
    limits: &Limits,
) -> Result<Vec<u8>, Problem> {
    if at_ms > 0 {
        match draw(tools, source, about, at_ms, limits).await {
            // A header may promise more than there is.
            Err(Problem::Broken) => {}
            drawn => return drawn,
        }
    }
    draw(tools, source, about, 0, limits).await
}

async fn draw(
    tools: &Tools,
    source: &Path,
    about: &About,
    at_ms: i64,
    limits: &Limits,
) -> Result<Vec<u8>, Problem> {
    let (width, height) = (about.width, about.height);
    let mut arguments = Arguments::of_ffmpeg().words("-threads 1");
    if at_ms > 0 {
        arguments = arguments.option("-ss", seconds(at_ms));
    }
    // Pictures have the colours of JPEG, whatever those of the film are.
    let look = format!(
        "scale={width}:{height}:flags=bicubic:out_color_matrix=bt601:out_range=full,\
         setsar=1,format=yuvj420p"
    );
    let arguments = arguments
        .input(source, about.kind)?
        .words("-map 0:V:0 -frames:v 1 -map_metadata -1")
        .option("-vf", look)
        .words("-c:v mjpeg -q:v 2 -flags:v +bitexact -f image2pipe pipe:1");
    let mut drawn = Vec::new();
    let hear = |piece: &[u8]| hear_at_most(&mut drawn, piece, MOST_BYTES);
    let bounds = Bounds::of_look(limits);
    run(
        &tools.ffmpeg,
        arguments.as_slice(),
        Path::new(NOWHERE),
        &bounds,
        hear,
    )
    .await?;
    if drawn.is_empty() {
        return Err(Problem::Broken);
    }
    Ok(drawn)
}
