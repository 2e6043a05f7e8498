//! Tells what a file is, before it is taken.

use std::{fs::File, path::Path};

use tokio::task::spawn_blocking;

use crate::{
    about::{About, check_length, read_about},
    container::{Kind, look_inside},
    input::{Arguments, seconds},
    limits::{Limits, Problem},
    progress::Progress,
    run::{Bounds, NOWHERE, hear_at_most, run},
    tools::Tools,
};

/// What is asked of `ffprobe`; titles and what else a stranger can make long is not.
const ASKED: &str = "stream=codec_type,codec_name,width,height,sample_aspect_ratio,\
    avg_frame_rate,nb_frames,duration,channels:stream_disposition=attached_pic:\
    stream_tags=rotate:stream_side_data=rotation:format=duration";
/// Most bytes of the answer; a hundred streams take a fifth.
const MOST_TOLD: usize = 128 * 1_024;

/// Tells what a video is: its kind by the content, then, if it is whole, what `ffprobe` reads of
/// it, weighed against the limits. Nothing is decoded but what tells the streams apart.
///
/// # Errors
/// See [`Problem`].
pub async fn probe(tools: &Tools, source: &Path, limits: &Limits) -> Result<About, Problem> {
    let kind = look(source, limits).await?;
    let arguments = Arguments::default()
        .words("-v error -of json")
        .option("-show_entries", ASKED)
        .input(source, kind)?;
    let mut told = Vec::new();
    let hear = |piece: &[u8]| hear_at_most(&mut told, piece, MOST_TOLD);
    let bounds = Bounds::of_look(limits);
    let arguments = arguments.as_slice();
    run(&tools.ffprobe, arguments, Path::new(NOWHERE), &bounds, hear).await?;
    let mut about = read_about(&told, kind, limits)?;
    if about.duration_ms == 0 {
        about.duration_ms = measure(tools, source, kind, limits).await?;
        check_length(about.duration_ms, limits)?;
    }
    Ok(about)
}

async fn look(source: &Path, limits: &Limits) -> Result<Kind, Problem> {
    let (source, most) = (source.to_owned(), limits.bytes);
    let looked = spawn_blocking(move || {
        let mut file = File::open(source)?;
        if file.metadata()?.len() > most {
            return Err(Problem::TooLarge);
        }
        look_inside(&mut file)
    });
    looked
        .await
        .map_err(|cause| Problem::Tool(cause.to_string()))?
}

/// How long the pictures of a file last that does not say it, in milliseconds: read to its end,
/// or as far as is allowed, without decoding.
async fn measure(
    tools: &Tools,
    source: &Path,
    kind: Kind,
    limits: &Limits,
) -> Result<i64, Problem> {
    let beyond = seconds(limits.duration_ms.saturating_add(2_000));
    let arguments = Arguments::of_ffmpeg()
        .input(source, kind)?
        .words("-map 0:V:0 -c copy")
        .option("-t", beyond)
        .words("-progress pipe:1 -f null -");
    let (mut progress, mut length) = (Progress::default(), 0);
    let hear = |piece: &[u8]| {
        length = progress.read(piece).unwrap_or(length);
        Ok(())
    };
    let bounds = Bounds::of_look(limits);
    let arguments = arguments.as_slice();
    run(&tools.ffmpeg, arguments, Path::new(NOWHERE), &bounds, hear).await?;
    if length > 0 {
        Ok(length)
    } else {
        Err(Problem::Broken)
    }
}
