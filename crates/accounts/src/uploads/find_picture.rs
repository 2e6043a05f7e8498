//! Stored pictures, and those of finished uploads.

use contract::{
    errors::Code,
    ids::{UploadId, UserId},
};
use kernel::error::{Error, Result};
use store::{Run, row};

use super::{find_banned::check_banned, screen_pictures::screened_among, sql};

row! {
    /// A picture that the store holds.
    pub struct StoredPicture {
        /// Content hash, by which it is stored.
        pub signature: String,
        /// File name extension.
        pub extension: String,
        /// Pixels.
        pub width: i64,
        /// Pixels.
        pub height: i64,
        /// Dominant colour, `#rrggbb`.
        pub color: String,
        /// Placeholder, as base64 of a ThumbHash.
        pub thumbhash: String,
        /// Whether a sensitivity screen stands before it.
        pub is_screened: bool,
        /// Length of the video that it stands for, in milliseconds; none of a picture that
        /// stands still.
        pub video_ms: Option<i64>,
    }
}

/// The picture that `user` uploaded; another's upload is as good as none. One that was banned
/// since is refused.
pub async fn picture_of_upload(
    run: &impl Run,
    user: UserId,
    id: UploadId,
) -> Result<StoredPicture> {
    let invalid = || Error::field(Code::UploadInvalid, "upload_id");
    let upload = sql::find(run, id)
        .await?
        .filter(|row| row.user_id == user)
        .ok_or_else(invalid)?;
    match (upload.status.as_str(), &upload.signature) {
        ("succeeded", Some(signature)) => {
            let picture = sql::picture(run, signature).await?.ok_or_else(invalid)?;
            check_banned(run, &picture).await?;
            Ok(picture)
        }
        ("registered" | "processing", _) => Err(Error::field(Code::UploadUnfinished, "upload_id")),
        _ => Err(invalid()),
    }
}

/// The picture of this content, if `user` uploaded it lately: a hash that was
/// only heard of shows nothing. One that was banned since is refused.
pub async fn uploaded_picture(
    run: &impl Run,
    user: UserId,
    signature: &str,
) -> Result<Option<StoredPicture>> {
    if !sql::is_uploaded_by(run, user, signature).await? {
        return Ok(None);
    }
    let picture = sql::picture(run, signature).await?;
    if let Some(picture) = &picture {
        check_banned(run, picture).await?;
    }
    Ok(picture)
}

/// Content hashes of the pictures that a user uploaded.
pub async fn uploaded_signatures(run: &impl Run, user: UserId) -> Result<Vec<String>> {
    sql::signatures_of(run, user).await
}

/// A picture by its signature, if the store holds it.
pub async fn stored_picture(run: &impl Run, signature: &str) -> Result<Option<StoredPicture>> {
    sql::picture(run, signature).await
}

/// Pictures by their signatures, in any order; those that the store does not hold are left out.
pub async fn stored_pictures(run: &impl Run, signatures: &[&str]) -> Result<Vec<StoredPicture>> {
    let mut pictures = sql::pictures(run, signatures).await?;
    let screened = screened_among(run, signatures).await?;
    for picture in &mut pictures {
        picture.is_screened = screened.contains(&picture.signature);
    }
    Ok(pictures)
}
