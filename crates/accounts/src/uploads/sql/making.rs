//! What `uploads` keeps of videos that are being made.

use contract::ids::{UploadId, UserId};
use kernel::{error::Result, tx::Tx};
use store::{Run, args, sql};

sql! {
    NOTE: () = "UPDATE uploads SET stage = $2, percent = $3 WHERE id = $1 AND status = 'processing'";
    OF_USER: UploadId = "SELECT id FROM uploads WHERE user_id = $1 AND stage IS NOT NULL";
    WAITING: UploadId =
        "SELECT id FROM uploads WHERE id > $1 AND stage IS NOT NULL ORDER BY id LIMIT 1000";
}

/// Notes what is being done to a video, and how much of it is done.
pub async fn note_stage(tx: &Tx, id: UploadId, stage: &str, percent: u8) -> Result<()> {
    let percent = i64::from(percent);
    tx.exec(&NOTE, &args![id, stage, percent]).await?;
    Ok(())
}

/// Videos of a user whose files are kept until they are made.
pub async fn kept_files_of(run: &impl Run, user: UserId) -> Result<Vec<UploadId>> {
    Ok(run.all(&OF_USER, &args![user]).await?)
}

/// Some videos whose files are kept until they are made, the next after this one.
pub async fn kept_files(run: &impl Run, after: i64) -> Result<Vec<UploadId>> {
    Ok(run.all(&WAITING, &args![after]).await?)
}
