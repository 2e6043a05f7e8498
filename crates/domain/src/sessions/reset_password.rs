//! A new password for somebody who reads the account's mails.

use contract::{
    errors::Code,
    sessions::{ResetPassword, SignedIn},
};

use super::{
    change_password::replace_password,
    hash_password::{check_new_password, hash_password},
};
use crate::{
    ctx::Ctx,
    error::{Error, Result},
    mails::{
        sql as mails,
        take_link::{Purpose, take_link},
    },
    users::sql as users,
};

/// `UserResetPasswordResource/update`: the link is used up, and with it every
/// other link of its kind. It also proves the address it went to.
pub async fn reset_password(ctx: Ctx, input: ResetPassword) -> Result<SignedIn> {
    check_new_password("new_password", &input.new_password)?;
    let hash = hash_password(&ctx, input.new_password).await?;
    let tx = ctx.house.db.begin().await?;
    let link = take_link(&ctx.house, &tx, &input.token, Purpose::ResetPassword).await?;
    let id = link.user_id;
    let row = users::find(&tx, id)
        .await?
        .ok_or_else(|| Error::field(Code::MailLinkInvalid, "token"))?;
    mails::delete_of(&tx, id, Purpose::ResetPassword).await?;
    if row.email.eq_ignore_ascii_case(&link.email) && row.email_proved_ms.is_none() {
        users::set_email_proved(&tx, id, Some(ctx.now())).await?;
    }
    replace_password(&ctx, tx, id, &hash).await
}
