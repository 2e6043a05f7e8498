//! Stored files: pictures and their videos, addressed by content, and private archives.
//!
//! They lie in one of two engines, a [`folder`] or a [`bucket`] of S3, which hold
//! the same operations. While files move from one to the other both are asked:
//! what is written goes to the new one, what is read may still lie in the older,
//! what is removed is removed from both.

mod archives;
mod bucket;
mod client;
mod content;
mod copying;
mod failures;
mod folder;
mod object;
mod place;
mod serving;
mod unfinished;
mod videos;

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

pub use archives::Archives;
pub use content::Content;
pub use copying::Copied;
pub use place::{BadPlace, BucketPlace, Keys, Place};
pub use serving::{BadServe, Choice, Serve};
pub use unfinished::Unfinished;
pub use videos::Workshop;

use crate::avif::Later;
use crate::process::{File, Picture};
use crate::size::{Size, parse_path};
use crate::video_part::VideoPart;
use bucket::Bucket;
use folder::Folder;

/// Stored files. Cheap to clone; may be used by several processes at once.
#[derive(Clone, Debug)]
pub struct Blobs {
    store: Store,
    older: Option<Store>,
    serve: Serve,
}

/// One stored picture in one size, or one file of a video.
#[derive(Debug)]
pub struct Blob {
    /// The content.
    pub content: Content,
    /// Media type of the content: `image/jpeg`.
    pub media_type: &'static str,
    /// Strong entity tag with its quotes; changes with the bytes.
    pub etag: String,
    /// Whether nothing better is made later for who was asked for.
    pub is_best: bool,
}

/// An engine.
#[derive(Clone, Debug)]
enum Store {
    Folder(Folder),
    Bucket(Bucket),
}

impl Blobs {
    /// The files kept in this folder, which is made when missing.
    ///
    /// # Errors
    /// When the folder can be neither found nor made.
    pub fn at(folder: impl Into<PathBuf>) -> io::Result<Self> {
        Ok(Self::of(Store::Folder(Folder::at(folder.into())?)))
    }

    /// The files kept at this place. Files for a bucket are made in the folder
    /// `scratch` before they are sent; they have no names there.
    ///
    /// # Errors
    /// When a folder can be neither found nor made. A bucket is not asked yet.
    pub fn open(place: &Place, keys: Option<&Keys>, scratch: &Path) -> io::Result<Self> {
        match place {
            Place::Folder(folder) => Self::at(folder),
            Place::Bucket(bucket) => {
                let keys = keys.ok_or_else(|| {
                    io::Error::new(io::ErrorKind::InvalidInput, "a bucket needs keys")
                })?;
                Ok(Self::of(Store::Bucket(Bucket::at(bucket, keys, scratch)?)))
            }
        }
    }

    fn of(store: Store) -> Self {
        Self {
            store,
            older: None,
            serve: Serve::Through,
        }
    }

    /// The same, while files still lie in an older place.
    #[must_use]
    pub fn with_older(self, older: Self) -> Self {
        Self {
            older: Some(older.store),
            ..self
        }
    }

    /// Whether files can be brought and taken, with room for more.
    ///
    /// # Errors
    /// When they cannot.
    pub async fn check(&self) -> io::Result<()> {
        match &self.store {
            Store::Folder(folder) => folder.blocking(|it| it.check()).await,
            Store::Bucket(bucket) => bucket.check().await,
        }
    }

    /// A file without a name, for what arrives before anything is known of it.
    ///
    /// # Errors
    /// When the disk of this server takes none.
    pub async fn spool(&self) -> io::Result<std::fs::File> {
        match &self.store {
            Store::Folder(folder) => folder.blocking(|it| it.spool()).await,
            Store::Bucket(bucket) => {
                let scratch = bucket.scratch().to_owned();
                folder::blocking(move || tempfile::tempfile_in(scratch)).await
            }
        }
    }

    /// Stores all files of a picture and returns when they are durable. What is
    /// there already is left as it is.
    ///
    /// # Errors
    /// When the store fails or is full; the original is not there then.
    pub async fn put(&self, picture: &Picture) -> io::Result<()> {
        let files = Arc::clone(&picture.files);
        self.put_files(&picture.signature, picture.extension, files)
            .await
    }

    async fn put_files(
        &self,
        signature: &str,
        extension: &str,
        files: Arc<[File]>,
    ) -> io::Result<()> {
        let (signature, extension) = (signature.to_owned(), extension.to_owned());
        match &self.store {
            Store::Folder(folder) => {
                let put = move |it: &Folder| it.put(&signature, &extension, &files);
                folder.blocking(put).await
            }
            Store::Bucket(bucket) => bucket.put(signature, extension, files).await,
        }
    }

    /// The file at an address as [`path`](crate::path) or [`VideoPart::path`] makes it, with or
    /// without a leading slash; none when there is no such file or the address is not
    /// exactly of that form.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn find(&self, path: &str) -> io::Result<Option<Blob>> {
        self.find_for(path, false).await
    }

    /// The same for a viewer who may take AVIF; then that, once it was made.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn find_for(&self, path: &str, takes_avif: bool) -> io::Result<Option<Blob>> {
        for store in self.stores() {
            let found = store.find(path, takes_avif).await?;
            if found.is_some() {
                return Ok(found);
            }
        }
        Ok(None)
    }

    /// Adds what was made later to a picture, where that lies; harmless when it is not there
    /// any more.
    ///
    /// # Errors
    /// When the store fails or is full.
    pub async fn add(&self, signature: &str, extension: &str, later: &Later) -> io::Result<()> {
        let name = |file: &File, extension| (file_name(file.size, extension), file.bytes.clone());
        let avif = later.avif.iter().map(|file| name(file, AVIF));
        let between = later.between.iter().map(|file| name(file, extension));
        let files = avif.chain(between).collect();
        self.add_files(signature, extension, files).await
    }

    async fn add_files(
        &self,
        signature: &str,
        extension: &str,
        files: Vec<(String, Vec<u8>)>,
    ) -> io::Result<()> {
        let original = file_name(Size::Orig, extension);
        for store in self.stores() {
            if store.open(signature, &original).await?.is_none() {
                continue;
            }
            return match store {
                Store::Folder(folder) => {
                    let signature = signature.to_owned();
                    let add = move |it: &Folder| it.add(&signature, &files);
                    folder.blocking(add).await
                }
                Store::Bucket(bucket) => bucket.add(signature, &original, &files).await,
            };
        }
        Ok(())
    }

    /// Takes a picture out of the store, for good unless it is restored; none when
    /// it is not there.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn withdraw(&self, signature: &str) -> io::Result<Option<Withdrawn>> {
        let mut withdrawn = Vec::new();
        for store in self.stores() {
            withdrawn.extend(store.withdraw(signature).await?);
        }
        Ok((!withdrawn.is_empty()).then_some(Withdrawn(withdrawn)))
    }

    /// Private files that lie beside the pictures.
    #[must_use]
    pub fn archives(&self) -> Archives {
        Archives::of(self.clone())
    }

    /// Removes what writers that were killed left on the disk: where nothing was
    /// made since `before`. Choose it long before now, so that nothing is taken
    /// from who writes. Answers how many there were. A bucket drops the parts of
    /// an unfinished file by a rule of its own.
    ///
    /// # Errors
    /// When the disk fails.
    pub async fn sweep(&self, before: SystemTime) -> io::Result<usize> {
        let mut swept = 0;
        for store in self.stores() {
            let place = match store {
                Store::Folder(folder) => folder.incoming(),
                Store::Bucket(bucket) => bucket.scratch().to_owned(),
            };
            swept += folder::blocking(move || folder::sweep(&place, before)).await?;
        }
        Ok(swept)
    }

    fn stores(&self) -> impl Iterator<Item = &Store> {
        std::iter::once(&self.store).chain(&self.older)
    }
}

impl Store {
    async fn find(&self, path: &str, takes_avif: bool) -> io::Result<Option<Blob>> {
        let (signature, names) = match (parse_path(path), VideoPart::of_path(path)) {
            (Some((size, signature, extension)), _) => {
                (signature, names(size, extension, takes_avif))
            }
            (None, Some((part, signature))) => (signature, vec![part.file_name()]),
            (None, None) => return Ok(None),
        };
        for (at, name) in names.into_iter().enumerate() {
            if let Some((content, media_type)) = self.open(signature, &name).await? {
                let len = content.len();
                return Ok(Some(Blob {
                    content,
                    media_type,
                    etag: format!("\"{signature}-{name}-{len:x}\""),
                    is_best: at == 0,
                }));
            }
        }
        Ok(None)
    }

    /// A file of a picture by its name, with its media type.
    async fn open(
        &self,
        signature: &str,
        name: &str,
    ) -> io::Result<Option<(Content, &'static str)>> {
        match self {
            Self::Folder(folder) => {
                let (signature, name) = (signature.to_owned(), name.to_owned());
                folder.blocking(move |it| it.open(&signature, &name)).await
            }
            Self::Bucket(bucket) => bucket.open(signature, name).await,
        }
    }

    async fn withdraw(&self, signature: &str) -> io::Result<Option<Taken>> {
        Ok(match self {
            Self::Folder(folder) => {
                let signature = signature.to_owned();
                let taken = folder.blocking(move |it| it.withdraw(&signature)).await?;
                taken.map(Taken::Aside)
            }
            Self::Bucket(bucket) => bucket.withdraw(signature).await?.map(Taken::Held),
        })
    }
}

/// A picture that was taken out of the store; its files go when this is dropped.
#[derive(Debug)]
pub struct Withdrawn(Vec<Taken>);

#[derive(Debug)]
enum Taken {
    Aside(folder::Withdrawn),
    Held(bucket::Withdrawn),
}

impl Withdrawn {
    /// Restores the picture.
    ///
    /// # Errors
    /// When the store fails; the picture may be gone then.
    pub async fn restore(self) -> io::Result<()> {
        for taken in self.0 {
            match taken {
                Taken::Aside(taken) => folder::blocking(move || taken.restore()).await?,
                Taken::Held(taken) => taken.restore().await?,
            }
        }
        Ok(())
    }
}

/// Extension of files in AVIF; addresses have that of the picture.
const AVIF: &str = "avif";

/// Names of the files that may be sent under the address of a size, the best first. What is
/// made later may not be there yet.
fn names(size: Size, extension: &str, takes_avif: bool) -> Vec<String> {
    let mut names = Vec::new();
    for size in [size].into_iter().chain(size.next_larger()) {
        if takes_avif && Size::AVIF.contains(&size) {
            names.push(file_name(size, AVIF));
        }
        names.push(file_name(size, extension));
    }
    names
}

/// Name of a file in a picture's folder: `236x.jpg`.
fn file_name(size: Size, extension: &str) -> String {
    format!("{}.{extension}", size.folder())
}

/// The folders of a picture: `aa/bb/cc/<signature>`.
///
/// # Errors
/// When it is no signature.
fn folders(signature: &str) -> io::Result<[&str; 4]> {
    if !crate::size::is_signature(signature) {
        return Err(io::Error::new(
            io::ErrorKind::InvalidInput,
            "not a signature",
        ));
    }
    Ok([
        &signature[0..2],
        &signature[2..4],
        &signature[4..6],
        signature,
    ])
}
