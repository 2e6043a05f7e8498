//! Pictures of profiles.

use contract::ids::UserId;
use kernel::{error::Result, tx::Tx};
use store::{Run, args, sql};

use super::changed_everywhere;
use crate::uploads::rename_picture::Renaming;

sql! {
    SHOWS: UserId = "SELECT id FROM users WHERE avatar_signature = $1 OR cover_signature = $1 LIMIT $2";
    RENAME_AVATARS: UserId = "UPDATE users SET avatar_signature = $2 WHERE avatar_signature = $1 RETURNING id";
    RENAME_COVERS: UserId = "UPDATE users SET cover_signature = $2 WHERE cover_signature = $1 RETURNING id";
    DROP_AVATARS: UserId =
        "UPDATE users SET avatar_signature = NULL, avatar_extension = NULL WHERE avatar_signature = $1 RETURNING id";
    DROP_COVERS: UserId =
        "UPDATE users SET cover_signature = NULL, cover_extension = NULL WHERE cover_signature = $1 RETURNING id";
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
