//! Decodes a video once and writes all of its rungs.

use std::path::Path;

use crate::{
    about::{About, Rate},
    input::{Arguments, seconds},
    limits::{Limits, Problem},
    make::Cut,
    progress::Progress,
    run::{Bounds, run},
    rungs::Rung,
    tools::Tools,
};

/// How loud videos are, so that none is much louder than the one before (EBU R 128, as players
/// of films in browsers have it); measured in stereo, as it is heard.
const SOUND: &str = "aformat=channel_layouts=stereo,loudnorm=I=-16:TP=-1.5:LRA=11,\
    aresample=48000,aformat=sample_fmts=fltp:channel_layouts=stereo";
/// A picture that stands by itself every two seconds, and none between: there a player changes
/// rungs, and there pieces begin.
const PICTURES: &str = "-c:v libx264 -preset veryfast -crf 23 -pix_fmt yuv420p -sc_threshold 0 \
    -force_key_frames expr:gte(t,n_forced*2)";
/// One file whose index lies at its beginning: browsers play it by itself and know its length,
/// and each piece between two whole pictures is one of HLS.
const FILE: &str = "-map_metadata -1 -map_chapters -1 -sn -dn -fflags +bitexact -f mp4 -movflags \
    +frag_keyframe+delay_moov+default_base_moof+negative_cts_offsets+global_sidx+skip_trailer";

/// What is encoded.
pub(crate) struct Film<'a> {
    pub(crate) source: &'a Path,
    pub(crate) about: &'a About,
    /// Within the video, and not empty.
    pub(crate) cut: &'a Cut,
    pub(crate) rungs: &'a [Rung],
}

/// Writes the films of all rungs into a folder; tells how far it is, in milliseconds.
///
/// # Errors
/// See [`Problem`].
pub(crate) async fn encode(
    tools: &Tools,
    film: &Film<'_>,
    into: &Path,
    limits: &Limits,
    mut told: impl FnMut(i64) + Send,
) -> Result<(), Problem> {
    let Film {
        source,
        about,
        cut,
        rungs,
    } = film;
    let with_sound = about.has_sound && !cut.is_muted;
    let length = cut.until_ms - cut.from_ms;
    let threads = limits.threads.max(1).to_string();
    let mut arguments = Arguments::of_ffmpeg()
        .words("-progress pipe:1")
        .option("-filter_complex_threads", &threads)
        .option("-threads", &threads);
    if cut.from_ms > 0 {
        arguments = arguments.option("-ss", seconds(cut.from_ms));
    }
    arguments = arguments
        .option("-t", seconds(length))
        .input(source, about.kind)?
        .option("-filter_complex", graph(rungs, about.rate, with_sound));
    for (at, rung) in rungs.iter().enumerate() {
        arguments = output(arguments, at, rung, with_sound)
            .option("-threads", &threads)
            .option("-t", seconds(length))
            .words(FILE)
            .words(&rung.film());
    }
    let mut progress = Progress::default();
    let hear = |piece: &[u8]| {
        if let Some(time) = progress.read(piece) {
            told(time);
        }
        Ok(())
    };
    let bounds = Bounds::of_work(limits, length);
    run(&tools.ffmpeg, arguments.as_slice(), into, &bounds, hear).await
}

/// What is done with pictures and sound between decoding and encoding: the highest rung is
/// drawn from the video, lower ones from it.
fn graph(rungs: &[Rung], rate: Rate, with_sound: bool) -> String {
    let Rate { frames, seconds } = rate;
    let count = rungs.len();
    let labels = |of: &str| -> String { (0..count).map(|at| format!("[{of}{at}]")).collect() };
    let scale = |rung: &Rung| format!("scale={}:{}:flags=bicubic", rung.width, rung.height);
    let highest = rungs.last().map(scale).unwrap_or_default();
    let mut graph = format!(
        "[0:V:0]fps={frames}/{seconds},{highest},setsar=1,format=yuv420p,split={count}{}",
        labels("p")
    );
    for (at, rung) in rungs.iter().enumerate() {
        let smaller = if at + 1 == count {
            "null".to_owned()
        } else {
            scale(rung)
        };
        graph.push_str(&format!(";[p{at}]{smaller},setsar=1[v{at}]"));
    }
    if with_sound {
        graph.push_str(&format!(";[0:a:0]{SOUND},asplit={count}{}", labels("a")));
    }
    graph
}

/// How a rung is encoded.
fn output(arguments: Arguments, at: usize, rung: &Rung, with_sound: bool) -> Arguments {
    // Thousands of bits in a second: what holds a rung's pixels in film without being seen.
    let rate = match rung.side {
        ..=360 => 800,
        361..=540 => 1_600,
        541.. => 2_800,
    };
    let arguments = arguments
        .option("-map", format!("[v{at}]"))
        .words(PICTURES)
        .option("-maxrate", format!("{rate}k"))
        .option("-bufsize", format!("{}k", 2 * rate));
    if with_sound {
        arguments
            .option("-map", format!("[a{at}]"))
            .words("-c:a aac -b:a 128k")
    } else {
        arguments
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rungs::rungs;

    #[test]
    fn lower_rungs_are_drawn_from_the_highest() {
        let rate = Rate {
            frames: 25,
            seconds: 1,
        };
        let small = graph(&rungs(320, 240), rate, false);
        assert_eq!(
            small,
            "[0:V:0]fps=25/1,scale=320:240:flags=bicubic,setsar=1,format=yuv420p,split=1[p0];\
             [p0]null,setsar=1[v0]"
        );
        let large = graph(&rungs(1920, 1080), rate, true);
        assert_eq!(
            large,
            format!(
                "[0:V:0]fps=25/1,scale=1280:720:flags=bicubic,setsar=1,format=yuv420p,\
                 split=3[p0][p1][p2];[p0]scale=640:360:flags=bicubic,setsar=1[v0];\
                 [p1]scale=960:540:flags=bicubic,setsar=1[v1];[p2]null,setsar=1[v2];\
                 [0:a:0]{SOUND},asplit=3[a0][a1][a2]"
            )
        );
    }
}
