//! Pictures of profiles.

use contract::ids::UserId;
use kernel::{error::Result, tx::Tx};
use store::{Run, args, sql};

use super::{StoredUser, changed_everywhere};
use crate::uploads::{rename_picture::Renaming, screen_pictures::Screening};

impl StoredUser {
    /// Signature and extension of the pictures on the profile.
    pub fn pictures(&self) -> impl Iterator<Item = (String, String)> + use<> {
        let face = named(&self.avatar_signature, &self.avatar_extension);
        face.into_iter()
            .chain(named(&self.cover_signature, &self.cover_extension))
    }

    /// Signature of the picture that stands for the user, if there is one.
    pub fn portrait(&self) -> Option<&str> {
        self.avatar_signature.as_deref()
    }

    /// Signature of the picture above the profile, if there is one.
    pub fn cover(&self) -> Option<&str> {
        self.cover_signature.as_deref()
    }
}

/// A picture by its signature and extension, where there is one.
pub(super) fn named(
    signature: &Option<String>,
    extension: &Option<String>,
) -> Option<(String, String)> {
    signature.clone().zip(extension.clone())
}

sql! {
    SHOWS: UserId = "SELECT id FROM users WHERE avatar_signature = $1 OR cover_signature = $1 LIMIT $2";
    RENAME_AVATARS: UserId = "UPDATE users SET avatar_signature = $2 WHERE avatar_signature = $1 RETURNING id";
    RENAME_COVERS: UserId = "UPDATE users SET cover_signature = $2 WHERE cover_signature = $1 RETURNING id";
    DROP_AVATARS: UserId =
        "UPDATE users SET avatar_signature = NULL, avatar_extension = NULL, is_avatar_screened = false \
         WHERE avatar_signature = $1 RETURNING id";
    DROP_COVERS: UserId =
        "UPDATE users SET cover_signature = NULL, cover_extension = NULL, is_cover_screened = false \
         WHERE cover_signature = $1 RETURNING id";
    SCREEN_AVATARS: UserId =
        "UPDATE users SET is_avatar_screened = $2 WHERE avatar_signature = $1 AND is_avatar_screened <> $2 \
         RETURNING id";
    SCREEN_COVERS: UserId =
        "UPDATE users SET is_cover_screened = $2 WHERE cover_signature = $1 AND is_cover_screened <> $2 \
         RETURNING id";
}

/// Some users whose profiles show this picture.
pub async fn users_with_picture(run: &impl Run, signature: &str, most: i64) -> Result<Vec<UserId>> {
    let users = run.all(&SHOWS, &args![signature, most]).await?;
    Ok(users.into_iter().collect())
}

/// Renames a picture of profiles; on how many it was.
pub async fn rename_picture(tx: &Tx, names: &Renaming) -> Result<u64> {
    let args = args![names.old, names.new];
    let mut users: Vec<UserId> = tx.all(&RENAME_AVATARS, &args).await?.into_iter().collect();
    users.extend(tx.all(&RENAME_COVERS, &args).await?);
    for id in &users {
        changed_everywhere(tx, *id);
    }
    Ok(users.len() as u64)
}

/// Takes a picture from profiles; from whose.
pub async fn drop_picture(tx: &Tx, signature: &str) -> Result<Vec<UserId>> {
    let args = args![signature];
    let mut users: Vec<UserId> = tx.all(&DROP_AVATARS, &args).await?.into_iter().collect();
    users.extend(tx.all(&DROP_COVERS, &args).await?);
    for id in &users {
        changed_everywhere(tx, *id);
    }
    Ok(users)
}

/// Puts a sensitivity screen before a picture of profiles, or takes it off; answers on how many it
/// was otherwise.
pub async fn spread_screen(tx: &Tx, screening: &Screening) -> Result<u64> {
    let args = args![screening.signature, screening.is_screened];
    let mut users: Vec<UserId> = tx.all(&SCREEN_AVATARS, &args).await?.into_iter().collect();
    users.extend(tx.all(&SCREEN_COVERS, &args).await?);
    for id in &users {
        changed_everywhere(tx, *id);
    }
    Ok(users.len() as u64)
}
