//! The folder that keeps what was fetched, so that it is fetched once.
//!
//! `pictures/<signature>` holds a picture's bytes; `packages/<name>` says that a
//! package was fetched and looked through, whatever was found in it. Removing
//! the folder is harmless: the next run fetches again.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use super::scan::signature;

/// Pictures of the demo on this host. Its methods block for a moment.
#[derive(Debug, Clone)]
pub struct Cache {
    folder: PathBuf,
}

impl Cache {
    /// The cache inside the server's data folder; made when missing.
    ///
    /// # Errors
    /// When the disk fails.
    pub fn inside(data: &Path) -> io::Result<Self> {
        let folder = data.join("cache/demo");
        fs::create_dir_all(folder.join("pictures"))?;
        fs::create_dir_all(folder.join("packages"))?;
        Ok(Self { folder })
    }

    /// An empty folder for unpacking, removed when dropped.
    ///
    /// # Errors
    /// When the disk fails.
    pub fn workshop(&self) -> io::Result<tempfile::TempDir> {
        tempfile::tempdir_in(&self.folder)
    }

    /// Whether the picture is there.
    pub fn has(&self, signature: &str) -> bool {
        self.picture(signature).is_file()
    }

    /// The picture's bytes; none when it is missing or not what it was.
    pub fn read(&self, wanted: &str) -> Option<Vec<u8>> {
        let bytes = fs::read(self.picture(wanted)).ok()?;
        (signature(&bytes) == wanted).then_some(bytes)
    }

    /// Keeps a picture: whole or not at all.
    ///
    /// # Errors
    /// When the disk fails.
    pub fn keep(&self, signature: &str, bytes: &[u8]) -> io::Result<()> {
        let mut file = tempfile::NamedTempFile::new_in(&self.folder)?;
        io::Write::write_all(&mut file, bytes)?;
        file.persist(self.picture(signature))?;
        Ok(())
    }

    /// Whether the package was fetched before.
    pub fn is_fetched(&self, package: &str) -> bool {
        self.folder.join("packages").join(package).is_file()
    }

    /// Notes that the package was fetched.
    ///
    /// # Errors
    /// When the disk fails.
    pub fn note_fetched(&self, package: &str) -> io::Result<()> {
        fs::write(self.folder.join("packages").join(package), [])
    }

    fn picture(&self, signature: &str) -> PathBuf {
        self.folder.join("pictures").join(signature)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_are_kept_and_damage_is_noticed() {
        let data = tempfile::tempdir().unwrap();
        let cache = Cache::inside(data.path()).unwrap();
        let name = signature(b"picture");
        assert!(!cache.has(&name) && cache.read(&name).is_none());
        cache.keep(&name, b"picture").unwrap();
        assert!(cache.has(&name));
        assert_eq!(cache.read(&name).as_deref(), Some(&b"picture"[..]));
        cache.keep(&name, b"damaged").unwrap();
        assert_eq!(cache.read(&name), None);
    }

    #[test]
    fn packages_are_noted() {
        let data = tempfile::tempdir().unwrap();
        let cache = Cache::inside(data.path()).unwrap();
        assert!(!cache.is_fetched("one"));
        cache.note_fetched("one").unwrap();
        assert!(cache.is_fetched("one") && !cache.is_fetched("two"));
    }
}
