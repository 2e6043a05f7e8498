//! Makes new recovery codes.

use contract::{
    audits::AuditChange,
    errors::Code,
    factors::{RecoveryCodes, RenewRecoveryCodes},
};
use kernel::{
    ctx::Ctx,
    error::{Error, Result},
};

use super::{
    check_owner::check_owner, make_recovery_codes::make_recovery_codes, sql, tell_owner::tell_owner,
};
use crate::mails::About;

/// `UserRecoveryCodesResource/create`: new codes; the old ones are void. Caller:
/// user, with their password.
pub async fn renew_recovery_codes(ctx: Ctx, input: RenewRecoveryCodes) -> Result<RecoveryCodes> {
    let viewer = check_owner(&ctx, input.password).await?;
    let tx = ctx.begin().await?;
    if sql::confirmed_ms(&tx, viewer).await?.is_none() {
        return Err(Error::new(Code::MfaOff));
    }
    let codes = make_recovery_codes(&ctx, &tx, viewer).await?;
    let told = (
        AuditChange::RecoveryCodesRenewed,
        About::RecoveryCodesRenewed,
    );
    tell_owner(&ctx, &tx, viewer, told).await?;
    tx.commit().await?;
    Ok(codes)
}
