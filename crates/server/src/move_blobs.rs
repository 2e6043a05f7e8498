//! `magpie blobs move`: copies all files that the database knows to another place.
//!
//! It asks the database page by page, never a place for all that it holds. Run again
//! it goes on: what is there is left. Nothing is removed from the place before.

use std::fmt;

use accounts::{
    uploads::move_picture::{NamedPicture, list_pictures, move_picture},
    videos::list_kept::list_kept,
};
use anyhow::bail;
use discovery::{
    archives::move_file::{list_ready, move_file},
    imports::list_sent::list_sent,
};
use futures_util::{StreamExt, stream};
use kernel::error::Result;
use media::{Blobs, Copied, Place};
use store::Db;

use crate::{config::Config, wiring};

/// Pictures asked for at once.
const PAGE: usize = 500;
/// Files under way at once.
const AT_ONCE: usize = 8;

/// What came of it.
#[derive(Debug, Default, PartialEq, Eq)]
struct Numbers {
    copied: u64,
    bytes: u64,
    before: u64,
    failed: u64,
}

impl Numbers {
    /// Counts what became of one; failures are told as they come.
    fn add(&mut self, name: &str, outcome: Result<Copied>) {
        let words = match outcome {
            Ok(Copied::Now(bytes)) => {
                self.copied += 1;
                self.bytes += bytes;
                return;
            }
            Ok(Copied::Before) => {
                self.before += 1;
                return;
            }
            Ok(Copied::Nowhere) => "its files are in neither place".to_owned(),
            Err(error) => error.to_string(),
        };
        self.failed += 1;
        eprintln!("magpie: {name}: {words}");
    }
}

impl fmt::Display for Numbers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            copied,
            bytes,
            before,
            failed,
        } = self;
        write!(
            f,
            "{copied} copied ({bytes} bytes), {before} were there, {failed} failed"
        )
    }
}

/// `magpie blobs move --to URL`.
pub async fn run(config: &Config, to: &Place) -> anyhow::Result<()> {
    let settings = &config.blobs;
    // Servers that read both places write to the new one: what is left lies in the other.
    let from = match &settings.from {
        Some(from) if *to == settings.place => from,
        Some(_) => bail!("blobs.url is {}: move to there", settings.place),
        None => &settings.place,
    };
    if from == to {
        bail!("files lie at {to} already");
    }
    let (old, new) = (settings.open_at(from)?, settings.open_at(to)?);
    new.check().await?;
    let db = wiring::database(config, false)?;
    let numbers = move_all(&db, &old, &new).await?;
    tell(&numbers);
    if numbers.failed > 0 {
        bail!(
            "{} files did not come along, as told above. What is there stays: run the same \
             command again before anything is removed from {from}",
            numbers.failed
        );
    }
    if settings.from.is_none() {
        tell(&format!(
            "Next: set blobs.url to {to}. Beside a running server set both places first: \
             docs/how-to/run-several-servers.md"
        ));
    }
    Ok(())
}

#[expect(clippy::print_stdout, reason = "commands answer on standard output")]
fn tell(what: &impl fmt::Display) {
    println!("{what}");
}

async fn move_all(db: &Db, old: &Blobs, new: &Blobs) -> anyhow::Result<Numbers> {
    let mut numbers = Numbers::default();
    let mut after = String::new();
    loop {
        let page = list_pictures(db, &after, PAGE).await?;
        let Some(last) = page.last() else {
            break;
        };
        after = last.signature.clone();
        let each = async |picture: NamedPicture| {
            let moved = move_picture(db, old, new, &picture).await;
            (picture.signature, moved)
        };
        let mut moving = stream::iter(page).map(each).buffer_unordered(AT_ONCE);
        while let Some((name, outcome)) = moving.next().await {
            numbers.add(&name, outcome);
        }
    }
    for number in list_ready(db).await? {
        let is_known = async || Ok(list_ready(db).await?.contains(&number));
        let moved = move_file(old, new, number, is_known).await;
        numbers.add(&format!("archive {number}"), moved);
    }
    for number in list_sent(db).await? {
        let is_known = async || Ok(list_sent(db).await?.contains(&number));
        let moved = move_file(old, new, number, is_known).await;
        numbers.add(&format!("import {number}"), moved);
    }
    for number in list_kept(db).await? {
        let is_known = async || Ok(list_kept(db).await?.contains(&number));
        let moved = move_file(old, new, number, is_known).await;
        numbers.add(&format!("video {number}"), moved);
    }
    Ok(numbers)
}

#[cfg(test)]
#[path = "move_blobs_tests.rs"]
mod tests;
