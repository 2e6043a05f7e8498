//! Log in with name or e-mail address and password.

use contract::{
    errors::Code,
    sessions::{LogIn, SignedIn},
};

use super::{begin_session::begin_session, hash_password::verify_password, sql};
use crate::{
    ctx::{Actor, Ctx},
    error::{Error, Result},
    users::{show_users, sql as users},
};

/// `UserSessionResource/create`. A wrong password and an unknown name are
/// answered alike, in text and in time. A session the browser had is replaced.
pub async fn log_in(ctx: Ctx, input: LogIn) -> Result<SignedIn> {
    let name = input.username_or_email.trim();
    let db = &ctx.house.db;
    let id = match name.contains('@') {
        true => users::id_by_email(db, name).await?,
        false => users::id_by_name(db, name).await?,
    };
    let known = match id {
        Some(id) => users::credentials(db, id).await?,
        None => None,
    };
    let (id, hash) = known.map(|row| (row.id, row.password_hash)).unzip();
    let right = verify_password(&ctx, input.password, hash).await?;
    let (true, Some(id)) = (right, id.map(contract::ids::UserId)) else {
        return Err(Error::new(Code::CredentialsWrong));
    };
    let tx = db.begin().await?;
    if let Some(old) = &ctx.session {
        sql::delete(&tx, old).await?;
    }
    let session = begin_session(&ctx, &tx, id).await?;
    tx.commit().await?;
    if let Some(old) = &ctx.session {
        ctx.house.caches.sessions.invalidate(old);
    }
    let ctx = ctx.acting_as(Actor::User(id));
    let user = show_users::viewer_view(&ctx, id).await?;
    Ok(SignedIn {
        user,
        is_authenticated: true,
        session,
    })
}
