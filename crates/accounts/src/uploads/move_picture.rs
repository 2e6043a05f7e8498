//! Copies stored pictures to another place, for the host at the command line.

use kernel::error::{Error, Result};
use media::{Blobs, Copied};
use store::{Db, Run, row};

use super::{release_picture::take_away, sql};

row! {
    /// A stored picture by what names its files.
    pub struct NamedPicture {
        /// Content hash.
        pub signature: String,
        /// File name extension.
        pub extension: String,
    }
}

/// Some pictures, those with the next signatures after this one.
pub async fn list_pictures(run: &impl Run, after: &str, most: usize) -> Result<Vec<NamedPicture>> {
    sql::names(run, after, most).await
}

/// Copies a picture. One that a server removes meanwhile is not left behind: it forgets
/// it first, so it is either seen here that it is forgotten, or the server, which reads
/// both places, removes the copy as well.
pub async fn move_picture(
    db: &Db,
    old: &Blobs,
    new: &Blobs,
    picture: &NamedPicture,
) -> Result<Copied> {
    let NamedPicture {
        signature,
        extension,
    } = picture;
    let copied = old.copy_picture(new, signature, extension).await;
    // Also where it failed: files that are removed meanwhile cannot be read.
    if !matches!(copied, Ok(Copied::Before)) && sql::picture(db, signature).await?.is_none() {
        take_away(db, new, signature).await?;
        return Ok(Copied::Before);
    }
    copied.map_err(Error::internal)
}
