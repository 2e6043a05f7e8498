//! Sends another mail to verify the account's address.

use contract::log_ins::{MailSent, ResendVerification};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use crate::{
    businesses::find_log_in::find_log_in,
    mails::{About, NewMail, send_mail},
    users,
};

/// `POST /v3/users/email/verify/resend/`: sends the link again. Caller: user.
/// Nothing is sent for an address that is verified already.
pub async fn resend_verification(ctx: Ctx, _input: ResendVerification) -> Result<MailSent> {
    let viewer = ctx.user()?;
    let tx = ctx.begin().await?;
    let log_in = find_log_in(&tx, viewer).await?;
    let row = users::find(&tx, log_in)
        .await?
        .ok_or_else(Error::not_found)?;
    if row.email_proved_ms.is_none() {
        let mail = NewMail {
            user_id: log_in,
            about: About::VerifyEmail,
        };
        send_mail(&ctx, &tx, &mail).await?;
    }
    tx.commit().await?;
    Ok(MailSent {})
}
