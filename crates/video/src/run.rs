//! Runs a program as a child, within bounds, and tells whose fault it is when it fails.

use std::{
    ffi::OsString,
    os::unix::process::ExitStatusExt,
    path::Path,
    process::{ExitStatus, Stdio},
    thread::available_parallelism,
    time::Duration,
};

use tokio::{
    io::{AsyncRead, AsyncReadExt},
    process::{Child, Command},
    time::{Instant, timeout},
};
use tracing::debug;

use crate::{
    limits::{Limits, Problem},
    tools::PATH,
};

/// Bounds are the shell's own commands, so that they hold from the program's first instruction
/// on. Where the system allows no such bound a lower one is in force already, or none at all,
/// and then nothing runs. No core is dumped: it would hold a stranger's pictures.
const SCRIPT: &str = r#"
bound() { ulimit "$1" "$2" 2>/dev/null || case $(ulimit "$1") in ''|unlimited) exit 125;; esac; }
ulimit -c 0; bound -t "$1"; bound -v "$2"; bound -f "$3"
shift 3
exec nice -n 10 "$@"
"#;
/// The shell's own end, and those with which it and `nice` tell that a program does not start.
const NO_BOUNDS: i32 = 125;
const NO_PROGRAM: [i32; 2] = [126, 127];
/// With these `ffmpeg` ends that was told to, by a signal that it catches.
const TOLD_TO_END: [i32; 2] = [255, 123];
const KILLED: i32 = 9;
/// Last words that are kept of what a program says about errors.
const MOST_WORDS: usize = 4_096;
/// Characters of them in a [`Problem::Tool`].
const SAID: usize = 300;
/// What a program says when the host is at fault: its disk, its rights, or an `ffmpeg` that was
/// built without what is asked of it.
const HOST_FAULTS: [&str; 13] = [
    "No space left on device",
    "Disk quota exceeded",
    "File too large",
    "Read-only file system",
    "Permission denied",
    "Too many open files",
    "Resource temporarily unavailable",
    "Unknown encoder",
    "No such filter",
    "Unknown input format",
    "Unrecognized option",
    "Option not found",
    "Error setting option",
];

/// Where looks run: nothing lies there that a file could name.
pub(crate) const NOWHERE: &str = "/";

/// What a program may take.
#[derive(Clone, Debug)]
pub(crate) struct Bounds {
    /// Time, by the clock.
    pub(crate) time: Duration,
    /// Time of processors.
    pub(crate) processor: Duration,
    /// Bytes of its address space.
    pub(crate) memory_bytes: u64,
    /// Bytes of each file that it writes.
    pub(crate) file_bytes: u64,
}

impl Bounds {
    /// What a look at a file may take.
    pub(crate) fn of_look(limits: &Limits) -> Self {
        Self {
            time: limits.probe,
            processor: limits.probe,
            memory_bytes: limits.memory_bytes,
            file_bytes: limits.file_bytes,
        }
    }

    /// What it may take to make a video of this length.
    pub(crate) fn of_work(limits: &Limits, duration_ms: i64) -> Self {
        Self {
            time: limits.work,
            processor: limits.processor_for(duration_ms),
            ..Self::of_look(limits)
        }
    }
}

/// Runs a program in a folder; hands what it writes to `hear`, piece by piece. The program is
/// ended when `hear` fails, when its time is up, and when the caller goes away.
///
/// # Errors
/// What `hear` fails with, else what follows from how the program ended.
pub(crate) async fn run(
    program: &Path,
    arguments: &[OsString],
    folder: &Path,
    bounds: &Bounds,
    mut hear: impl FnMut(&[u8]) -> Result<(), Problem> + Send,
) -> Result<(), Problem> {
    let began = Instant::now();
    let mut child = start(program, arguments, folder, bounds)?;
    let (output, errors) = (child.stdout.take(), child.stderr.take());
    let (Some(output), Some(errors)) = (output, errors) else {
        return Err(Problem::Tool("a program has no output".to_owned()));
    };
    let mut words = Vec::new();
    let work = async {
        let hearing = listen(output, &mut hear);
        let noting = listen(errors, |piece| {
            note(&mut words, piece);
            Ok(())
        });
        tokio::try_join!(hearing, noting)?;
        Ok::<_, Problem>(child.wait().await?)
    };
    let ended = timeout(bounds.time, work).await;
    let status = match ended {
        Ok(Ok(status)) => status,
        Ok(Err(problem)) => {
            end(&mut child).await;
            return Err(problem);
        }
        Err(_) => {
            end(&mut child).await;
            let time = bounds.time.as_secs_f32();
            return Err(Problem::Tool(format!(
                "{} took longer than {time} s",
                program.display()
            )));
        }
    };
    let words = String::from_utf8_lossy(&words);
    let processors = available_parallelism().map_or(1, Into::into);
    let most = began
        .elapsed()
        .saturating_mul(u32::try_from(processors).unwrap_or(u32::MAX));
    let verdict = verdict(status, &words, most >= bounds.processor);
    if let Err(problem) = &verdict {
        debug!(?problem, %status, %words, program = %program.display(), "a program failed");
    }
    verdict
}

/// Takes a piece, as long as all are not more than this.
///
/// # Errors
/// [`Problem::Broken`]: what is written of a file in order is less.
pub(crate) fn hear_at_most(all: &mut Vec<u8>, piece: &[u8], most: usize) -> Result<(), Problem> {
    if all.len() + piece.len() > most {
        return Err(Problem::Broken);
    }
    all.extend_from_slice(piece);
    Ok(())
}

fn start(
    program: &Path,
    arguments: &[OsString],
    folder: &Path,
    bounds: &Bounds,
) -> Result<Child, Problem> {
    let seconds = bounds.processor.as_secs().max(1);
    Command::new("/bin/sh")
        .args(["-c", SCRIPT, "sh"])
        // In the shell's units: seconds, kibibytes, blocks of 512 bytes.
        .arg(seconds.to_string())
        .arg((bounds.memory_bytes / 1_024).to_string())
        .arg((bounds.file_bytes / 512).to_string())
        .arg(program)
        .args(arguments)
        .current_dir(folder)
        .env_clear()
        .env("PATH", PATH)
        // Each arena of memory counts with 64 MB of addresses, used or not.
        .env("MALLOC_ARENA_MAX", "2")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .map_err(|cause| Problem::Tool(format!("{} does not start: {cause}", program.display())))
}

/// Ends a program and waits until it is gone, so that it writes no more.
async fn end(child: &mut Child) {
    if let Err(cause) = child.kill().await {
        debug!(%cause, "a program had ended before it was ended");
    }
}

async fn listen(
    mut output: impl AsyncRead + Unpin,
    mut hear: impl FnMut(&[u8]) -> Result<(), Problem>,
) -> Result<(), Problem> {
    let mut piece = vec![0; 16 * 1_024];
    loop {
        let count = output.read(&mut piece).await?;
        if count == 0 {
            return Ok(());
        }
        hear(&piece[..count])?;
    }
}

/// Keeps the last words: what ends a program is said at its end.
fn note(words: &mut Vec<u8>, piece: &[u8]) {
    words.extend_from_slice(piece);
    words.drain(..words.len().saturating_sub(MOST_WORDS));
}

/// Whose fault it is that a program ended so. A file whose time of a processor is used up takes
/// more than was thought possible; the system kills then, as others do, so that `is_used_up`
/// says whether so much time can have passed.
fn verdict(status: ExitStatus, words: &str, is_used_up: bool) -> Result<(), Problem> {
    if status.success() {
        return Ok(());
    }
    let said = || {
        let words = words.trim();
        let from = words
            .char_indices()
            .rev()
            .nth(SAID - 1)
            .map_or(0, |(at, _)| at);
        words[from..].to_owned()
    };
    match (status.signal(), status.code()) {
        (Some(KILLED), _) if is_used_up => Err(Problem::Dimensions),
        (Some(signal), _) => Err(Problem::Tool(format!(
            "ended by signal {signal}: {}",
            said()
        ))),
        (_, Some(NO_BOUNDS)) => Err(Problem::Tool("no bounds can be set".to_owned())),
        (_, Some(code)) if NO_PROGRAM.contains(&code) || TOLD_TO_END.contains(&code) => {
            Err(Problem::Tool(format!("ended with {code}: {}", said())))
        }
        _ if HOST_FAULTS.iter().any(|fault| words.contains(fault)) => Err(Problem::Tool(said())),
        _ if words.contains("Cannot allocate memory") => Err(Problem::Dimensions),
        _ if words.contains("not on whitelist") => Err(Problem::Type),
        _ => Err(Problem::Broken),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of_host(problem: &Problem) -> bool {
        matches!(problem, Problem::Tool(_))
    }

    #[test]
    fn ends_are_told_apart() {
        let (code, signal) = (|code: i32| code << 8, |signal: i32| signal);
        let of_file = [
            (code(1), "", false, Problem::Broken),
            (code(69), "too many errors", false, Problem::Broken),
            (code(183), "Invalid data found", false, Problem::Broken),
            (
                code(1),
                "x: Cannot allocate memory",
                false,
                Problem::Dimensions,
            ),
            (
                code(1),
                "Codec (gif) not on whitelist 'h264'",
                false,
                Problem::Type,
            ),
            (signal(9), "", true, Problem::Dimensions),
        ];
        for (raw, words, is_used_up, problem) in of_file {
            let got = verdict(ExitStatus::from_raw(raw), words, is_used_up);
            assert_eq!(got, Err(problem), "{raw} {words}");
        }
        let of_the_host = [
            (signal(9), ""),
            (signal(11), ""),
            (signal(25), ""),
            (code(125), ""),
            (code(126), ""),
            (code(127), "nice: not found"),
            (code(123), ""),
            (code(255), ""),
            (
                code(1),
                "av_interleaved_write_frame(): No space left on device",
            ),
            (
                code(228),
                "Error: No space left on device\nConversion failed!",
            ),
            (code(1), "Unknown encoder 'libx264'"),
        ];
        for (raw, words) in of_the_host {
            let got = verdict(ExitStatus::from_raw(raw), words, false);
            assert!(got.as_ref().is_err_and(of_host), "{raw} {words}: {got:?}");
        }
        assert_eq!(verdict(ExitStatus::from_raw(0), "odd words", true), Ok(()));
    }

    #[test]
    fn the_last_words_are_kept_and_told_in_part() {
        let mut words = Vec::new();
        for _ in 0..100 {
            note(&mut words, &[b'a'; 1_000]);
        }
        note(&mut words, "é No space left on device".as_bytes());
        assert_eq!(words.len(), MOST_WORDS);
        let words = "ä".repeat(SAID + 1);
        let got = verdict(ExitStatus::from_raw(127 << 8), &words, false);
        let Err(Problem::Tool(text)) = got else {
            panic!("the host is at fault");
        };
        assert_eq!(text.matches('ä').count(), SAID);
    }
}
