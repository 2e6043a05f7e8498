//! Commands that do one thing and end.

#![expect(clippy::print_stdout, reason = "commands answer on standard output")]

use std::{
    fs,
    path::{Path, PathBuf},
    sync::Arc,
};

use anyhow::{Context, anyhow, bail};
use discovery::{
    articles::write_trends::write_trends, feeds::rank_popular::rank_popular,
    search::rebuild_index::rebuild_index,
};
use doors::{
    adapters::{graphql, openapi},
    pages::carried,
    site::switchboard,
};
use kernel::{house::House, jobs::list_jobs};
use media::Place;
use store::Address;

use crate::{config::Config, demo, wiring};

/// `magpie migrate`, with or without `--distribute`.
pub async fn migrate(config: &Config, distribute: bool) -> anyhow::Result<()> {
    let db = wiring::database(config, true)?;
    let applied = db.migrate().await?;
    println!("{applied} migrations applied");
    if distribute {
        println!("{} tables distributed", db.distribute().await?);
    }
    Ok(())
}

/// `magpie demo`.
pub async fn demo(config: &Config) -> anyhow::Result<()> {
    let clock = demo::clock::SeedClock::default();
    let opened = wiring::house(config, clock.clock()).await;
    let house = opened.map_err(|error| match wiring::is_in_use(&error) {
        // What held which file back says nothing beside this.
        true => anyhow!(
            "a server is running on this data: stop it, run `magpie demo` again, and start it"
        ),
        false => error,
    })?;
    let now = (wiring::clock())();
    let report = demo::run(house.clone(), &clock, now, &config.data, &|line| {
        println!("{line}")
    })
    .await?;
    clock.set(now);
    finish(&house).await?;
    println!("{report}");
    Ok(())
}

/// Ranking, Today and index are made here, so that the first visitor finds them; home
/// feeds of followers are filled by the server's jobs as soon as it runs.
async fn finish(house: &Arc<House>) -> anyhow::Result<()> {
    rank_popular(house).await?;
    write_trends(house).await?;
    rebuild_index(house).await?;
    Ok(())
}

/// `magpie reindex`: here, or by the server that has the data in its hands.
pub async fn reindex(config: &Config) -> anyhow::Result<()> {
    match wiring::house(config, wiring::clock()).await {
        Ok(house) => {
            let pins = rebuild_index(&house).await?;
            println!("{pins} pins indexed");
        }
        Err(error) if wiring::is_in_use(&error) => {
            fs::write(wish(config), "")?;
            println!("a server is running on this data: it makes the index anew while it serves");
        }
        Err(error) => return Err(error),
    }
    Ok(())
}

/// Whether `magpie reindex` was called beside the server; each wish is told once.
pub fn reindex_asked(config: &Config) -> impl Fn() -> bool + Send + use<> {
    let wish = wish(config);
    move || fs::remove_file(&wish).is_ok()
}

/// The file by which one process asks another for a new index.
fn wish(config: &Config) -> PathBuf {
    config.data.join("reindex")
}

/// `magpie config`.
pub fn print_config(config: &Config) -> anyhow::Result<()> {
    println!("{config}");
    Ok(())
}

/// `magpie backup`: the database by its own means, then the pictures, which only
/// ever come: so each picture the database names is there.
pub async fn backup(config: &Config, to: &Path) -> anyhow::Result<()> {
    if let Address::Postgres(_) = &config.database {
        bail!(
            "PostgreSQL is backed up by its own tools (pg_dump); the pictures lie in {}",
            config.blobs.place
        );
    }
    let db = wiring::database(config, false)?;
    store::backup::backup(&db, to).await?;
    let mut pictures = 0;
    for place in std::iter::once(&config.blobs.place).chain(&config.blobs.from) {
        match place {
            Place::Folder(folder) => pictures += copy_new(folder, &to.join("pictures"))?,
            Place::Bucket(bucket) => {
                println!("files in {bucket} are not in the backup: its own tools copy them");
            }
        }
    }
    println!(
        "backed up the database and {pictures} files of pictures to {}",
        to.display()
    );
    Ok(())
}

/// `magpie restore`.
pub async fn restore(config: &Config, from: &Path) -> anyhow::Result<()> {
    let Address::Sqlite(path) = &config.database else {
        bail!("PostgreSQL is restored by its own tools (pg_restore)");
    };
    fs::create_dir_all(&config.data)?;
    // Pictures first: a picture without a pin is harmless, a pin without one is not.
    let (kept, place) = (from.join("pictures"), &config.blobs.place);
    let pictures = match place {
        Place::Folder(folder) => copy_new(&kept, folder)?,
        Place::Bucket(bucket) if kept.exists() => bail!(
            "the backup holds pictures, and files lie in {bucket}: restore without blobs.url, \
             then `magpie blobs move`"
        ),
        Place::Bucket(_) => 0,
    };
    store::backup::restore(from, path).await?;
    for index in wiring::indexes(config)
        .into_iter()
        .filter(|index| index.exists())
    {
        fs::remove_dir_all(&index).with_context(|| format!("removing {}", index.display()))?;
    }
    let snapshots = wiring::snapshots(config);
    for file in [snapshots.saves, snapshots.pictures, snapshots.texts] {
        if file.exists() {
            fs::remove_file(&file).with_context(|| format!("removing {}", file.display()))?;
        }
    }
    println!(
        "restored the database and {pictures} new files of pictures; the search index is made at the next start"
    );
    Ok(())
}

/// `magpie contract`.
pub fn contract(folder: &Path, check: bool) -> anyhow::Result<()> {
    let board = switchboard();
    let document = serde_json::to_string_pretty(&openapi::document(&board))? + "\n";
    let pages = serde_json::to_string_pretty(&carried::declared(&board))? + "\n";
    let files = [
        ("openapi.json", document),
        ("pages.json", pages),
        ("doors.txt", openapi::doors(&board)),
        ("jobs.txt", list_jobs()),
        ("schema.graphql", graphql::schema::schema(&board)?.sdl()),
    ];
    for (name, text) in files {
        let path = folder.join(name);
        if !check {
            fs::create_dir_all(folder)?;
            fs::write(&path, text)?;
        } else if fs::read_to_string(&path).unwrap_or_default() != text {
            bail!(
                "{} is not fresh; run `make contract` and commit what changes",
                path.display()
            );
        }
    }
    Ok(())
}

/// Copies files that are not there yet; content-addressed files of one name are
/// the same.
fn copy_new(from: &Path, to: &Path) -> anyhow::Result<u64> {
    let mut copied = 0;
    if !from.exists() {
        return Ok(0);
    }
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from).with_context(|| from.display().to_string())? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copied += copy_new(&entry.path(), &target)?;
        } else if !target.exists() {
            let unfinished = to.join(format!(".{}", entry.file_name().to_string_lossy()));
            fs::copy(entry.path(), &unfinished)?;
            fs::File::open(&unfinished)?.sync_all()?;
            fs::rename(&unfinished, &target)?;
            copied += 1;
        }
    }
    Ok(copied)
}
