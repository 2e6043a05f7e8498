//! Mails a link to replace a forgotten passcode.

use contract::{errors::Code, log_ins::MailSent, passcodes::RequestPasscodeReset};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::sql;
use crate::mails::{About, NewMail, send_mail};

/// `ParentalPasscodeResetResource/create`: sends a link to the parent's address.
/// Caller: user.
pub async fn request_passcode_reset(ctx: Ctx, _input: RequestPasscodeReset) -> Result<MailSent> {
    let viewer = ctx.user()?;
    let tx = ctx.begin().await?;
    let row = sql::find(&tx, viewer).await?;
    let row = row.ok_or_else(|| Error::new(Code::PasscodeOff))?;
    let mail = NewMail {
        user_id: viewer,
        about: About::ResetPasscode {
            email: row.backup_email,
        },
    };
    send_mail(&ctx, &tx, &mail).await?;
    tx.commit().await?;
    Ok(MailSent {})
}
