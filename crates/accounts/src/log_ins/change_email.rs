//! Changes an account's address, once the new one is verified.

use contract::{
    errors::Code,
    log_ins::{ChangeEmail, MailSent},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    validate,
};

use super::tell_owner::{hides_accounts, tell_owner};
use crate::{
    businesses::find_log_in::check_own_log_in,
    mails::{About, NewMail, send_mail},
    sessions::{
        check_own_password::check_own_password,
        count_guess::{check_asking, count_asking},
    },
    users::{self, check_protection::check_protection},
};

/// `UserEmailResource/update`: sends a link to the new address; the account keeps
/// its own until the link is used ([`super::verify_email`]). Caller: user, with
/// their password.
pub async fn change_email(ctx: Ctx, input: ChangeEmail) -> Result<MailSent> {
    let viewer = ctx.user()?;
    check_own_log_in(&ctx.house.db, viewer).await?;
    let email = validate::email("email", &input.email)?;
    check_own_password(&ctx, viewer, "password", input.password).await?;
    check_protection(&ctx, viewer, input.passcode.as_deref()).await?;
    check_asking(&ctx).await?;
    let owner = users::id_by_email(&ctx.house.db, &email).await?;
    if owner.is_some() || hides_accounts(&ctx) {
        count_asking(&ctx).await?;
    }
    if let Some(owner) = owner {
        if !hides_accounts(&ctx) {
            return Err(Error::field(Code::EmailTaken, "email"));
        }
        tell_owner(&ctx, owner).await?;
        return Ok(MailSent {});
    }
    let tx = ctx.begin().await?;
    let mail = NewMail {
        user_id: viewer,
        about: About::ConfirmEmail { email },
    };
    send_mail(&ctx, &tx, &mail).await?;
    tx.commit().await?;
    Ok(MailSent {})
}
