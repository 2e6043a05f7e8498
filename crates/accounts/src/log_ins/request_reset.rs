//! Mails a link to choose a new password.

use contract::{ids::UserId, log_ins::MailSent, sessions::RequestReset};
use kernel::{ctx::Ctx, error::Result};

use crate::{
    businesses::find_log_in::find_log_in,
    mails::{About, NewMail, send_mail},
    sessions::count_guess::count_reset,
    users,
};

/// An id that no account has.
const NO_USER: UserId = UserId(0);

/// `UserResetPasswordResource/create`: has the link sent. Caller: every viewer.
/// An unknown name is answered alike and takes the same steps: a mail to no
/// account, which is not sent.
pub async fn request_reset(ctx: Ctx, input: RequestReset) -> Result<MailSent> {
    count_reset(&ctx, input.token.as_deref()).await?;
    let name = input.username_or_email.trim();
    let tx = ctx.begin().await?;
    let known = users::id_by_name_or_email(&tx, name).await?;
    let known = match known {
        Some(id) => Some(find_log_in(&tx, id).await?),
        None => None,
    };
    let mail = NewMail {
        user_id: known.unwrap_or(NO_USER),
        about: About::ResetPassword,
    };
    send_mail(&ctx, &tx, &mail).await?;
    tx.commit().await?;
    Ok(MailSent {})
}
