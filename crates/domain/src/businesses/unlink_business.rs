//! A linked business gets a log-in of its own.

use contract::{audits::AuditChange, businesses::UnlinkBusiness, errors::Code, sessions::SignedIn};

use super::sql;
use crate::{
    ctx::Ctx,
    error::{Error, Result},
    mails::{About, Errand, send_mail},
    passcodes::require_passcode::require_passcode,
    sessions::{
        change_password::replace_log_in,
        hash_password::{check_new_password, check_own_password, hash_password},
    },
    users::sql as users,
    validate,
};

/// `BusinessLinkResource/delete`, asked by the business itself. Its sessions end
/// everywhere; the browser that asked gets a new one, alone with its account.
pub async fn unlink_business(ctx: Ctx, input: UnlinkBusiness) -> Result<SignedIn> {
    let viewer = ctx.user()?;
    let email = validate::email("email", &input.email)?;
    check_new_password("new_password", &input.new_password)?;
    check_own_password(&ctx, viewer, "password", input.password).await?;
    require_passcode(&ctx, viewer, input.passcode.as_deref()).await?;
    let hash = hash_password(&ctx, input.new_password).await?;
    let tx = ctx.house.db.begin().await?;
    let linked = sql::lock(&tx, viewer).await?;
    if linked.is_none_or(|row| row.owner_id.is_none()) {
        return Err(Error::new(Code::LinkRequired));
    }
    if !users::claim_email(&tx, &email, viewer).await? {
        return Err(Error::field(Code::EmailTaken, "email"));
    }
    users::set_email(&tx, viewer, &email).await?;
    users::set_email_proved(&tx, viewer, None).await?;
    sql::unlink(&tx, viewer).await?;
    let errand = Errand {
        user_id: viewer,
        about: About::VerifyEmail,
    };
    send_mail(&ctx, &tx, &errand).await?;
    replace_log_in(&ctx, tx, viewer, &hash, AuditChange::PasswordChanged).await
}
