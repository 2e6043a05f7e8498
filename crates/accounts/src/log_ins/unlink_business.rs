//! Gives a linked business a log-in of its own.

use contract::{audits::AuditChange, businesses::UnlinkBusiness, errors::Code, sessions::SignedIn};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
    validate,
};

use crate::{
    businesses::open_business::{lock_linked, unlink},
    mails::{About, NewMail, send_mail},
    sessions::{
        change_password::replace_log_in,
        check_new_password::{check_new_password, check_password_of},
        check_own_password::check_own_password,
        count_guess::{check_asking, count_asking},
        hash_password::hash_password,
    },
    users::{self, check_protection::check_protection},
};

/// `BusinessLinkResource/delete`: unlinks the business. Caller: the business
/// itself, with its owner's password. Its sessions end everywhere; the browser
/// that asked gets a new one, alone with its account.
pub async fn unlink_business(ctx: Ctx, input: UnlinkBusiness) -> Result<SignedIn> {
    let viewer = ctx.user()?;
    let email = validate::email("email", &input.email)?;
    check_new_password(&ctx, "new_password", &input.new_password, &[&email])?;
    check_password_of(&ctx, viewer, "new_password", &input.new_password).await?;
    check_own_password(&ctx, viewer, "password", input.password).await?;
    check_protection(&ctx, viewer, input.passcode.as_deref()).await?;
    let hash = hash_password(&ctx, input.new_password).await?;
    check_asking(&ctx).await?;
    let tx = ctx.begin().await?;
    lock_linked(&tx, viewer).await?;
    if !users::claim_email(&tx, &email, viewer).await? {
        drop(tx);
        count_asking(&ctx).await?;
        return Err(Error::field(Code::EmailTaken, "email"));
    }
    users::set_email(&tx, viewer, &email).await?;
    users::set_email_proved(&tx, viewer, None).await?;
    unlink(&tx, viewer).await?;
    let mail = NewMail {
        user_id: viewer,
        about: About::VerifyEmail,
    };
    send_mail(&ctx, &tx, &mail).await?;
    replace_log_in(&ctx, tx, viewer, &hash, AuditChange::PasswordChanged).await
}
