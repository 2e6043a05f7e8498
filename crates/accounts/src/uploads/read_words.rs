//! Reads the words that stand in pictures, by a program that the host names
//! (docs/decisions/0073-words-in-pictures.md).

use std::{collections::HashSet, process::Stdio, sync::Arc, time::Duration};

use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    events::{self, Event},
    house::House,
};
use media::{Limits, Size, thumbnail};
use store::Run;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    process::Command,
    task::spawn_blocking,
    time::timeout,
};
use tracing::warn;

use super::{make_later::PictureRules, move_picture::NamedPicture, sql::words};

/// A run begins no further pictures after this; its lease is five minutes.
const RUN_MS: i64 = 4 * 60 * 1_000;
/// A program that takes longer for a picture is ended.
const PATIENCE: Duration = Duration::from_secs(30);
/// Pixels: small print of a tall picture can be read, and a large one takes seconds.
const WIDE: u32 = 1_600;
/// What a program writes beyond this is not read.
const MOST_BYTES: u64 = 64 * 1024;
/// Words of one picture that are kept.
const MOST_WORDS: usize = 300;
/// Shorter words are mostly edges and textures that were taken for letters.
const SHORTEST: usize = 3;
/// Where programs lie that are named without a folder. Nothing of the server's environment,
/// which may hold keys, is handed on.
const PATH: &str = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";
/// A picture without words. A program that cannot read it reads none.
const BLANK: &[u8] = include_bytes!("blank.png");

/// Body of the job [`READ_WORDS`](super::jobs::READ_WORDS): pictures that were not read, the
/// newest first, one after the other. A picture that cannot be read today cannot be tomorrow;
/// that is noted.
///
/// # Errors
/// When the program reads no picture at all: then nothing is noted.
pub async fn read_words(house: &Arc<House>) -> Result<()> {
    let Some(program) = &house.get::<PictureRules>().read_words else {
        return Ok(());
    };
    let ctx = Ctx::of_job(house);
    let until = house.now() + RUN_MS;
    while house.now() < until {
        let Some(picture) = words::next(&house.db).await? else {
            break;
        };
        let read = told_words(&read_stored(house, program, &picture).await?);
        let tx = ctx.begin().await?;
        words::set(&tx, &picture.signature, &read).await?;
        if !read.is_empty() {
            let signature = picture.signature;
            events::emit(&ctx, &tx, Event::PictureRead { signature }).await?;
        }
        tx.commit().await?;
    }
    Ok(())
}

/// Words that stand in these pictures, by their signatures; none where none were read.
pub async fn words_among(run: &impl Run, signatures: &[&str]) -> Result<Vec<(String, String)>> {
    words::among(run, signatures).await
}

/// What the program writes of a picture; nothing where its file is missing or damaged.
async fn read_stored(house: &House, program: &[String], picture: &NamedPicture) -> Result<String> {
    let signature = &picture.signature;
    let path = media::path(Size::Orig, signature, &picture.extension);
    let Some(original) = house.blobs.find(&path).await? else {
        warn!(signature, "a picture whose files are missing is not read");
        return Ok(String::new());
    };
    let bytes = original.content.read().await?;
    // Drawn anew, so that nothing a stranger made reaches the program.
    let drawn = spawn_blocking(move || thumbnail(&bytes, &Limits::default(), WIDE)).await?;
    let drawn = match drawn {
        Ok(drawn) => drawn.bytes,
        Err(problem) => {
            warn!(signature, ?problem, "a picture is not read");
            return Ok(String::new());
        }
    };
    match run_program(program, &drawn).await {
        Ok(text) => Ok(text),
        Err(cause) => {
            run_program(program, BLANK).await.map_err(|cause| {
                Error::internal(format!("the program of `read_words` fails: {cause}"))
            })?;
            warn!(signature, cause, "a picture is not read");
            Ok(String::new())
        }
    }
}

/// Runs the program with a picture as its input; answers what it writes.
async fn run_program(program: &[String], picture: &[u8]) -> std::result::Result<String, String> {
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
    match timeout(PATIENCE, work).await {
        Ok(Ok(status)) if status.success() => Ok(String::from_utf8_lossy(&text).into_owned()),
        Ok(Ok(status)) => Err(format!("{name} ended with {status}")),
        Ok(Err(cause)) => Err(format!("{name} could not be read: {cause}")),
        Err(_) => Err(format!("{name} took longer than {} s", PATIENCE.as_secs())),
    }
}

/// Each word once, as it stood first.
fn told_words(text: &str) -> String {
    let words =
        text.split(|letter: char| letter != '\'' && letter != '’' && !letter.is_alphanumeric());
    let long = words.filter(|word| {
        let letters = word.chars().filter(|letter| letter.is_alphanumeric());
        // A sign of scripts without spaces is a word, or most of one.
        letters.count() >= SHORTEST || word.chars().any(|letter| letter >= '\u{2e80}')
    });
    let mut seen = HashSet::new();
    let new = long.filter(|word| seen.insert(word.to_lowercase()));
    new.take(MOST_WORDS).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_three_letters_and_more_are_told_once() {
        let cases = [
            ("", ""),
            ("Slow  Tomato\n\nSoup", "Slow Tomato Soup"),
            ("— a) iN |~ Soup soup SOUP!", "Soup"),
            ("Grandma’s bread: 250 g", "Grandma’s bread 250"),
            ("味噌 汁", "味噌 汁"),
            ("\u{0} \u{fffd} ''''", ""),
        ];
        for (text, told) in cases {
            assert_eq!(told_words(text), told, "{text:?}");
        }
    }

    #[test]
    fn no_more_words_than_are_of_use() {
        let text: Vec<String> = (1_000..9_000).map(|number| number.to_string()).collect();
        assert_eq!(told_words(&text.join(" ")).split(' ').count(), MOST_WORDS);
    }
}
