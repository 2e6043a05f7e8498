//! Log in with name or e-mail address and password.

use contract::{
    errors::Code,
    sessions::{LogIn, SignedIn},
};

use super::{hash_password::verify_password, sign_in::sign_in};
use crate::{
    ctx::Ctx,
    error::{Error, Result},
    users::sql as users,
};

/// `UserSessionResource/create`. A wrong password and an unknown name are
/// answered alike, in text and in time.
pub async fn log_in(ctx: Ctx, input: LogIn) -> Result<SignedIn> {
    let name = input.username_or_email.trim();
    let db = ctx.house.db.clone();
    let id = users::id_by_name_or_email(&db, name).await?;
    let known = match id {
        Some(id) => users::credentials(&db, id).await?,
        None => None,
    };
    let (id, hash) = known.map(|row| (row.id, row.password_hash)).unzip();
    let right = verify_password(&ctx, input.password, hash).await?;
    let (true, Some(id)) = (right, id.map(contract::ids::UserId)) else {
        return Err(Error::new(Code::CredentialsWrong));
    };
    let tx = db.begin().await?;
    sign_in(ctx, tx, id).await
}
