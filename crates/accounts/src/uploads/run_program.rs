//! Has a program that the host names look at a stored picture
//! (docs/decisions/0073-words-in-pictures.md).

use std::{process::Stdio, time::Duration};

use kernel::{
    error::{Error, Result},
    extension,
    house::House,
};
use media::{Limits, Size, thumbnail};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    process::Command,
    task::spawn_blocking,
    time::timeout,
};
use tracing::warn;

use super::move_picture::NamedPicture;

/// What a program writes beyond this is not read.
const MOST_BYTES: u64 = 64 * 1024;
/// Where programs lie that are named without a folder. Nothing of the server's environment,
/// which may hold keys, is handed on.
const PATH: &str = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";
/// A picture that shows nothing. A program that cannot look at it looks at none.
const BLANK: &[u8] = include_bytes!("blank.png");

/// How long a program may take for a picture, before it is ended: 30 seconds.
#[derive(Debug, Clone, Copy)]
pub struct Patience(pub Duration);

extension!(Patience = |_| Patience(Duration::from_secs(30)));

/// A program of the host's configuration.
pub(super) struct Program<'a> {
    /// The setting that names it.
    pub setting: &'a str,
    /// It and its arguments.
    pub line: &'a [String],
    /// How wide the picture is that it is given, in pixels, at most.
    pub width: u32,
}

/// What the program tells of a picture, by `read`, which refuses what makes no sense; none
/// where the picture's file is missing or damaged, or the program fails at this picture alone.
///
/// # Errors
/// When the program fails at every picture.
pub(super) async fn ask_program<T>(
    house: &House,
    program: &Program<'_>,
    picture: &NamedPicture,
    read: fn(&str) -> std::result::Result<T, String>,
) -> Result<Option<T>> {
    let (setting, signature) = (program.setting, &picture.signature);
    let Some(drawn) = draw(house, program, picture).await? else {
        return Ok(None);
    };
    let patience = house.get::<Patience>().0;
    let told = run_program(program.line, &drawn, patience).await;
    match told.and_then(|text| read(&text)) {
        Ok(told) => Ok(Some(told)),
        Err(cause) => {
            let blank = run_program(program.line, BLANK, patience).await;
            blank.and_then(|text| read(&text)).map_err(|cause| {
                Error::internal(format!("the program of `{setting}` fails: {cause}"))
            })?;
            warn!(signature, setting, cause, "a program failed at a picture");
            Ok(None)
        }
    }
}

/// The picture drawn anew, so that nothing a stranger made reaches the program.
async fn draw(
    house: &House,
    program: &Program<'_>,
    picture: &NamedPicture,
) -> Result<Option<Vec<u8>>> {
    let (setting, signature) = (program.setting, &picture.signature);
    let path = media::path(Size::Orig, signature, &picture.extension);
    let Some(original) = house.blobs.find(&path).await? else {
        warn!(signature, setting, "the files of a picture are missing");
        return Ok(None);
    };
    let bytes = original.content.read().await?;
    let width = program.width;
    let drawn = spawn_blocking(move || thumbnail(&bytes, &Limits::default(), width)).await?;
    match drawn {
        Ok(drawn) => Ok(Some(drawn.bytes)),
        Err(problem) => {
            warn!(signature, setting, ?problem, "a picture cannot be drawn");
            Ok(None)
        }
    }
}

/// Runs a program with a picture as its input; answers what it writes.
async fn run_program(
    program: &[String],
    picture: &[u8],
    patience: Duration,
) -> std::result::Result<String, String> {
    let [name, arguments @ ..] = program else {
        return Err("it is not named".to_owned());
    };
    let mut child = Command::new(name)
        .args(arguments)
        .env_clear()
        .env("PATH", PATH)
        // One processor for programs that use OpenMP: answers come first.
        .env("OMP_THREAD_LIMIT", "1")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .kill_on_drop(true)
        .spawn()
        .map_err(|cause| format!("{name} does not start: {cause}"))?;
    let (input, output) = (child.stdin.take(), child.stdout.take());
    let (Some(mut input), Some(output)) = (input, output) else {
        return Err(format!("{name} has no input or no output"));
    };
    let mut text = Vec::new();
    let mut output = output.take(MOST_BYTES);
    let work = async {
        // A program may end before it has read all, which its status tells.
        let write = async {
            let _ = input.write_all(picture).await;
            drop(input);
        };
        let ((), read) = tokio::join!(write, output.read_to_end(&mut text));
        read?;
        drop(output);
        child.wait().await
    };
    match timeout(patience, work).await {
        Ok(Ok(status)) if status.success() => Ok(String::from_utf8_lossy(&text).into_owned()),
        Ok(Ok(status)) => Err(format!("{name} ended with {status}")),
        Ok(Err(cause)) => Err(format!("{name} could not be read: {cause}")),
        Err(_) => Err(format!("{name} took longer than {} s", patience.as_secs())),
    }
}
