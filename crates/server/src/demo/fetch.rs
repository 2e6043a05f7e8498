//! Fetches the demo's packages by the ordinary clients of their registries and
//! keeps the wanted pictures.
//!
//! Unpacking is done by what comes with those clients (`dpkg-deb`, Python's
//! `zipfile`): a host that can fetch a package can open it, and no archive
//! library has to be carried for a command that runs once.

use std::{collections::HashSet, io, path::Path, process::Stdio, time::Duration};

use anyhow::{Context, bail};
use tokio::{process::Command, time::timeout};

use super::{
    Say,
    cache::Cache,
    catalogue::Picture,
    packages::{BUDGET, Keeper, PACKAGES, Package},
    scan::find_pictures,
};

/// A client that takes longer is given up.
const PATIENCE: Duration = Duration::from_secs(300);

/// Brings what is missing of `pictures` into the cache and answers what was left
/// out and why, a sentence each. A package that cannot be had is left out; only
/// a failing disk is an error.
///
/// # Errors
/// When the cache's folder cannot be written.
pub async fn fetch_pictures(
    cache: &Cache,
    pictures: &[Picture],
    say: Say<'_>,
) -> anyhow::Result<Vec<String>> {
    let mut left_out = Vec::new();
    let mut budget = BUDGET;
    for package in &PACKAGES {
        let wanted = missing(cache, pictures, package.name);
        if wanted.is_empty() || cache.is_fetched(package.name) {
            continue;
        }
        match fetch_package(cache, package, &wanted, &mut budget, say).await {
            Ok(()) => cache.note_fetched(package.name)?,
            Err(error) => left_out.push(format!("{} was left out: {error:#}", package.name)),
        }
    }
    Ok(left_out)
}

fn missing<'a>(cache: &Cache, pictures: &'a [Picture], package: &str) -> HashSet<&'a str> {
    let pictures = pictures.iter().filter(|picture| picture.package == package);
    let signatures = pictures.map(|picture| picture.signature.as_str());
    signatures
        .filter(|signature| !cache.has(signature))
        .collect()
}

async fn fetch_package(
    cache: &Cache,
    package: &Package,
    wanted: &HashSet<&str>,
    budget: &mut u64,
    say: Say<'_>,
) -> anyhow::Result<()> {
    let bytes = size(package).await?;
    if bytes > *budget {
        bail!(
            "its {} are more than may still be fetched",
            megabytes(bytes)
        );
    }
    *budget -= bytes;
    say(&format!("fetching {} ({})", package.name, megabytes(bytes)));
    let workshop = cache.workshop()?;
    download(package, workshop.path()).await?;
    unpack(package.keeper, workshop.path()).await?;
    // One short pass over files that were just written: no thread of its own.
    find_pictures(workshop.path(), wanted, &mut |signature, bytes| {
        cache.keep(signature, bytes)
    })?;
    Ok(())
}

async fn size(package: &Package) -> anyhow::Result<u64> {
    match package.keeper {
        Keeper::Python { bytes, .. } => Ok(bytes),
        Keeper::Debian => {
            let words = ["apt-cache", "show", "--no-all-versions", package.name];
            let shown = run(&words, Path::new(".")).await;
            let shown = shown
                .context("its size is not known (an empty package list needs `apt-get update`)")?;
            let size = shown
                .lines()
                .find_map(|line| line.strip_prefix("Size: ")?.trim().parse().ok());
            size.context("its size is not known")
        }
    }
}

async fn download(package: &Package, folder: &Path) -> anyhow::Result<()> {
    match package.keeper {
        Keeper::Debian => {
            let words = [
                "apt-get",
                "download",
                "--quiet",
                // A host without a way out is told soon, not after minutes.
                "--option=Acquire::http::Timeout=15",
                "--option=Acquire::https::Timeout=15",
                "--option=Acquire::Retries=1",
                package.name,
            ];
            run(&words, folder).await?
        }
        Keeper::Python { version, .. } => {
            let exact = format!("{}=={version}", package.name);
            let words = [
                "python3",
                "-m",
                "pip",
                "download",
                "--quiet",
                "--no-deps",
                "--only-binary=:all:",
                "--timeout=15",
                "--retries=1",
                "--disable-pip-version-check",
                &exact,
            ];
            run(&words, folder).await?
        }
    };
    Ok(())
}

/// Unpacks the one archive in the folder into it.
async fn unpack(keeper: Keeper, folder: &Path) -> anyhow::Result<()> {
    let (extension, words): (_, &[&str]) = match keeper {
        Keeper::Debian => ("deb", &["dpkg-deb", "--extract"]),
        Keeper::Python { .. } => ("whl", &["python3", "-m", "zipfile", "--extract"]),
    };
    let archive = only_file(folder, extension)?;
    run(&[words, &[&archive, "."]].concat(), folder).await?;
    Ok(())
}

fn only_file(folder: &Path, extension: &str) -> anyhow::Result<String> {
    for entry in std::fs::read_dir(folder)? {
        let name = entry?.file_name();
        if Path::new(&name)
            .extension()
            .is_some_and(|found| found == extension)
        {
            return name
                .into_string()
                .map_err(|_| anyhow::anyhow!("the archive has an unreadable name"));
        }
    }
    bail!("the client brought no .{extension} file")
}

/// Runs a program to its end in `folder` and answers what it printed.
async fn run(words: &[&str], folder: &Path) -> anyhow::Result<String> {
    let mut command = Command::new(words[0]);
    command
        .args(&words[1..])
        .current_dir(folder)
        .env("LC_ALL", "C")
        .stdin(Stdio::null())
        .kill_on_drop(true);
    let output = match timeout(PATIENCE, command.output()).await {
        Err(_) => bail!(
            "{} did not end within {} seconds",
            words[0],
            PATIENCE.as_secs()
        ),
        Ok(Err(error)) if error.kind() == io::ErrorKind::NotFound => {
            bail!("{} is not installed", words[0])
        }
        Ok(output) => output?,
    };
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        let last = said
            .lines()
            .rev()
            .find(|line| !line.trim().is_empty())
            .unwrap_or("it did not say why");
        bail!("{} failed: {last}", words[0]);
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

fn megabytes(bytes: u64) -> String {
    format!("{:.1} MB", bytes as f64 / 1_000_000.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn programs_answer_what_they_print_or_say_what_is_wrong() {
        let folder = tempfile::tempdir().unwrap();
        assert_eq!(
            run(&["sh", "-c", "echo yes"], folder.path()).await.unwrap(),
            "yes\n"
        );
        let cases: [(&[&str], &str); 2] = [
            (
                &["sh", "-c", "echo first >&2; echo no way >&2; exit 1"],
                "sh failed: no way",
            ),
            (
                &["no-such-program-anywhere"],
                "no-such-program-anywhere is not installed",
            ),
        ];
        for (words, expected) in cases {
            assert_eq!(
                run(words, folder.path()).await.unwrap_err().to_string(),
                expected
            );
        }
    }

    #[test]
    fn the_archive_is_told_by_its_extension() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("notes.txt"), "").unwrap();
        assert!(only_file(folder.path(), "deb").is_err());
        std::fs::write(folder.path().join("a_1.0_all.deb"), "").unwrap();
        assert_eq!(only_file(folder.path(), "deb").unwrap(), "a_1.0_all.deb");
    }
}
