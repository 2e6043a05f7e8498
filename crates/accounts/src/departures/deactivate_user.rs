//! Deactivates an account for a while.

use contract::{
    audits::AuditChange,
    departures::DeactivateUser,
    sessions::{LogOut, SignedOut},
};
use kernel::{ctx::Ctx, error::Result};

use crate::{
    audits::note_change::note_change,
    mails::{About, NewMail, send_mail},
    sessions::{check_own_password::check_own_password, end_sessions::end_all, log_out::log_out},
    users::{self, check_protection::check_protection},
};

/// `UserDeactivateResource/create`: hides the account and all that is on it until
/// its owner logs in again. Caller: user, with their password. Every session
/// ends.
pub async fn deactivate_user(ctx: Ctx, input: DeactivateUser) -> Result<SignedOut> {
    let viewer = ctx.user()?;
    check_own_password(&ctx, viewer, "password", input.password).await?;
    check_protection(&ctx, viewer, input.passcode.as_deref()).await?;
    let mail = About::AccountDeactivated;
    leave(&ctx, (AuditChange::Deactivated, mail), None).await
}

/// Hides the viewer's account, ends their sessions, notes it and tells by mail.
pub(super) async fn leave(
    ctx: &Ctx,
    (change, about): (AuditChange, About),
    erase_ms: Option<i64>,
) -> Result<SignedOut> {
    let viewer = ctx.user()?;
    // First, while the session is there: the browser goes on as another account
    // of its, if it has one.
    let here = LogOut {
        user_id: Some(viewer),
        ..LogOut::default()
    };
    let signed_out = log_out(ctx.clone(), here).await?;
    let tx = ctx.begin().await?;
    users::leave(&tx, viewer, Some(ctx.now()), erase_ms).await?;
    end_all(&tx, viewer).await?;
    note_change(ctx, &tx, viewer, change).await?;
    let mail = NewMail {
        user_id: viewer,
        about,
    };
    send_mail(ctx, &tx, &mail).await?;
    tx.commit().await?;
    Ok(signed_out)
}
