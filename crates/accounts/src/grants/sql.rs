//! The only place that names `grants` and, in [`tokens`], `grant_tokens`.

pub mod tokens;

use contract::ids::{AppId, GrantId, UserId};
use kernel::{error::Result, tx::Tx};
use store::{Run, args, owned, row, sql};

row! {
    /// What a user allowed.
    pub struct GrantRow {
        pub user_id: UserId,
        pub id: GrantId,
        pub app_id: Option<AppId>,
        pub name: String,
        pub scopes: String,
        pub created_ms: i64,
        pub used_ms: Option<i64>,
        pub expires_ms: Option<i64>,
    }
}

sql! {
    INSERT: () =
        "INSERT INTO grants (user_id, id, app_id, name, scopes, created_ms, used_ms, expires_ms) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
    FIND: GrantRow =
        "SELECT user_id, id, app_id, name, scopes, created_ms, used_ms, expires_ms FROM grants \
         WHERE user_id = $1 AND id = $2";
    OF_APP: GrantRow =
        "SELECT user_id, id, app_id, name, scopes, created_ms, used_ms, expires_ms FROM grants \
         WHERE user_id = $1 AND app_id = $2";
    OF_USER: GrantRow =
        "SELECT user_id, id, app_id, name, scopes, created_ms, used_ms, expires_ms FROM grants \
         WHERE user_id = $1 AND (expires_ms IS NULL OR expires_ms > $2) ORDER BY id DESC LIMIT $3";
    COUNT_PERSONAL: i64 =
        "SELECT count(*) FROM grants WHERE user_id = $1 AND app_id IS NULL \
         AND (expires_ms IS NULL OR expires_ms > $2)";
    SET_SCOPES: () = "UPDATE grants SET scopes = $3 WHERE user_id = $1 AND id = $2";
    SET_USED: () = "UPDATE grants SET used_ms = $3 WHERE user_id = $1 AND id = $2";
    END: GrantRow =
        "DELETE FROM grants WHERE user_id = $1 AND id = $2 \
         RETURNING user_id, id, app_id, name, scopes, created_ms, used_ms, expires_ms";
    END_OF_USER: GrantRow =
        "DELETE FROM grants WHERE user_id = $1 \
         RETURNING user_id, id, app_id, name, scopes, created_ms, used_ms, expires_ms";
    FORGET_APP: () = "DELETE FROM grants WHERE app_id = $1";
    DELETE_EXPIRED: () = "DELETE FROM grants WHERE expires_ms < $1";
}

owned! {
    grants: "grants",
        read "SELECT app_id, name, scopes, created_ms, used_ms, expires_ms FROM grants WHERE user_id = $1 \
              ORDER BY id",
        erase "DELETE FROM grants WHERE user_id = $1";
}

/// Adds a grant.
pub async fn insert(tx: &Tx, row: &GrantRow) -> Result<()> {
    let args = args![
        row.user_id,
        row.id,
        row.app_id,
        row.name,
        row.scopes,
        row.created_ms,
        row.used_ms,
        row.expires_ms
    ];
    tx.exec(&INSERT, &args).await?;
    Ok(())
}

/// A grant.
pub async fn find(run: &impl Run, user: UserId, id: GrantId) -> Result<Option<GrantRow>> {
    Ok(run.opt(&FIND, &args![user, id]).await?)
}

/// What a user allowed an app.
pub async fn of_app(run: &impl Run, user: UserId, app: AppId) -> Result<Option<GrantRow>> {
    Ok(run.opt(&OF_APP, &args![user, app]).await?)
}

/// What a user allowed and is not over, newest first.
pub async fn of_user(run: &impl Run, user: UserId, now: i64, most: i64) -> Result<Vec<GrantRow>> {
    Ok(run.all(&OF_USER, &args![user, now, most]).await?)
}

/// How many personal access tokens of a user are not over.
pub async fn count_personal(run: &impl Run, user: UserId, now: i64) -> Result<i64> {
    Ok(run.one(&COUNT_PERSONAL, &args![user, now]).await?)
}

/// Writes what is allowed from now on.
pub async fn set_scopes(tx: &Tx, user: UserId, id: GrantId, scopes: &str) -> Result<()> {
    tx.exec(&SET_SCOPES, &args![user, id, scopes]).await?;
    Ok(())
}

/// Notes when it was used.
pub async fn set_used(tx: &Tx, user: UserId, id: GrantId, now: i64) -> Result<()> {
    tx.exec(&SET_USED, &args![user, id, now]).await?;
    Ok(())
}

/// Ends a grant of this user; answers it, if there was one.
pub async fn end(tx: &Tx, user: UserId, id: GrantId) -> Result<Vec<GrantRow>> {
    Ok(tx.all(&END, &args![user, id]).await?)
}

/// Ends every grant of this user.
pub async fn end_of_user(tx: &Tx, user: UserId) -> Result<Vec<GrantRow>> {
    Ok(tx.all(&END_OF_USER, &args![user]).await?)
}

/// Ends whatever users allowed an app.
pub async fn forget_app(tx: &Tx, app: AppId) -> Result<()> {
    tx.exec(&FORGET_APP, &args![app]).await?;
    Ok(())
}

/// Removes what is over.
pub async fn delete_expired(tx: &Tx, now: i64) -> Result<()> {
    tx.exec(&DELETE_EXPIRED, &args![now]).await?;
    Ok(())
}
