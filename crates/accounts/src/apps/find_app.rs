//! Finds apps, and who says that it is one.

use contract::{
    errors::Code,
    ids::{AppId, UserId},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    house::House,
    tokens::token_hash,
    tx::Tx,
};
use store::Run;
use subtle::ConstantTimeEq;

use super::{
    list_apps::MOST,
    sql::{self, StoredApp},
};
use crate::users::find_standing::find_standing;

impl StoredApp {
    /// Addresses to which people are sent back.
    pub fn redirects(&self) -> Vec<String> {
        serde_json::from_str(&self.redirect_uris).unwrap_or_default()
    }
}

/// An app that works: none when it is gone, or its owner gone or suspended.
pub async fn find_app(house: &House, id: AppId) -> Result<Option<StoredApp>> {
    let Some(app) = sql::find(&house.db, id).await? else {
        return Ok(None);
    };
    let owner = find_standing(house, &house.db, app.owner_id).await?;
    Ok(owner
        .is_some_and(|standing| !standing.is_suspended)
        .then_some(app))
}

/// How a program says which app it is (RFC 6749 §2.3).
#[derive(Clone, Default)]
pub struct Credentials {
    /// `client_id`.
    pub id: String,
    /// `client_secret`, if it has one.
    pub secret: Option<String>,
}

/// The app that proves to be itself; one that keeps no secret says it alone. Unknown apps
/// and wrong secrets are refused alike.
pub async fn check_app(ctx: &Ctx, credentials: &Credentials) -> Result<StoredApp> {
    let refused = || Error::new(Code::AppRefused);
    let id: AppId = credentials.id.parse().map_err(|()| refused())?;
    let app = find_app(&ctx.house, id).await?.ok_or_else(refused)?;
    let is_right = match (&app.secret_hash, &credentials.secret) {
        (Some(kept), Some(given)) => bool::from(kept[..].ct_eq(&token_hash(given)[..])),
        (Some(_), None) => false,
        // An app without a secret has nothing to prove with.
        (None, given) => given.is_none(),
    };
    is_right.then_some(app).ok_or_else(refused)
}

/// The apps that a user registered, newest first.
pub async fn apps_of(run: &impl Run, owner: UserId) -> Result<Vec<StoredApp>> {
    sql::of_owner(run, owner, MOST).await
}

/// Who registered an app that shows this picture, if one does.
pub async fn owner_with_picture(run: &impl Run, signature: &str) -> Result<Option<UserId>> {
    sql::owner_with_picture(run, signature).await
}

/// An app, unless it is gone, which nothing else changes meanwhile.
pub async fn lock_app(tx: &Tx, id: AppId) -> Result<Option<StoredApp>> {
    sql::lock(tx, id).await
}

/// An app of this user, which nothing else changes meanwhile; another's is not found.
pub(super) async fn lock_own_app(tx: &Tx, owner: UserId, id: AppId) -> Result<StoredApp> {
    let app = sql::lock(tx, id).await?;
    app.filter(|app| app.owner_id == owner)
        .ok_or_else(Error::not_found)
}
