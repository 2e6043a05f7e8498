//! Who else on the machine may read what the server stores.

use std::{
    fs, io,
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
};

use rustix::{fs::Mode, process::umask};
use tracing::warn;

/// Rights of the group and of all others.
const OTHERS: u32 = 0o077;

/// Makes every folder 0700 and every file 0600 that this process makes from now on.
pub fn keep_private() {
    umask(Mode::RWXG | Mode::RWXO);
}

/// What of a data folder others may use: the folder, and if they may enter that, what lies
/// in it. Nothing when the folder is shut, as no other user gets past it.
fn open_to_others(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let is_open = |path: &Path| {
        fs::symlink_metadata(path).map(|found| found.permissions().mode() & OTHERS != 0)
    };
    let mut open = Vec::new();
    if is_open(folder)? {
        open.push(folder.to_owned());
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if is_open(&path)? {
                open.push(path);
            }
        }
    }
    open.sort();
    Ok(open)
}

/// Tells the host what of the data folder others on the machine may use. Rights are not
/// changed: the host may have given them on purpose, as to a group that makes backups.
pub fn tell_wider(folder: &Path) {
    match open_to_others(folder) {
        Ok(open) if open.is_empty() => {}
        Ok(open) => warn!(
            ?open,
            "others on this machine may use what is stored; shut it with chmod -R go= {}",
            folder.display()
        ),
        Err(error) => warn!(%error, "the rights of the data folder cannot be read"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mode(path: &Path) -> u32 {
        fs::metadata(path).unwrap().permissions().mode() & 0o777
    }

    fn set(path: &Path, mode: u32) {
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    }

    #[test]
    fn what_is_made_is_private_and_wider_rights_are_told() {
        keep_private();
        let parent = tempfile::tempdir().unwrap();
        let folder = parent.path().join("data");
        fs::create_dir_all(folder.join("pictures")).unwrap();
        let file = folder.join("magpie.sqlite");
        fs::write(&file, "").unwrap();
        assert_eq!(
            (mode(&folder), mode(&folder.join("pictures")), mode(&file)),
            (0o700, 0o700, 0o600)
        );
        // The folder's rights, the file's, how many are told.
        for (around, inside, told) in [
            (0o700, 0o600, 0),
            (0o700, 0o666, 0),
            (0o755, 0o600, 1),
            (0o710, 0o640, 2),
            (0o701, 0o604, 2),
        ] {
            set(&folder, around);
            set(&file, inside);
            let open = open_to_others(&folder).unwrap();
            assert_eq!(open.len(), told, "{around:o} {inside:o}: {open:?}");
        }
        assert!(open_to_others(&parent.path().join("missing")).is_err());
    }
}
