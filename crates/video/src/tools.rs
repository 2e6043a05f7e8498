//! Where the host has `ffmpeg` and `ffprobe`.

use std::{
    env, fs,
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf, absolute},
};

/// Where programs lie when the environment does not say it.
pub(crate) const PATH: &str = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

/// The two programs, as absolute paths.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tools {
    /// Decodes and encodes.
    pub ffmpeg: PathBuf,
    /// Tells what is in a file.
    pub ffprobe: PathBuf,
}

impl Tools {
    /// The programs of this host: `ffmpeg` where `configured` says (a program, or the folder in
    /// which it lies), else where programs lie; `ffprobe` beside it. None when one is missing.
    #[must_use]
    pub fn find(configured: Option<&Path>) -> Option<Self> {
        let asked = configured.unwrap_or(Path::new("ffmpeg"));
        let named = if asked.is_dir() {
            asked.join("ffmpeg")
        } else {
            asked.to_owned()
        };
        let ffmpeg = if named.components().count() == 1 && !named.is_absolute() {
            search(&named)?
        } else {
            program(&named)?
        };
        let ffprobe = beside(&ffmpeg)?;
        Some(Self { ffmpeg, ffprobe })
    }
}

/// `ffprobe` beside `ffmpeg`, `ffprobe-7` beside `ffmpeg-7`.
fn beside(ffmpeg: &Path) -> Option<PathBuf> {
    let name = ffmpeg.file_name()?.to_str()?;
    let same = name.replace("ffmpeg", "ffprobe");
    let names = [same.as_str(), "ffprobe"].into_iter();
    names
        .filter(|other| *other != name)
        .find_map(|other| program(&ffmpeg.with_file_name(other)))
}

fn search(name: &Path) -> Option<PathBuf> {
    let folders = env::var_os("PATH").unwrap_or_else(|| PATH.into());
    env::split_paths(&folders)
        .filter(|folder| folder.is_absolute())
        .find_map(|folder| program(&folder.join(name)))
}

/// The path, if a program lies there.
fn program(path: &Path) -> Option<PathBuf> {
    let facts = fs::metadata(path).ok()?;
    let is_program = facts.is_file() && facts.permissions().mode() & 0o111 != 0;
    if is_program {
        absolute(path).ok()
    } else {
        None
    }
}
