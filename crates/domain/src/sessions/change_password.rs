//! A new password for somebody who knows the old one.

use contract::{
    ids::UserId,
    sessions::{ChangePassword, SignedIn},
};
use store::Tx;

use super::{
    end_sessions::{end_all, forget},
    hash_password::{check_new_password, check_own_password, hash_password},
    sign_in::sign_in,
};
use crate::{
    ctx::Ctx,
    error::Result,
    mails::{About, Errand, send_mail},
    users::sql as users,
};

/// `UserPasswordResource/update`. Every session ends, also those a thief holds;
/// the browser that asked gets a new one.
pub async fn change_password(ctx: Ctx, input: ChangePassword) -> Result<SignedIn> {
    let viewer = ctx.user()?;
    check_own_password(&ctx, viewer, "old_password", input.old_password).await?;
    check_new_password("new_password", &input.new_password)?;
    let hash = hash_password(&ctx, input.new_password).await?;
    let tx = ctx.house.db.begin().await?;
    replace_password(&ctx, tx, viewer, &hash).await
}

/// Sets the password, ends every session, tells by mail, begins a new session.
pub(super) async fn replace_password(
    ctx: &Ctx,
    tx: Tx,
    id: UserId,
    hash: &str,
) -> Result<SignedIn> {
    users::set_password(&tx, id, hash).await?;
    let ended = end_all(&tx, id).await?;
    let errand = Errand {
        user_id: id,
        about: About::PasswordChanged,
    };
    send_mail(ctx, &tx, &errand).await?;
    let signed_in = sign_in(ctx.clone(), tx, id).await?;
    for hash in &ended {
        forget(ctx, hash);
    }
    Ok(signed_in)
}
