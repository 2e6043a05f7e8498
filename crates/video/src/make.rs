//! Makes of a video what is played.

use std::path::Path;

use tokio::{
    fs::{self, File},
    io::AsyncReadExt,
    task::spawn_blocking,
};

use crate::{
    about::About,
    container::{Kind, look_inside},
    encode::{Film, encode},
    input::Arguments,
    limits::{Limits, Problem},
    pieces::{ENOUGH, Pieces},
    playlists::{of_all, of_rung},
    run::{Bounds, run},
    rungs::{Rung, pixels_720, rungs},
    tools::Tools,
};

/// Name of the one MP4 in the picture's folder.
pub const MP4: &str = "720p.mp4";
/// Name of the playlist of all rungs in the picture's folder.
pub const MASTER: &str = "hls.m3u8";
/// How much of the work is done when all rungs are encoded, in percent.
const ENCODED: i64 = 97;

/// Which part of a video is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cut {
    /// Where it begins, in milliseconds.
    pub from_ms: i64,
    /// Where it ends, in milliseconds from the video's beginning.
    pub until_ms: i64,
    /// Whether its sound is left out.
    pub is_muted: bool,
}

impl Cut {
    /// The whole of it, with its sound.
    #[must_use]
    pub fn whole(about: &About) -> Self {
        Self {
            from_ms: 0,
            until_ms: about.duration_ms,
            is_muted: false,
        }
    }

    /// What of it lies in the video; none when nothing does.
    fn within(self, about: &About) -> Option<Self> {
        let from_ms = self.from_ms.max(0);
        let until_ms = self.until_ms.min(about.duration_ms);
        let is_muted = self.is_muted;
        (from_ms < until_ms).then_some(Self {
            from_ms,
            until_ms,
            is_muted,
        })
    }
}

/// A video that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    /// Length in milliseconds, of what is there.
    pub duration_ms: i64,
    /// Width in pixels of the MP4 and of the highest rung.
    pub width: u32,
    /// Height in pixels of both.
    pub height: u32,
    /// Names of all files in the folder.
    pub files: Vec<String>,
}

/// Makes a video: writes [`MP4`], [`MASTER`] and two files for each of the [`rungs`] into a
/// folder. Playlists name the others by `name`, under which they are served: `name_360.mp4`.
/// Tells how far it is, in percent and never less than before. What stands in the folder when
/// it fails is of no use; made again it replaces all.
///
/// # Errors
/// See [`Problem`]; [`Problem::Broken`] also when less than half of what was asked for can be
/// decoded.
#[expect(
    clippy::too_many_arguments,
    reason = "each is of another kind, and all are needed"
)]
pub async fn make(
    tools: &Tools,
    source: &Path,
    about: &About,
    cut: Cut,
    into: &Path,
    name: &str,
    limits: &Limits,
    mut told: impl FnMut(u8) + Send,
) -> Result<Made, Problem> {
    let cut = cut.within(about).ok_or(Problem::Broken)?;
    let length = cut.until_ms - cut.from_ms;
    let ladder = rungs(about.width, about.height);
    let film = Film {
        source,
        about,
        cut: &cut,
        rungs: &ladder,
    };
    let mut percent = 0;
    let mut tell = |done: u8| {
        if done > percent {
            percent = done;
            told(done);
        }
    };
    let encoded = |time: i64| {
        let done = (time.saturating_mul(ENCODED) / length).clamp(0, ENCODED);
        tell(u8::try_from(done).unwrap_or_default());
    };
    encode(tools, &film, into, limits, encoded).await?;
    let mut made = Vec::with_capacity(ladder.len());
    for rung in ladder {
        made.push((rung, read_pieces(&into.join(rung.film())).await?));
    }
    let (highest, pieces) = made.last().ok_or(Problem::Broken)?;
    let duration_ms = pieces.duration_ms();
    if duration_ms.saturating_mul(2) < length || duration_ms == 0 {
        return Err(Problem::Broken);
    }
    copy_whole(tools, highest, into, &Bounds::of_work(limits, length)).await?;
    let with_sound = about.has_sound && !cut.is_muted;
    let mut files = vec![MP4.to_owned(), MASTER.to_owned()];
    fs::write(
        into.join(MASTER),
        of_all(name, &made, about.rate, with_sound),
    )
    .await?;
    for (rung, pieces) in &made {
        fs::write(into.join(rung.playlist()), of_rung(name, rung, pieces)).await?;
        files.extend([rung.playlist(), rung.film()]);
    }
    tell(100);
    let (width, height) = pixels_720(about.width, about.height);
    Ok(Made {
        duration_ms,
        width,
        height,
        files,
    })
}

async fn read_pieces(path: &Path) -> Result<Pieces, Problem> {
    let file = File::open(path).await?;
    let length = file.metadata().await?.len();
    let mut start = Vec::new();
    file.take(ENOUGH).read_to_end(&mut start).await?;
    Pieces::read(&start, length)
}

/// Writes the one MP4: the film of the highest rung, as it is, in one piece whose index comes
/// first.
async fn copy_whole(
    tools: &Tools,
    rung: &Rung,
    into: &Path,
    bounds: &Bounds,
) -> Result<(), Problem> {
    let arguments = Arguments::of_ffmpeg()
        .input(&into.join(rung.film()), Kind::Mp4)?
        .words("-map 0 -c copy -map_metadata -1 -fflags +bitexact -movflags +faststart -f mp4")
        .words(MP4);
    let arguments = arguments.as_slice();
    let copied = run(&tools.ffmpeg, arguments, into, bounds, |_| Ok(())).await;
    let path = into.join(MP4);
    let looked = async {
        copied?;
        let looked = spawn_blocking(move || look_inside(&mut std::fs::File::open(path)?));
        looked
            .await
            .map_err(|cause| Problem::Tool(cause.to_string()))?
    };
    // The film is our own: what is wrong with its copy is no fault of the file.
    match looked.await {
        Ok(_) => Ok(()),
        Err(Problem::Tool(text)) => Err(Problem::Tool(text)),
        Err(problem) => Err(Problem::Tool(format!("the MP4 is {problem}"))),
    }
}
