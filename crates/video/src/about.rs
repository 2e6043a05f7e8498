//! What a video is: its pixels, its length, whether it sounds; read of what `ffprobe` tells.

use serde_json::Value;

use crate::{
    container::Kind,
    limits::{Limits, Problem},
};

/// Most pixels of a cover's short side: what it is shown with is no larger.
const COVER_SIDE: u64 = 1_080;
/// Most frames in a second of what is made.
const MOST_RATE: u32 = 30;
/// Pictures that are read, by the names that `ffprobe` has for them.
const PICTURES: [&str; 10] = [
    "h264",
    "hevc",
    "vp8",
    "vp9",
    "av1",
    "mpeg4",
    "mjpeg",
    "prores",
    "h263",
    "mpeg2video",
];
/// Sounds that are read; `pcm_…` beside them. Of others the pictures are taken alone.
const SOUNDS: [&str; 10] = [
    "aac", "mp3", "opus", "vorbis", "flac", "alac", "ac3", "eac3", "amr_nb", "amr_wb",
];

/// A video that may be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct About {
    /// Width in pixels of its cover: upright, its pixels made square, and with at most 1,080 on
    /// the short side. All that is made follows from it.
    pub width: u32,
    /// Height in pixels of its cover.
    pub height: u32,
    /// Length in milliseconds.
    pub duration_ms: i64,
    /// Whether it has a sound that is read.
    pub has_sound: bool,
    /// What it is kept in.
    pub kind: Kind,
    /// Frames in a second of what is made of it.
    pub rate: Rate,
}

/// Frames in some seconds: 30,000 in 1,001. From 1 to 30 in one second.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    /// How many frames.
    pub frames: u32,
    /// In how many seconds.
    pub seconds: u32,
}

impl Rate {
    /// Reads `30000/1001`. What is quicker than 30, slower than 1, or not told is made with 30
    /// or with 1: a recording tells the frames of its quickest second, or none.
    fn read(text: &str) -> Self {
        let most = Self {
            frames: MOST_RATE,
            seconds: 1,
        };
        let parts = text.split_once('/');
        let numbers = parts.and_then(|(frames, seconds)| {
            let numbers = (frames.parse::<u32>().ok()?, seconds.parse::<u32>().ok()?);
            (numbers.0 > 0 && numbers.1 > 0).then_some(numbers)
        });
        match numbers {
            Some((frames, seconds)) if frames < seconds => Self {
                frames: 1,
                seconds: 1,
            },
            Some((frames, seconds)) if frames / seconds < MOST_RATE => Self { frames, seconds },
            _ => most,
        }
    }
}

/// What `ffprobe` tells of a file as JSON, weighed against the limits. A length of 0 means that
/// the file tells none, as one that was recorded by a browser.
///
/// # Errors
/// See [`Problem`]; no input panics.
pub fn read_about(json: &[u8], kind: Kind, limits: &Limits) -> Result<About, Problem> {
    let told: Value = serde_json::from_slice(json).map_err(|_| Problem::Broken)?;
    let streams = told["streams"].as_array().ok_or(Problem::Broken)?;
    let is = |stream: &&Value, kind: &str| stream["codec_type"] == kind;
    // A picture that belongs to a song is a stream too.
    let moves = |stream: &&Value| stream["disposition"]["attached_pic"] != 1;
    let film = streams.iter().filter(|it| is(it, "video")).find(moves);
    let film = film.ok_or(Problem::NoPicture)?;
    let codec = film["codec_name"].as_str().unwrap_or_default();
    if !PICTURES.contains(&codec) {
        return Err(Problem::Type);
    }
    let (width, height) = upright(film, limits)?;
    // Sound that goes on without pictures is no video.
    let length = match length(&film["duration"])? {
        None => length(&told["format"]["duration"])?,
        known => known,
    };
    let about = About {
        width,
        height,
        duration_ms: length.unwrap_or(0),
        has_sound: streams
            .iter()
            .find(|it| is(it, "audio"))
            .is_some_and(is_heard),
        kind,
        rate: Rate::read(film["avg_frame_rate"].as_str().unwrap_or_default()),
    };
    check_length(about.duration_ms, limits)?;
    check_frames(film, about.duration_ms, limits)?;
    Ok(about)
}

/// Weighs a length: whole seconds count, since 15 minutes are seldom exactly that.
///
/// # Errors
/// [`Problem::TooLong`].
pub(crate) fn check_length(duration_ms: i64, limits: &Limits) -> Result<(), Problem> {
    if duration_ms / 1_000 > limits.duration_ms / 1_000 {
        return Err(Problem::TooLong);
    }
    Ok(())
}

/// A number of frames that the container counts, where it does.
fn check_frames(film: &Value, duration_ms: i64, limits: &Limits) -> Result<(), Problem> {
    let frames = film["nb_frames"]
        .as_str()
        .and_then(|text| text.parse().ok());
    let frames: u64 = frames.unwrap_or(0);
    let most = u64::from(limits.frames_per_second);
    let length = duration_ms.unsigned_abs().max(1_000);
    if frames.saturating_mul(1_000) > most.saturating_mul(length) {
        return Err(Problem::Dimensions);
    }
    Ok(())
}

/// Milliseconds of a number of seconds; none where there is none.
fn length(value: &Value) -> Result<Option<i64>, Problem> {
    let Some(text) = value.as_str().filter(|text| *text != "N/A") else {
        return Ok(None);
    };
    let seconds: f64 = text.parse().map_err(|_| Problem::Broken)?;
    if !seconds.is_finite() || seconds < 0.0 {
        return Err(Problem::Broken);
    }
    if seconds > f64::from(u32::MAX) {
        return Err(Problem::TooLong);
    }
    let length = (seconds * 1_000.0).round() as i64;
    Ok((length > 0).then_some(length))
}

fn is_heard(stream: &Value) -> bool {
    let codec = stream["codec_name"].as_str().unwrap_or_default();
    let is_known = SOUNDS.contains(&codec) || codec.starts_with("pcm_");
    is_known && stream["channels"].as_u64().is_some_and(|count| count > 0)
}

/// Pixels of the cover.
fn upright(film: &Value, limits: &Limits) -> Result<(u32, u32), Problem> {
    let pixels = |name: &str| film[name].as_u64().filter(|pixels| *pixels > 0);
    let (Some(width), Some(height)) = (pixels("width"), pixels("height")) else {
        return Err(Problem::Broken);
    };
    let most = u64::from(limits.side);
    let (across, down) = aspect(film["sample_aspect_ratio"].as_str().unwrap_or_default());
    if width.max(height) > most {
        return Err(Problem::Dimensions);
    }
    let shown = ((width * across + down / 2) / down).max(1);
    if shown > most {
        return Err(Problem::Dimensions);
    }
    let (width, height) = if lies(film) {
        (height, shown)
    } else {
        (shown, height)
    };
    let short = width.min(height).max(1);
    let reduced = |side: u64| {
        let side = if short > COVER_SIDE {
            (side * COVER_SIDE + short / 2) / short
        } else {
            side
        };
        u32::try_from(side).map_err(|_| Problem::Dimensions)
    };
    Ok((reduced(width)?, reduced(height)?))
}

/// Width to height of a single pixel, as `4:3`; square where nothing is told.
fn aspect(text: &str) -> (u64, u64) {
    let parts = text.split_once(':');
    let numbers = parts
        .and_then(|(across, down)| Some((across.parse::<u32>().ok()?, down.parse::<u32>().ok()?)));
    match numbers {
        Some((across, down)) if across > 0 && down > 0 => (across.into(), down.into()),
        _ => (1, 1),
    }
}

/// Whether it is turned by a quarter before it is shown: by the list beside the stream, or by a
/// tag in older versions.
fn lies(film: &Value) -> bool {
    let beside = film["side_data_list"].as_array().into_iter().flatten();
    let mut turned = beside.filter_map(|data| data["rotation"].as_f64());
    let tag = film["tags"]["rotate"].as_str();
    let degrees = turned.next().or_else(|| tag?.parse().ok());
    degrees.is_some_and(|degrees: f64| (degrees.rem_euclid(180.0) - 90.0).abs() < 1.0)
}
