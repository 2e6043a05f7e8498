//! The only place that names `apps`.

use contract::ids::{AppId, UserId};
use kernel::{error::Result, tx::Tx};
use store::{Run, args, owned, row, sql};

use crate::uploads::rename_picture::Renaming;

row! {
    /// An app.
    pub struct StoredApp {
        /// Its `client_id`.
        pub id: AppId,
        /// Who registered it.
        pub owner_id: UserId,
        /// Name for people.
        pub name: String,
        /// Content hash of its picture.
        pub picture_signature: Option<String>,
        /// File name extension of its picture.
        pub picture_extension: Option<String>,
        /// JSON list of the addresses to which people are sent back.
        pub redirect_uris: String,
        /// Hash of its secret, if it keeps one.
        pub secret_hash: Option<Vec<u8>>,
        /// Milliseconds since 1970.
        pub created_ms: i64,
    }
}

sql! {
    INSERT: () =
        "INSERT INTO apps (id, owner_id, name, picture_signature, picture_extension, redirect_uris, \
         secret_hash, created_ms) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
    FIND: StoredApp =
        "SELECT id, owner_id, name, picture_signature, picture_extension, redirect_uris, secret_hash, \
         created_ms FROM apps WHERE id = $1";
    FIND_MANY: StoredApp =
        "SELECT id, owner_id, name, picture_signature, picture_extension, redirect_uris, secret_hash, \
         created_ms FROM apps WHERE id IN ($list)";
    LOCK: StoredApp =
        "SELECT id, owner_id, name, picture_signature, picture_extension, redirect_uris, secret_hash, \
         created_ms FROM apps WHERE id = $1 FOR UPDATE";
    OF_OWNER: StoredApp =
        "SELECT id, owner_id, name, picture_signature, picture_extension, redirect_uris, secret_hash, \
         created_ms FROM apps WHERE owner_id = $1 ORDER BY id DESC LIMIT $2";
    COUNT_OF: i64 = "SELECT count(*) FROM apps WHERE owner_id = $1";
    UPDATE: () =
        "UPDATE apps SET name = $2, picture_signature = $3, picture_extension = $4, redirect_uris = $5, \
         secret_hash = $6 WHERE id = $1";
    DELETE: () = "DELETE FROM apps WHERE id = $1";
    RENAME_PICTURE: () = "UPDATE apps SET picture_signature = $2 WHERE picture_signature = $1";
    DROP_PICTURE: UserId =
        "UPDATE apps SET picture_signature = NULL, picture_extension = NULL WHERE picture_signature = $1 \
         RETURNING owner_id";
    SHOWS: UserId = "SELECT owner_id FROM apps WHERE picture_signature = $1 LIMIT 1";
}

owned! {
    apps: "apps",
        read "SELECT id, name, redirect_uris, created_ms FROM apps WHERE owner_id = $1 ORDER BY id",
        erase "DELETE FROM apps WHERE owner_id = $1";
}

/// Adds an app.
pub async fn insert(tx: &Tx, app: &StoredApp) -> Result<()> {
    let args = args![
        app.id,
        app.owner_id,
        app.name,
        app.picture_signature,
        app.picture_extension,
        app.redirect_uris,
        app.secret_hash,
        app.created_ms
    ];
    tx.exec(&INSERT, &args).await?;
    Ok(())
}

/// An app.
pub async fn find(run: &impl Run, id: AppId) -> Result<Option<StoredApp>> {
    Ok(run.opt(&FIND, &args![id]).await?)
}

/// Apps; those that are gone are left out.
pub async fn find_many(run: &impl Run, ids: &[AppId]) -> Result<Vec<StoredApp>> {
    Ok(run.all_in(&FIND_MANY, &args![], ids).await?)
}

/// An app, which nothing else changes meanwhile.
pub async fn lock(tx: &Tx, id: AppId) -> Result<Option<StoredApp>> {
    Ok(tx.opt(&LOCK, &args![id]).await?)
}

/// A developer's own, newest first.
pub async fn of_owner(run: &impl Run, owner: UserId, most: i64) -> Result<Vec<StoredApp>> {
    Ok(run.all(&OF_OWNER, &args![owner, most]).await?)
}

/// How many a developer has.
pub async fn count_of(run: &impl Run, owner: UserId) -> Result<i64> {
    Ok(run.one(&COUNT_OF, &args![owner]).await?)
}

/// Writes all of it that can change.
pub async fn update(tx: &Tx, app: &StoredApp) -> Result<()> {
    let args = args![
        app.id,
        app.name,
        app.picture_signature,
        app.picture_extension,
        app.redirect_uris,
        app.secret_hash
    ];
    tx.exec(&UPDATE, &args).await?;
    Ok(())
}

/// Deletes an app.
pub async fn delete(tx: &Tx, id: AppId) -> Result<()> {
    tx.exec(&DELETE, &args![id]).await?;
    Ok(())
}

/// Who registered an app that shows this picture, if one does.
pub async fn owner_with_picture(run: &impl Run, signature: &str) -> Result<Option<UserId>> {
    Ok(run.opt(&SHOWS, &args![signature]).await?)
}

/// Whether an app shows this picture.
pub async fn show_picture(run: &impl Run, signature: &str) -> Result<bool> {
    Ok(owner_with_picture(run, signature).await?.is_some())
}

/// Renames a picture of apps; of how many it was.
pub async fn rename_picture(tx: &Tx, names: &Renaming) -> Result<u64> {
    let args = args![names.old, names.new];
    Ok(tx.exec(&RENAME_PICTURE, &args).await?)
}

/// Takes a picture from apps; from whose.
pub async fn drop_picture(tx: &Tx, signature: &str) -> Result<Vec<UserId>> {
    Ok(tx.all(&DROP_PICTURE, &args![signature]).await?)
}
