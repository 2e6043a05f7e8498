//! Switches two-step verification off.

use contract::{
    audits::AuditChange,
    errors::Code,
    factors::{DisableTotp, Factors},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{check_owner::check_owner, show_factors::show_factors, sql, tell_owner::tell_owner};
use crate::{mails::About, users::check_protection::check_protection};

/// `UserTotpResource/delete`: removes the secret and the recovery codes. Caller:
/// user, with their password. Passkeys stay, they are a way in of their own.
pub async fn disable_totp(ctx: Ctx, input: DisableTotp) -> Result<Factors> {
    let viewer = check_owner(&ctx, input.password).await?;
    check_protection(&ctx, viewer, input.passcode.as_deref()).await?;
    let tx = ctx.begin().await?;
    if !sql::delete_totp(&tx, viewer).await? {
        return Err(Error::new(Code::MfaOff));
    }
    sql::delete_recovery(&tx, viewer).await?;
    let told = (AuditChange::MfaDisabled, About::MfaDisabled);
    tell_owner(&ctx, &tx, viewer, told).await?;
    tx.commit().await?;
    show_factors(&ctx, viewer).await
}
