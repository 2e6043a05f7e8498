//! The folder into which mails are laid when no server takes them: for trying
//! the product out, and for tests. Each is a file `<milliseconds>-<number>.eml`.

use std::{
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
    sync::atomic::{AtomicU32, Ordering},
};

/// Longest mail that is read back, in bytes.
const LONGEST: u64 = 1024 * 1024;

/// A folder of mails.
#[derive(Debug)]
pub struct Outbox {
    folder: PathBuf,
    number: AtomicU32,
}

/// A mail in the folder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Kept {
    /// Name of its file; newer ones sort higher.
    pub name: String,
    /// The mail as it would have travelled.
    pub source: String,
}

impl Outbox {
    /// The outbox at this folder, which is made with the first mail.
    pub fn at(folder: &Path) -> Self {
        Self {
            folder: folder.to_owned(),
            number: AtomicU32::new(0),
        }
    }

    /// Lays a mail into the folder: whole, or not at all.
    pub(crate) fn keep(&self, now_ms: i64, mail: &[u8]) -> io::Result<()> {
        fs::create_dir_all(&self.folder)?;
        let number = self.number.fetch_add(1, Ordering::Relaxed) % 10_000;
        let name = format!("{now_ms:014}-{number:04}.eml");
        let unfinished = self.folder.join(format!("{name}.part"));
        let mut file = fs::File::create(&unfinished)?;
        file.write_all(mail)?;
        file.sync_all()?;
        fs::rename(unfinished, self.folder.join(name))
    }

    /// The newest mails, newest first.
    ///
    /// # Errors
    /// When the folder cannot be read.
    pub fn newest(&self, most: usize) -> io::Result<Vec<Kept>> {
        let mut names = match fs::read_dir(&self.folder) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
            entries => entries?
                .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
                .filter(|name| name.ends_with(".eml"))
                .collect(),
        };
        names.sort_unstable_by(|a, b| b.cmp(a));
        names.truncate(most);
        names.into_iter().map(|name| self.read(name)).collect()
    }

    fn read(&self, name: String) -> io::Result<Kept> {
        let path = self.folder.join(&name);
        if fs::metadata(&path)?.len() > LONGEST {
            return Err(io::Error::other(format!("{name} is too long for a mail")));
        }
        let source = String::from_utf8_lossy(&fs::read(path)?).into_owned();
        Ok(Kept { name, source })
    }
}
