//! Sets a new password by a link that was mailed.

use contract::{
    audits::AuditChange,
    errors::Code,
    ids::UserId,
    sessions::{ResetPassword, SignedIn},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use crate::{
    businesses::share_address::share_address,
    factors::prove_factor::prove_factor,
    mails::take_link::{Purpose, take_link},
    sessions::{
        change_password::replace_password, check_new_password::check_password_of,
        hash_password::hash_password,
    },
    users::{self, prove_email::prove_email},
};

/// `UserResetPasswordResource/update`: sets the password and logs in. Caller:
/// holder of the link, with the second factor if the account asks for one. The
/// link is used up, and with it every other one. It also verifies
/// the address it went to.
pub async fn reset_password(ctx: Ctx, input: ResetPassword) -> Result<SignedIn> {
    let id = whose(&ctx, &input.token).await?;
    check_password_of(&ctx, id, "new_password", &input.new_password).await?;
    let hash = hash_password(&ctx, input.new_password).await?;
    let tx = prove_factor(&ctx, id, input.mfa_token.as_deref()).await?;
    let link = take_link(&ctx.house, &tx, &input.token, Purpose::ResetPassword).await?;
    let id = link.user_id;
    let row = users::find(&tx, id)
        .await?
        .ok_or_else(|| Error::field(Code::MailLinkInvalid, "token"))?;
    if row.email.eq_ignore_ascii_case(&link.email) && row.email_proved_ms.is_none() {
        prove_email(&ctx, &tx, id).await?;
        share_address(&tx, id).await?;
    }
    replace_password(&ctx, tx, id, &hash, AuditChange::PasswordReset).await
}

/// The user whose link it is; it is not used up, since nothing is committed.
async fn whose(ctx: &Ctx, token: &str) -> Result<UserId> {
    let tx = ctx.begin().await?;
    let link = take_link(&ctx.house, &tx, token, Purpose::ResetPassword).await?;
    Ok(link.user_id)
}
