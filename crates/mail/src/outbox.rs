//! The folder into which mails are laid when no server takes them: for trying
//! the product out, and for tests. Each is a file `<milliseconds>-<number>.eml`.

use std::{
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
    sync::atomic::{AtomicU32, Ordering},
};

use mail_parser::MessageParser;

use crate::Letter;

/// Longest mail that is read back, in bytes.
const LONGEST: u64 = 1024 * 1024;

/// A folder of mails.
#[derive(Debug)]
pub struct Outbox {
    folder: PathBuf,
    number: AtomicU32,
}

/// A mail of the folder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredMail {
    /// Name of its file; newer ones sort higher.
    pub name: String,
    /// What was written.
    pub letter: Letter,
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
    pub fn newest(&self, most: usize) -> io::Result<Vec<StoredMail>> {
        let mut names = match fs::read_dir(&self.folder) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
            entries => entries?
                .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
                .filter(|name| name.ends_with(".eml"))
                .collect(),
        };
        names.sort_unstable_by(|a, b| b.cmp(a));
        names.truncate(most);
        names.iter().map(|name| self.read(name)).collect()
    }

    /// One mail by the name of its file.
    ///
    /// # Errors
    /// When there is no such mail, or the file is none of ours.
    pub fn read(&self, name: &str) -> io::Result<StoredMail> {
        let is_ours = name.ends_with(".eml")
            && name
                .bytes()
                .all(|byte| byte.is_ascii_alphanumeric() || b"-.".contains(&byte));
        if !is_ours {
            return Err(io::Error::from(io::ErrorKind::NotFound));
        }
        let path = self.folder.join(name);
        if fs::metadata(&path)?.len() > LONGEST {
            return Err(io::Error::other(format!("{name} is too long for a mail")));
        }
        let letter =
            read(&fs::read(path)?).ok_or_else(|| io::Error::other(format!("{name} is no mail")))?;
        Ok(StoredMail {
            name: name.to_owned(),
            letter,
        })
    }
}

fn read(source: &[u8]) -> Option<Letter> {
    let message = MessageParser::default().parse(source)?;
    Some(Letter {
        to: message.to()?.first()?.address()?.to_owned(),
        subject: message.subject()?.to_owned(),
        text: message.body_text(0)?.replace("\r\n", "\n"),
        html: message.body_html(0)?.replace("\r\n", "\n"),
        unsubscribe: message
            .header_raw("List-Unsubscribe")
            .map(|address| address.trim().trim_matches(['<', '>']).to_owned()),
    })
}
