//! The only place that names `uploads pictures`.

pub mod bans;
pub mod descriptors;
pub mod later;
pub mod looks;
pub mod making;
pub mod renames;
pub mod screens;
pub mod words;

use contract::ids::{UploadId, UserId};
use kernel::{error::Result, tx::Tx};
use store::{Run, args, owned, row, sql};

use super::{find_picture::StoredPicture, move_picture::NamedPicture};

row! {
    /// One registered upload.
    pub struct StoredUpload {
        /// Its id.
        pub id: UploadId,
        /// Who registered it.
        pub user_id: UserId,
        /// What the client says that will come: `image-story-pin`, `video`.
        pub media_type: String,
        /// `registered`, `processing`, `succeeded` or `failed`.
        pub status: String,
        /// Content hash of the picture that it became.
        pub signature: Option<String>,
        /// Why it failed, for people.
        pub failure: Option<String>,
        /// What is being done to a video that has come; its file is kept as long.
        pub stage: Option<String>,
        /// How much of that is done, in percent.
        pub percent: Option<i64>,
    }
}

/// What a picture shows, to be compared with others.
pub struct Seen<'a> {
    /// Perceptual hash.
    pub perceptual: i64,
    /// None while it was not described.
    pub descriptor: Option<&'a [u8]>,
}

sql! {
    PICTURE: StoredPicture =
        "SELECT signature, extension, width, height, color, thumbhash, EXISTS (SELECT 1 FROM picture_screens \
         WHERE picture_screens.signature = $1 AND picture_screens.state = 'screened') AS is_screened, \
         video_ms FROM pictures WHERE pictures.signature = $1";
    PICTURES: StoredPicture =
        "SELECT signature, extension, width, height, color, thumbhash, false AS is_screened, video_ms \
         FROM pictures WHERE signature IN ($list)";
    NAMES: NamedPicture =
        "SELECT signature, extension FROM pictures WHERE signature > $1 ORDER BY signature LIMIT $2";
    INSERT_PICTURE: () =
        "INSERT INTO pictures (signature, extension, width, height, color, thumbhash, perceptual, \
         descriptor, created_ms, video_ms, may_be_bare) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, false) \
         ON CONFLICT DO NOTHING";
    DELETE_PICTURE: () = "DELETE FROM pictures WHERE signature = $1";
    AWAITED: UploadId = "SELECT id FROM uploads WHERE signature = $1 LIMIT 1";
    REGISTER: () =
        "INSERT INTO uploads (id, user_id, media_type, status, created_ms) \
         VALUES ($1, $2, $3, 'registered', $4)";
    FIND: StoredUpload =
        "SELECT id, user_id, media_type, status, signature, failure, stage, percent FROM uploads WHERE id = $1";
    FIND_MANY: StoredUpload =
        "SELECT id, user_id, media_type, status, signature, failure, stage, percent FROM uploads \
         WHERE id IN ($list)";
    BEGIN: () = "UPDATE uploads SET status = 'processing' WHERE id = $1 AND status = 'registered'";
    SUCCEED: () =
        "UPDATE uploads SET status = 'succeeded', signature = $2, stage = NULL, percent = NULL WHERE id = $1";
    FAIL: () =
        "UPDATE uploads SET status = 'failed', failure = $2, stage = NULL, percent = NULL WHERE id = $1";
    FAIL_STUCK: () =
        "UPDATE uploads SET status = 'failed', failure = $2 WHERE created_ms < $1 AND status = 'processing' \
         AND stage IS NULL";
    DELETE_OLD: (UploadId, String, Option<String>) =
        "DELETE FROM uploads WHERE created_ms < $1 AND stage IS NULL RETURNING id, media_type, signature";
    UPLOADED_BY: UploadId =
        "SELECT id FROM uploads WHERE user_id = $1 AND signature = $2 AND status = 'succeeded' LIMIT 1";
    SIGNATURES_OF: Option<String> = "SELECT signature FROM uploads WHERE user_id = $1";
}

owned! {
    uploads: "uploads",
        read "SELECT id, media_type, status, signature, failure, stage, percent, created_ms FROM uploads \
              WHERE user_id = $1",
        erase "DELETE FROM uploads WHERE user_id = $1";
}

/// The picture of this content.
pub async fn picture(run: &impl Run, signature: &str) -> Result<Option<StoredPicture>> {
    Ok(run.opt(&PICTURE, &args![signature]).await?)
}

/// The pictures of some contents, in any order, whatever stands before them.
pub async fn pictures(run: &impl Run, signatures: &[&str]) -> Result<Vec<StoredPicture>> {
    Ok(run.all_in(&PICTURES, &args![], signatures).await?)
}

/// Some pictures, those with the next signatures after this one.
pub async fn names(run: &impl Run, after: &str, most: usize) -> Result<Vec<NamedPicture>> {
    Ok(run.all(&NAMES, &args![after, most as i64]).await?)
}

/// Notes that the store holds a picture; false when it was noted before.
pub async fn insert_picture(
    tx: &Tx,
    picture: &StoredPicture,
    seen: &Seen<'_>,
    now: i64,
) -> Result<bool> {
    let args = args![
        picture.signature,
        picture.extension,
        picture.width,
        picture.height,
        picture.color,
        picture.thumbhash,
        seen.perceptual,
        seen.descriptor,
        now,
        picture.video_ms
    ];
    Ok(tx.exec(&INSERT_PICTURE, &args).await? == 1)
}

/// Forgets a picture.
pub async fn delete_picture(tx: &Tx, signature: &str) -> Result<()> {
    tx.exec(&DELETE_PICTURE, &args![signature]).await?;
    Ok(())
}

/// Whether a user uploaded this picture lately, and may yet use it.
pub async fn is_awaited(run: &impl Run, signature: &str) -> Result<bool> {
    Ok(run.opt(&AWAITED, &args![signature]).await?.is_some())
}

/// Notes that a file will come.
pub async fn register(
    tx: &Tx,
    id: UploadId,
    user: UserId,
    media_type: &str,
    now: i64,
) -> Result<()> {
    tx.exec(&REGISTER, &args![id, user, media_type, now])
        .await?;
    Ok(())
}

/// One upload.
pub async fn find(run: &impl Run, id: UploadId) -> Result<Option<StoredUpload>> {
    Ok(run.opt(&FIND, &args![id]).await?)
}

/// Several uploads, in any order.
pub async fn find_many(run: &impl Run, ids: &[UploadId]) -> Result<Vec<StoredUpload>> {
    Ok(run.all_in(&FIND_MANY, &args![], ids).await?)
}

/// Takes the one file an upload may bring; false when it has come before.
pub async fn begin(tx: &Tx, id: UploadId) -> Result<bool> {
    Ok(tx.exec(&BEGIN, &args![id]).await? == 1)
}

/// All sizes are there. False when the upload was forgotten meanwhile, as when its user was
/// erased.
pub async fn succeed(tx: &Tx, id: UploadId, signature: &str) -> Result<bool> {
    Ok(tx.exec(&SUCCEED, &args![id, signature]).await? == 1)
}

/// It cannot be used, and why.
pub async fn fail(tx: &Tx, id: UploadId, failure: &str) -> Result<()> {
    tx.exec(&FAIL, &args![id, failure]).await?;
    Ok(())
}

/// Fails uploads whose processing began before `before_ms`; not those that a job works on,
/// which tells how it ends.
pub async fn fail_stuck(tx: &Tx, before_ms: i64, failure: &str) -> Result<()> {
    tx.exec(&FAIL_STUCK, &args![before_ms, failure]).await?;
    Ok(())
}

/// Forgets uploads from before `before_ms` that no job works on; answers what they were to
/// bring, and the pictures they brought.
pub async fn delete_old(
    tx: &Tx,
    before_ms: i64,
) -> Result<Vec<(UploadId, String, Option<String>)>> {
    Ok(tx.all(&DELETE_OLD, &args![before_ms]).await?)
}

/// Whether this user uploaded this picture lately.
pub async fn is_uploaded_by(run: &impl Run, user: UserId, signature: &str) -> Result<bool> {
    let found = run.opt(&UPLOADED_BY, &args![user, signature]).await?;
    Ok(found.is_some())
}

/// Pictures that a user uploaded lately.
pub async fn signatures_of(run: &impl Run, user: UserId) -> Result<Vec<String>> {
    let signatures = run.all(&SIGNATURES_OF, &args![user]).await?;
    Ok(signatures.into_iter().flatten().collect())
}
