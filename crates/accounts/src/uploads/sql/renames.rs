//! The only place that names `renamed_pictures`; and what of `pictures` and `uploads` is
//! written when a picture is renamed.

use kernel::{error::Result, tx::Tx};
use store::{Run, args, row, sql};

row! {
    /// A picture whose name may be the bare hash of its file.
    pub struct BarePicture {
        pub signature: String,
        pub extension: String,
        pub perceptual: i64,
        pub descriptor: Option<Vec<u8>>,
    }
}

sql! {
    MAY_BE_BARE: BarePicture =
        "SELECT signature, extension, perceptual, descriptor FROM pictures WHERE may_be_bare = true \
         AND signature > $1 ORDER BY signature LIMIT $2";
    BARE: BarePicture = "SELECT signature, extension, perceptual, descriptor FROM pictures WHERE signature = $1";
    SETTLE: () = "UPDATE pictures SET may_be_bare = false WHERE signature = $1";
    RENAME_UPLOADS: () = "UPDATE uploads SET signature = $2 WHERE signature = $1";
    RENAME_BANS: () = "UPDATE banned_pictures SET signature = $2 WHERE signature = $1";
    NOTE: () =
        "INSERT INTO renamed_pictures (old_signature, new_signature, renamed_ms) VALUES ($1, $2, $3) \
         ON CONFLICT DO NOTHING";
    FIND: (String, i64) = "SELECT new_signature, renamed_ms FROM renamed_pictures WHERE old_signature = $1";
    FIND_AMONG: (String, String) =
        "SELECT old_signature, new_signature FROM renamed_pictures WHERE old_signature IN ($list)";
    FORGET: () = "DELETE FROM renamed_pictures WHERE new_signature = $1";
}

/// Some pictures that may have to be renamed, those with the next signatures after this one.
pub async fn may_be_bare(run: &impl Run, after: &str, most: i64) -> Result<Vec<BarePicture>> {
    Ok(run.all(&MAY_BE_BARE, &args![after, most]).await?)
}

/// A picture that is being renamed, for as long as it is there.
pub async fn bare(run: &impl Run, signature: &str) -> Result<Option<BarePicture>> {
    Ok(run.opt(&BARE, &args![signature]).await?)
}

/// Notes that nothing is left to do about a picture's name.
pub async fn settle(tx: &Tx, signature: &str) -> Result<()> {
    tx.exec(&SETTLE, &args![signature]).await?;
    Ok(())
}

/// Renames the picture of uploads, and its ban.
pub async fn rename_uploads(tx: &Tx, old: &str, new: &str) -> Result<()> {
    for rename in [&RENAME_UPLOADS, &RENAME_BANS] {
        tx.exec(rename, &args![old, new]).await?;
    }
    Ok(())
}

/// Notes which name took the place of which.
pub async fn note(tx: &Tx, old: &str, new: &str, now: i64) -> Result<()> {
    tx.exec(&NOTE, &args![old, new, now]).await?;
    Ok(())
}

/// The name that took the place of this one, and since when.
pub async fn find(run: &impl Run, old: &str) -> Result<Option<(String, i64)>> {
    Ok(run.opt(&FIND, &args![old]).await?)
}

/// Of these names those that others took the place of, and which.
pub async fn find_among(run: &impl Run, old: &[&str]) -> Result<Vec<(String, String)>> {
    Ok(run.all_in(&FIND_AMONG, &args![], old).await?)
}

/// Forgets what a picture was called before.
pub async fn forget(tx: &Tx, new: &str) -> Result<()> {
    tx.exec(&FORGET, &args![new]).await?;
    Ok(())
}
